import { isCalendarDate } from '../../../../../contracts/vocabulary/dates.js';
import { type Comparison, comparisonOf } from '../../../entities/berth-plan/comparison.js';

export const views = ['occupancy', 'fit', 'leaving'] as const;
export type MapView = (typeof views)[number];

/** Parameters in the map's address. An empty text means not chosen. */
export const mapDefaults = {
  /** Marina-local date; today when empty. */
  date: '',
  view: 'occupancy' as string,
  /** UTC instant of the past that is shown. */
  at: '',
  compare: 'difference' as string,
  /** True: the time slider is open. */
  past: false,
  berth: '',
  find: '',
  /** Metres of the boat whose fit is shown: `9.8x3.2x1.7`. */
  boat: '',
  /** Last night + 1 of the boat whose fit is shown. */
  until: '',
  list: false,
};
export type MapAddress = typeof mapDefaults;

export interface SizedBoat {
  readonly length: number;
  readonly beam: number;
  readonly draft: number;
}

/** What an address shows. Invalid values of a hand-written address count as not chosen. */
export interface MapState {
  readonly date: string | null;
  readonly view: MapView;
  readonly at: string | null;
  readonly compare: Comparison;
  readonly boat: SizedBoat | null;
  readonly until: string | null;
}

export function mapStateOf({ date, view, at, compare, boat, until }: MapAddress): MapState {
  return {
    date: isCalendarDate(date) ? date : null,
    view: views.find((known) => known === view) ?? 'occupancy',
    at: isInstant(at) ? new Date(at).toISOString() : null,
    compare: comparisonOf(compare),
    boat: boatOf(boat),
    until: isCalendarDate(until) ? until : null,
  };
}

function isInstant(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** Sizes outside these are no boats: the server's limits of a vessel. */
const MOST = 1000;

function boatOf(text: string): SizedBoat | null {
  const sizes = text.split('x').map(Number);
  const [length = Number.NaN, beam = Number.NaN, draft = Number.NaN] = sizes;
  const valid = sizes.length === 3 && sizes.every((size) => size > 0 && size <= MOST);
  return valid ? { length, beam, draft } : null;
}

export function boatText({ length, beam, draft }: SizedBoat): string {
  return [length, beam, draft].join('x');
}
