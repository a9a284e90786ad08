import { type BerthedStay, type HeldNights, type PlannedBerth, stayOf } from './berth-plan-state.js';
import { clip, type Nights } from './nights.js';
import { atHome } from './occupied.js';
import { byText } from '../../../contracts/vocabulary/sorting.js';

/** A visitor whose stay has nights in a closing berth. */
export interface ClosedOutStay {
  readonly kind: 'VISITOR';
  readonly allocation_id: string;
  readonly segment: BerthedStay;
  /** The nights for which the boat needs another berth: all that follow, so that it moves once. */
  readonly nights: Nights;
}

/** A holder who is at home on nights on which the berth is closed. */
export interface ClosedOutHolder {
  readonly kind: 'RESIDENT';
  readonly allocation_id: string;
  readonly segment: HeldNights;
  /** The closed nights: the boat comes back afterwards. */
  readonly nights: Nights;
}

export type ClosedOutBoat = ClosedOutStay | ClosedOutHolder;

/**
 * The boats that a closure of these berths concerns, in order of arrival, each once. A visitor who has not come yet has
 * the other berth from the first night on; one who may be here stays until the berth closes. A holder who is away on all
 * closed nights is not concerned.
 */
export function closedOutBy(berths: readonly PlannedBerth[], closed: Nights, today: number): ClosedOutBoat[] {
  const start = Math.max(closed.start, today);
  const found = new Map<string, ClosedOutBoat>();
  const add = (boat: ClosedOutBoat) => {
    const known = found.get(boat.allocation_id);
    if (known === undefined) found.set(boat.allocation_id, boat);
    else if (known.kind === 'VISITOR' && boat.kind === 'VISITOR') {
      if (boat.nights.start < known.nights.start) found.set(boat.allocation_id, boat);
    } else if (known.kind === 'RESIDENT' && boat.kind === 'RESIDENT') {
      const nights = {
        start: Math.min(known.nights.start, boat.nights.start),
        end: Math.max(known.nights.end, boat.nights.end),
      };
      found.set(boat.allocation_id, { ...known, nights });
    }
  };
  for (const berth of berths) {
    for (const segment of berth.visits.in(start, closed.end)) {
      const { allocation } = segment;
      const stay = stayOf(allocation);
      const from = stay.start > today ? stay.start : Math.max(segment.start, start);
      add({ kind: 'VISITOR', allocation_id: allocation.id, segment, nights: { start: from, end: stay.end } });
    }
    for (const segment of berth.residencies.in(start, closed.end)) {
      const nights = clip(segment, start, closed.end);
      if (nights === null || atHome(berth, nights, []) === null) continue;
      add({ kind: 'RESIDENT', allocation_id: segment.residency.id, segment, nights });
    }
  }
  const order = ({ kind, segment }: ClosedOutBoat) => (kind === 'VISITOR' ? segment.start : 0);
  return [...found.values()].sort(
    (one, other) => order(one) - order(other) || byText(one.allocation_id, other.allocation_id),
  );
}
