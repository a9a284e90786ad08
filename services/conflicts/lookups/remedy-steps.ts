/** The commands of other areas that a remedy consists of. */
import type { PlanGesture } from '../../../contracts/berths/plan-gestures.js';
import { conflictErrors } from '../../../contracts/conflicts/errors.js';
import type { BoatSizes } from '../../../contracts/conflicts/remedies.js';
import type { RehouseStay } from '../../../contracts/reservations/commands.js';
import type { UpdateTraffic } from '../../../contracts/traffic/commands.js';
import { trafficEventIdOf } from '../../../contracts/traffic/rules/traffic-event-id.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { RemedyBegun } from '../domain/conflict-events.js';
import type { StayDocument } from './conflict-lookup.js';

type Begun = Pick<RemedyBegun['data'], 'choice' | 'sizes' | 'kind'>;
type ChoiceOf<K extends Begun['choice']['kind']> = Extract<Begun['choice'], { kind: K }>;

/** A boat that is too large for its berth is moved with the sizes that it was measured with. */
export function rehousingOf(
  { reservation_id, berth_id }: ChoiceOf<'MOVE'>,
  begun: Pick<Begun, 'kind' | 'sizes'>,
  stay: StayDocument,
): RehouseStay['input'] {
  const right = reservation_id === stay._id ? rightSizes(begun, stay) : undefined;
  return { reservation_id, berth_id, ...(right === undefined ? {} : { sizes: right }) };
}

/** The boat that lies in the berth of another one keeps it once that one has moved; undefined: nothing follows. */
export function followingOf(
  { reservation_id }: Pick<ChoiceOf<'MOVE'>, 'reservation_id'>,
  { kind }: Pick<Begun, 'kind'>,
  { _id, moored }: StayDocument,
): RehouseStay['input'] | undefined {
  if (reservation_id === _id || kind !== 'BERTH_TAKEN' || moored === null) return undefined;
  return { reservation_id: _id, berth_id: moored.id };
}

/** The sizes of a boat that is larger than believed; undefined: the sizes are not in question. */
export function rightSizes(
  { kind, sizes }: Pick<Begun, 'kind' | 'sizes'>,
  { card }: StayDocument,
): BoatSizes | undefined {
  return kind === 'BOAT_TOO_LARGE' ? (sizes ?? card?.sizes) : undefined;
}

export function swapOf({ reservation_id, with_reservation_id }: ChoiceOf<'SWAP'>): PlanGesture {
  return { type: 'SWAP', reservation_id, with_reservation_id, confirm_min_length: true, tell: false };
}

export function longerStayOf(
  { reservation_id, end_date, berth_id }: ChoiceOf<'STAY_LONGER'>,
  { start_date }: StayDocument,
): PlanGesture {
  return { type: 'DATES', reservation_id, start_date, end_date, berth_id, reason: 'boater_asked' };
}

export function departureOf({ reservation_id }: ChoiceOf<'DEPARTED'>): UpdateTraffic['input'] {
  const traffic_event_id = trafficEventIdOf('DEPARTURE', reservation_id);
  return { traffic_event_id, action: 'CONFIRM', left_early: false };
}

/** The boat lies in the berth that the plan has for it. */
export function mooringOf({ _id, berth }: StayDocument): UpdateTraffic['input'] | Refusal {
  if (berth === null) return refuse('conflict', conflictErrors.remedy_gone, { details: { kind: 'AT_PLACE' } });
  const traffic_event_id = trafficEventIdOf('ARRIVAL', _id);
  return { traffic_event_id, action: 'MOOR', berth_id: berth.id, left_early: false };
}
