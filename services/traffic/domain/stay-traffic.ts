import type { StatusCode } from '../../../contracts/reservations/vocabulary.js';
import { trafficErrors } from '../../../contracts/traffic/errors.js';
import type { TrafficEvent } from '../../../contracts/traffic/events.js';
import type { ExpectedThen, TrafficType, UpdateTraffic } from '../../../contracts/traffic/traffic.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { type Currency, toDecimal } from '../../../contracts/vocabulary/money.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';

/** Arrival and departure of one stay's boat. */
export interface StayTraffic {
  /** Instants, UTC. */
  readonly arrived_at: string | null;
  readonly departed_at: string | null;
  /** Notices of a late arrival or departure; null: as booked. */
  readonly arrival_expected: ExpectedThen | null;
  readonly departure_expected: ExpectedThen | null;
  /** The berth that the boat was seen in; null: staff have not said. */
  readonly moored_berth_id: string | null;
}

export interface TrafficCommand {
  readonly type: UpdateTraffic['action'];
  readonly event: TrafficType;
  /** The boat was seen leaving before its last day. */
  readonly left_early?: boolean | undefined;
  /** Of a boat that is late. */
  readonly expected?: ExpectedThen | undefined;
  /** Where the boat lies. */
  readonly moored?: MooredIn | undefined;
  /** Whether to ask before the boat leaves with money open, or the answer. */
  readonly open_balance?: UpdateTraffic['open_balance'];
}

export interface MooredIn {
  readonly berth_id: string;
  /** Pier and number. */
  readonly label: string;
}

export interface TrafficContext {
  readonly now: string;
  /** Marina-local. */
  readonly today: string;
  readonly reservation_id: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly status_code: StatusCode | null;
  /** What the stay still costs, in minor units; null: nothing. */
  readonly open_balance: { readonly currency: Currency; readonly amount: number } | null;
}

export function initial(): StayTraffic {
  return {
    arrived_at: null,
    departed_at: null,
    arrival_expected: null,
    departure_expected: null,
    moored_berth_id: null,
  };
}

export function evolve(state: StayTraffic, event: TrafficEvent): StayTraffic {
  switch (event.type) {
    case 'VesselArrived':
      return { ...state, arrived_at: event.data.at };
    case 'VesselArrivalUndone':
      return { ...state, arrived_at: null, moored_berth_id: null };
    case 'VesselMoored':
      return { ...state, moored_berth_id: event.data.berth_id };
    case 'VesselDeparted':
      return { ...state, departed_at: event.data.at };
    case 'VesselDepartureUndone':
      return { ...state, departed_at: null };
    case 'ArrivalDelayed':
      return { ...state, arrival_expected: expectedIn(event.data) };
    case 'DepartureDelayed':
      return { ...state, departure_expected: expectedIn(event.data) };
    case 'ArrivalNoticeWithdrawn':
      return { ...state, arrival_expected: null };
    case 'DepartureNoticeWithdrawn':
      return { ...state, departure_expected: null };
    default:
      return event satisfies never;
  }
}

function expectedIn(data: { readonly expected_on: string; readonly expected_time: string | null }): ExpectedThen {
  return { date: data.expected_on, time: data.expected_time };
}

/** Booked now, or booked until the stay ended. */
function isBookedStay(status: StatusCode | null): boolean {
  return status === 'APPROVED' || status === 'INSTANT_BOOK' || status === 'FINISHED';
}

/** Confirming twice, or undoing what was never confirmed, is a no-op. */
export function decide(
  command: TrafficCommand,
  state: StayTraffic,
  context: TrafficContext,
): readonly TrafficEvent[] | Refusal {
  switch (command.type) {
    case 'CONFIRM':
      return confirm(command, state, context);
    case 'UNDO':
    case 'RESTORE':
      return undo(command.event, state, context);
    case 'LATE':
      return late(command, state, context);
    case 'ON_TIME':
      return onTime(command, state, context);
    case 'MOOR':
      return moor(command, state, context);
    default:
      return command.type satisfies never;
  }
}

/**
 * A late boat stays within its nights: an arrival comes before the last day, a departure on it. For more nights the
 * dates of the stay change.
 */
