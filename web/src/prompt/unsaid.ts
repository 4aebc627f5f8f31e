/** No number yet: it is for the person alone to say one. */
export const UNSAID = -1;
