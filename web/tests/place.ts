/** Where a page would be; first of all imports, for the house looks there as soon as it is read. */
globalThis.location ??= { protocol: "http:", host: "here", pathname: "/", hash: "" } as Location;
