import type { PlanBar, PlanMark } from '../../../../../contracts/berths/plan.js';
import type { StatusKind } from '../../../ui/status/status-kind.js';

/** What a bar stands for. Visits lie over residents and absences. */
export type BarKind = PlanBar['kind'] | 'CLOSED';

/** How a bar is drawn; a visit by whose move it is. In the order of the legend. */
export const barLooks = [
  'booked',
  'payment_due',
  'our_move',
  'offer_open',
  'over',
  'overdue',
  'resident',
  'away',
  'out_of_service',
] as const;
export type BarLook = (typeof barLooks)[number];

/** The end of a bar that lasts until further notice. */
export const OPEN_END = '9999-12-31';

/** Nights `[start, end)` of a boat, a resident or a closed berth on one berth, as the chart draws them. */
export interface ChartBar {
  /** Stays the same while the chart is patched. */
  readonly id: string;
  readonly kind: BarKind;
  readonly look: BarLook;
  readonly berthId: string;
  /** Neighbouring berths that the boat also takes (smart extension). */
  readonly alsoOn: readonly string[];
  readonly start: string;
  readonly end: string;
  /** The whole stay, which is longer than the bar when it is split over berths. */
  readonly stayStart: string;
  readonly stayEnd: string;
  /** The boat's name; null where no boat is named. */
  readonly boat: string | null;
  /** The boat with its sizes in metres; null for a closed berth. */
  readonly sizes: PlanBar['boat'] | null;
  readonly reservationId: string | null;
  readonly allocationId: string | null;
  /** The end of the nights in this berth: a resident's bar is cut where the boat is away. */
  readonly heldUntil: string;
  /** The first night that can move: nights before today cannot. */
  readonly movesFrom: string;
  /** Whether staff may give the stay other dates; null: no visitor. */
  readonly dates: PlanBar['dates'];
  /** The nights that a closure takes from a berth, on its own bar and on those of the boats concerned; absent: none. */
  readonly closed?: ClosedNights;
}

/** Nights `[start, end)` on which a closure keeps a berth empty. */
export interface ClosedNights {
  readonly closureId: string;
  readonly start: string;
  readonly end: string;
}

const looks: Readonly<Record<PlanMark, BarLook>> = {
  BOOKED: 'booked',
  PAYMENT_DUE: 'payment_due',
  OUR_MOVE: 'our_move',
  OFFER_OPEN: 'offer_open',
  OVER: 'over',
};

function lookOf({ kind, mark }: PlanBar): BarLook {
  if (kind === 'RESIDENT') return 'resident';
  if (kind === 'AWAY') return 'away';
  if (kind === 'OVERDUE') return 'overdue';
  return mark === null ? 'booked' : looks[mark];
}

const marks: Readonly<Partial<Record<BarLook, StatusKind>>> = {
  booked: 'booked',
  payment_due: 'payment_due',
  our_move: 'our_move',
  offer_open: 'waiting',
  over: 'expired',
  overdue: 'our_move',
};

/** The mark of a visit, which a bar too short for words carries; null for all other bars. */
export function markOf({ look }: Pick<ChartBar, 'look'>): StatusKind | null {
  return marks[look] ?? null;
}

/** The bar of an answer as the chart draws it. */
export function chartBar(bar: PlanBar, today: string): ChartBar {
  return {
    id: `${bar.allocation_id}:${bar.start_date}`,
    kind: bar.kind,
    look: lookOf(bar),
    berthId: bar.berth_id,
    alsoOn: bar.extends_over,
    start: bar.start_date,
    end: bar.end_date ?? OPEN_END,
    stayStart: bar.stay_start,
    stayEnd: bar.stay_end ?? OPEN_END,
    boat: bar.boat.name,
    sizes: bar.boat,
    reservationId: bar.reservation_id,
    allocationId: bar.kind === 'AWAY' ? null : bar.allocation_id,
    heldUntil: bar.end_date ?? OPEN_END,
    movesFrom: bar.start_date < today ? today : bar.start_date,
    dates: bar.dates,
  };
}

/** The start of a bar over all nights. */
export const NEVER_BEGAN = '0000-01-01';

/** The bar of a berth that is out of service, over all nights. */
export function closedBar(berthId: string): ChartBar {
  return {
    id: `closed:${berthId}`,
    kind: 'CLOSED',
    look: 'out_of_service',
    berthId,
    alsoOn: [],
    start: NEVER_BEGAN,
    end: OPEN_END,
    stayStart: NEVER_BEGAN,
    stayEnd: OPEN_END,
    boat: null,
    sizes: null,
    reservationId: null,
    allocationId: null,
    heldUntil: OPEN_END,
    movesFrom: OPEN_END,
    dates: null,
  };
}

/** The nights on which a closure keeps a berth empty. */
export function closureBar(berthId: string, closed: ClosedNights): ChartBar {
  const { closureId, start, end } = closed;
  const nights = { start, end, stayStart: start, stayEnd: end };
  return { ...closedBar(berthId), id: `closed:${berthId}:${closureId}`, ...nights, closed };
}

/** The bar with the first closure that takes its berth from a boat which is to be there; the bar as it is without one. */
export function withClosure(bar: ChartBar, ofBerth: readonly ClosedNights[]): ChartBar {
  if (bar.kind === 'CLOSED' || bar.kind === 'AWAY' || bar.look === 'over') return bar;
  const closed = ofBerth.find((nights) => overlaps(bar, nights));
  return closed === undefined ? bar : { ...bar, closed };
}

/** Drawing order: visits over boats that are still there, over absences, over residents, over closed berths. */
const LAYERS: Readonly<Record<BarKind, number>> = { CLOSED: 0, RESIDENT: 1, AWAY: 2, OVERDUE: 3, VISIT: 4 };

export function layerOf(bar: ChartBar): number {
  return LAYERS[bar.kind];
}

/** Whether a bar is the stay of a visitor that is not over. */
export function isVisit(bar: ChartBar): boolean {
  return bar.kind === 'VISIT' && bar.reservationId !== null && bar.look !== 'over';
}

/** Whether a bar can be picked up: a visitor's stay or a resident's nights that are not over. */
export function isMovable(bar: ChartBar): boolean {
  return isVisit(bar) || (bar.kind === 'RESIDENT' && bar.allocationId !== null && bar.movesFrom < bar.end);
}

/** Whether staff can change the dates at an end of a bar: only at the ends of the whole stay, and not in the past. */
export function hasEdge(bar: ChartBar, edge: 'start' | 'end'): boolean {
  // A residency until further notice has no end that could be moved; the form gives it one.
  if (bar.kind === 'RESIDENT' ? !isMovable(bar) || (edge === 'end' && bar.end === OPEN_END) : !isVisit(bar))
    return false;
  if (bar.kind === 'VISIT' && bar.dates !== 'CHANGE') return false;
  return edge === 'start' ? bar.start === bar.stayStart && bar.movesFrom === bar.start : bar.end === bar.stayEnd;
}

interface Nights {
  readonly start: string;
  readonly end: string;
}

/** Whether two ranges of nights have a night in common. */
export function overlaps(one: Nights, two: Nights): boolean {
  return one.start < two.end && two.start < one.end;
}

/** The stay of a visitor's bar, whose departure can move; null for all other bars. */
export function departingStay({ kind, reservationId: id, stayStart, stayEnd }: ChartBar, boat: string) {
  return kind !== 'VISIT' || id === null ? null : { id, start_date: stayStart, end_date: stayEnd, boat };
}
