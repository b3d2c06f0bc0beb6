export const lowestFloor = -5;
export const highestFloor = 60;

/** What a floor is called: 0 is the ground floor, below it are basements. */
export function floorName(floor: number): string {
  if (floor === 0) return "Zemin kat";
  return floor < 0 ? `${-floor}. bodrum kat` : `${floor}. kat`;
}

/** A floor as lists name it by id; undefined for what is none. */
export function floorOf(id: string): number | undefined {
  const floor = /^-?\d{1,2}$/.test(id) ? Number(id) : Number.NaN;
  return floor >= lowestFloor && floor <= highestFloor ? floor : undefined;
}
