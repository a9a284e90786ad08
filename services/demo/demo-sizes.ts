/** The size of a demo marina. */
export interface DemoSize {
  /** Berths of the first marina. */
  readonly berths: number;
  /** Arrivals a day in the high season, in the first marina. */
  readonly arrivals: number;
  /** Reservations of the last hours, for each kind that awaits an answer. */
  readonly onTheDesk: number;
}

export const demoSizes: Readonly<Record<'S' | 'M' | 'L' | 'XL', DemoSize>> = {
  S: { berths: 60, arrivals: 10, onTheDesk: 2 },
  M: { berths: 255, arrivals: 50, onTheDesk: 4 },
  L: { berths: 1000, arrivals: 200, onTheDesk: 6 },
  XL: { berths: 5000, arrivals: 800, onTheDesk: 8 },
};

/** Days that a demo marina covers before and after today. */
export const HALF_A_YEAR_DAYS = 183;
/** Share of the berths that belong to residents. */
export const RESIDENT_SHARE = 0.55;
/** Traffic of the second marina as a share of the first's. */
export const SECOND_MARINA_SHARE = 0.15;
