import type { PlanEffects, PlanGesture } from '../../../contracts/berths/plan-gestures.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { impossible, PlanEffectsOf } from '../berthing/plan-effects.js';
import { PlanIntents } from '../berthing/plan-intents.js';

/** What a gesture on the tape chart would lead to. */
export class PreviewGesture extends Query<PlanEffects | Refusal> {
  constructor(
    readonly marinaId: string,
    readonly gesture: PlanGesture,
  ) {
    super();
  }
}

@QueryHandler(PreviewGesture)
export class PreviewGestureHandler {
  constructor(
    private readonly intents: PlanIntents,
    private readonly effects: PlanEffectsOf,
  ) {}

  async execute({ marinaId, gesture }: PreviewGesture): Promise<PlanEffects | Refusal> {
    const staff = { marina_id: marinaId, actor: { kind: 'staff' as const } };
    const intent = await this.intents.of(gesture, staff);
    if (!isRefusal(intent)) return this.effects.of(intent, staff);
    return intent.kind === 'conflict' ? impossible(intent) : intent;
  }
}
