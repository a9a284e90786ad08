import { Injectable } from '@nestjs/common';
import type { PlanGesture } from '../../../contracts/berths/plan-gestures.js';
import type { BoatSizes } from '../../../contracts/conflicts/remedies.js';
import { PreviewCancel, PreviewGesture, RehearseRehousing } from '../../../contracts/reservations/queries.js';
import { RehearseTraffic } from '../../../contracts/traffic/queries.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { RemedyBegun } from '../domain/conflict-events.js';
import type { StayDocument } from '../lookups/conflict-lookup.js';
import {
  departureOf,
  followingOf,
  longerStayOf,
  mooringOf,
  rehousingOf,
  rightSizes,
  swapOf,
} from '../lookups/remedy-steps.js';

type Begun = Pick<RemedyBegun['data'], 'choice' | 'sizes' | 'kind'>;

/** Asks what would refuse a remedy, before it is recorded: a remedy that is refused leaves no trace. */
@Injectable()
export class RemedyCheck {
  constructor(private readonly queries: QueryBus) {}

  /** Null: the change of the remedy is possible. */
  async refusal(begun: Begun, stay: StayDocument, marina_id: string): Promise<Refusal | null> {
    const { choice } = begun;
    switch (choice.kind) {
      case 'MOVE':
        return this.queries.execute(
          new RehearseRehousing(marina_id, rehousingOf(choice, begun, stay), followingOf(choice, begun, stay)),
        );
      case 'SWAP':
        return this.ofGesture(swapOf(choice), marina_id, rightSizes(begun, stay));
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
      case 'DEPARTED':
        return this.queries.execute(new RehearseTraffic(marina_id, departureOf(choice)));
      case 'KEEP_SIZE':
      case 'KEEP_BOTH':
      case 'ASK':
      case 'DATES':
      case 'REMIND':
        return null;
    }
  }

  private async ofGesture(gesture: PlanGesture, marina_id: string, sizes?: BoatSizes): Promise<Refusal | null> {
    const effects = await this.queries.execute(new PreviewGesture(marina_id, gesture, sizes));
    if (isRefusal(effects)) return effects;
    if (effects.refusal === null) return null;
    const { code, details, errors } = effects.refusal;
    return refuse('conflict', code, { details, errors });
  }
}
