export const compassPoints = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type CompassPoint = (typeof compassPoints)[number];

/** The point from which a wind of so many degrees blows. */
export function compassPoint(degrees: number): CompassPoint {
  return compassPoints[Math.round(degrees / 45) % 8] ?? 'N';
}

/** Upper ends of the forces 0 to 11 in knots (WMO, Manual on Codes, table 1100). */
const forces = [0, 3, 6, 10, 16, 21, 27, 33, 40, 47, 55, 63];

export function beaufort(knots: number): number {
  const force = forces.findIndex((most) => knots <= most);
  return force === -1 ? 12 : force;
}

/** Knots from which a wind is a gale, force 8. */
export const GALE = 34;