function late(
  { event, expected }: TrafficCommand,
  state: StayTraffic,
  context: TrafficContext,
): readonly TrafficEvent[] | Refusal {
  if (!isBookedStay(context.status_code)) return conflict(trafficErrors.not_booked, { status: context.status_code });
  if ((event === 'ARRIVAL' ? state.arrived_at : state.departed_at) !== null)
    return conflict(trafficErrors.already_seen);
  const { reservation_id, start_date, end_date, today, now: at } = context;
  const first = event === 'ARRIVAL' ? start_date : end_date;
  const from = first < today ? today : first;
  const until = event === 'ARRIVAL' ? addDays(end_date, -1) : end_date;
  if (expected === undefined || expected.date < from || expected.date > until) {
    return conflict(trafficErrors.outside_stay, { from, until });
  }
  const data = { reservation_id, expected_on: expected.date, expected_time: expected.time, at };
  return [event === 'ARRIVAL' ? { type: 'ArrivalDelayed', data } : { type: 'DepartureDelayed', data }];
}

/** The boat comes or leaves as booked after all. Without a notice, a no-op. */
function onTime(
  { event }: TrafficCommand,
  { arrival_expected, departure_expected }: StayTraffic,
  { reservation_id, now: at }: TrafficContext,
): readonly TrafficEvent[] {
  if ((event === 'ARRIVAL' ? arrival_expected : departure_expected) === null) return [];
  const data = { reservation_id, at };
  return [event === 'ARRIVAL' ? { type: 'ArrivalNoticeWithdrawn', data } : { type: 'DepartureNoticeWithdrawn', data }];
}

function confirm(
  { event, left_early, moored, open_balance: answer }: TrafficCommand,
  state: StayTraffic,
  context: TrafficContext,
): readonly TrafficEvent[] | Refusal {
  const { reservation_id, now: at, today: on } = context;
  if ((event === 'ARRIVAL' ? state.arrived_at : state.departed_at) !== null) return [];
  if (!isBookedStay(context.status_code)) return conflict(trafficErrors.not_booked, { status: context.status_code });
  const date = event === 'ARRIVAL' ? context.start_date : context.end_date;
  const early = event === 'DEPARTURE' && left_early === true;
  if (date > on && !early) return conflict(trafficErrors.in_future, { date, today: on });
  if (event === 'ARRIVAL') {
    const arrived: TrafficEvent = { type: 'VesselArrived', data: { reservation_id, on, at } };
    return moored === undefined
      ? [arrived]
      : [arrived, { type: 'VesselMoored', data: { reservation_id, ...moored, at } }];
  }
  if (state.arrived_at === null) return conflict(trafficErrors.not_arrived);
  const { open_balance: open } = context;
  if (open !== null && answer === 'ASK') {
    return conflict(trafficErrors.balance_open, { currency: open.currency, amount: toDecimal(open.amount) });
  }
  const let_go = open !== null && answer === 'LET_GO' ? { let_go: open } : {};
  return [{ type: 'VesselDeparted', data: { reservation_id, on, at, ...let_go } }];
}

/** Only a boat that is here lies in a berth. The same berth again is a no-op. */
function moor(
  { moored }: TrafficCommand,
  state: StayTraffic,
  context: TrafficContext,
): readonly TrafficEvent[] | Refusal {
  if (moored === undefined || moored.berth_id === state.moored_berth_id) return [];
  if (state.arrived_at === null) return conflict(trafficErrors.not_arrived);
  if (state.departed_at !== null) return conflict(trafficErrors.departed);
  return [{ type: 'VesselMoored', data: { reservation_id: context.reservation_id, ...moored, at: context.now } }];
}

/** Allowed even after the stay is closed, because an observation is independent of the stay's status. */
function undo(event: TrafficType, state: StayTraffic, context: TrafficContext): readonly TrafficEvent[] | Refusal {
  const data = { reservation_id: context.reservation_id, at: context.now };
  if (event === 'DEPARTURE') {
    if (state.departed_at === null) return [];
    const early = context.status_code === 'FINISHED' && context.end_date > context.today;
    return early ? conflict(trafficErrors.nights_released) : [{ type: 'VesselDepartureUndone', data }];
  }
  if (state.arrived_at === null) return [];
  return state.departed_at === null ? [{ type: 'VesselArrivalUndone', data }] : conflict(trafficErrors.departed);
}

function conflict(code: string, details: Readonly<Record<string, unknown>> = {}): Refusal {
  return refuse('conflict', code, { details });
}
