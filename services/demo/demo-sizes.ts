/** How much there is of everything in a demo marina. */
export interface DemoSize {
  /** Of the first marina. */
  readonly berths: number;
  /** Boats a day at the height of the season, in the first marina. */
  readonly arrivals: number;
  /** Reservations of the last hours, of each kind that somebody must answer. */
  readonly onTheDesk: number;
}

export const demoSizes: Readonly<Record<'S' | 'M' | 'L' | 'XL', DemoSize>> = {
  S: { berths: 60, arrivals: 10, onTheDesk: 2 },
  M: { berths: 255, arrivals: 50, onTheDesk: 4 },
  L: { berths: 1000, arrivals: 200, onTheDesk: 6 },
  XL: { berths: 5000, arrivals: 800, onTheDesk: 8 },
};

/** The stretch of time that a demo marina knows, from today back and ahead. */
export const HALF_A_YEAR_DAYS = 183;
/** Part of the berths that belong to residents. */
export const RESIDENT_SHARE = 0.55;
/** How busy the second marina is, compared with the first. */
export const SECOND_MARINA_SHARE = 0.15;
