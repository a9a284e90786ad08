import { trafficErrors } from '../../../contracts/traffic/errors.js';
import type { ResidentTrafficEvent } from '../../../contracts/traffic/events.js';
import type { TrafficType, UpdateTraffic } from '../../../contracts/traffic/traffic.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';

/** Departure and return of a resident's boat around one absence. */
export interface ResidentTraffic {
  /** Instants, UTC. */
  readonly departed_at: string | null;
  readonly returned_at: string | null;
}

export interface ResidentTrafficCommand {
  readonly type: UpdateTraffic['action'];
  /** The return is the arrival. */
  readonly event: TrafficType;
}

export interface ResidentTrafficContext {
  readonly now: string;
  /** Marina-local. */
  readonly today: string;
  readonly absence_id: string;
  readonly departure_date: string;
  readonly return_date: string;
}

export function initial(): ResidentTraffic {
  return { departed_at: null, returned_at: null };
}

export function evolve(state: ResidentTraffic, event: ResidentTrafficEvent): ResidentTraffic {
  switch (event.type) {
    case 'ResidentDeparted':
      return { ...state, departed_at: event.data.at };
    case 'ResidentDepartureUndone':
      return { ...state, departed_at: null };
    case 'ResidentReturned':
      return { ...state, returned_at: event.data.at };
    case 'ResidentReturnUndone':
      return { ...state, returned_at: null };
    default:
      return event satisfies never;
  }
}

/**
 * A return needs no confirmed departure, because residents often leave unseen. Confirming twice, or undoing what was
 * never confirmed, is a no-op.
 */
export function decide(
  { type, event }: ResidentTrafficCommand,
  state: ResidentTraffic,
  context: ResidentTrafficContext,
): readonly ResidentTrafficEvent[] | Refusal {
  const { absence_id, now: at, today: on } = context;
  const seen = event === 'ARRIVAL' ? state.returned_at : state.departed_at;
  if (type === 'LATE' || type === 'ON_TIME' || type === 'MOOR')
    return refuse('conflict', trafficErrors.absence_decides);
  if (type === 'CONFIRM') {
    if (seen !== null) return [];
    const date = event === 'ARRIVAL' ? context.return_date : context.departure_date;
    if (date > on) return refuse('conflict', trafficErrors.in_future, { details: { date, today: on } });
    return [{ type: event === 'ARRIVAL' ? 'ResidentReturned' : 'ResidentDeparted', data: { absence_id, on, at } }];
  }
  if (seen === null) return [];
  return [{ type: event === 'ARRIVAL' ? 'ResidentReturnUndone' : 'ResidentDepartureUndone', data: { absence_id, at } }];
}
