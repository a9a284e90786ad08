import { Injectable } from '@nestjs/common';
import type { PlanGesture } from '../../../contracts/berths/plan-gestures.js';
import { conflictErrors } from '../../../contracts/conflicts/errors.js';
import type { RehouseStay } from '../../../contracts/reservations/commands.js';
import { PreviewCancel, PreviewGesture, RehearseRehousing } from '../../../contracts/reservations/queries.js';
import type { UpdateTraffic } from '../../../contracts/traffic/commands.js';
import { RehearseTraffic } from '../../../contracts/traffic/queries.js';
import { trafficEventIdOf } from '../../../contracts/traffic/rules/traffic-event-id.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { RemedyBegun } from '../domain/conflict-events.js';
import type { StayDocument } from '../lookups/conflict-lookup.js';

type Begun = Pick<RemedyBegun['data'], 'choice' | 'sizes' | 'kind'>;
type ChoiceOf<K extends Begun['choice']['kind']> = Extract<Begun['choice'], { kind: K }>;

/** Asks what would refuse a remedy, before it is recorded: a remedy that is refused leaves no trace. */
@Injectable()
export class RemedyCheck {
  constructor(private readonly queries: QueryBus) {}

  /** Null: the change of the remedy is possible. */
  async refusal(begun: Begun, stay: StayDocument, marina_id: string): Promise<Refusal | null> {
    const { choice } = begun;
    switch (choice.kind) {
      case 'MOVE':
        return this.queries.execute(new RehearseRehousing(marina_id, rehousingOf(choice, begun, stay)));
      case 'SWAP':
        return this.ofGesture(swapOf(choice), marina_id);
      case 'STAY_LONGER':
        return this.ofGesture(longerStayOf(choice, stay), marina_id);
      case 'CANCEL': {
        const { reservation_id } = choice;
        const preview = await this.queries.execute(new PreviewCancel({ marina_id, reservation_id }));
        return isRefusal(preview) ? preview : null;
      }
      case 'AT_PLACE': {
        const moored = mooringOf(stay);
        return isRefusal(moored) ? moored : this.queries.execute(new RehearseTraffic(marina_id, moored));
      }
      case 'KEEP_SIZE':
      case 'ASK':
      case 'DATES':
      case 'REMIND':
        return null;
    }
  }

  private async ofGesture(gesture: PlanGesture, marina_id: string): Promise<Refusal | null> {
    const effects = await this.queries.execute(new PreviewGesture(marina_id, gesture));
    if (isRefusal(effects)) return effects;
    if (effects.refusal === null) return null;
    const { code, details, errors } = effects.refusal;
    return refuse('conflict', code, { details, errors });
  }
}

/** A boat that is too large for its berth is moved with the sizes that it was measured with. */
export function rehousingOf(
  { reservation_id, berth_id }: ChoiceOf<'MOVE'>,
  { kind, sizes }: Begun,
  stay: StayDocument,
): RehouseStay['input'] {
  const own = reservation_id === stay._id;
  const right = own && kind === 'BOAT_TOO_LARGE' ? (sizes ?? stay.card?.sizes) : undefined;
  return { reservation_id, berth_id, ...(right === undefined ? {} : { sizes: right }) };
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

/** The boat lies in the berth that the plan has for it. */
export function mooringOf({ _id, berth }: StayDocument): UpdateTraffic['input'] | Refusal {
  if (berth === null) return refuse('conflict', conflictErrors.remedy_gone, { details: { kind: 'AT_PLACE' } });
  const traffic_event_id = trafficEventIdOf('ARRIVAL', _id);
  return { traffic_event_id, action: 'MOOR', berth_id: berth.id, left_early: false };
}
