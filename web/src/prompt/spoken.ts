/** A card as it is heard: what it is, and what stands in its corner, which may be a nought. */
export function spoken(name: string, corner: string | number | null | undefined): string {
  return (corner ?? null) === null ? name : `${name}, ${corner}`;
}
