import type { PlanEffects } from '../../../contracts/berths/plan-gestures.js';
import { PreviewGesture } from '../../../contracts/reservations/queries.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { impossible, PlanEffectsOf } from '../berthing/plan-effects.js';
import { PlanIntents } from '../berthing/plan-intents.js';

@QueryHandler(PreviewGesture)
export class PreviewGestureHandler {
  constructor(
    private readonly intents: PlanIntents,
    private readonly effects: PlanEffectsOf,
  ) {}

  async execute({ marina_id, gesture, sizes }: PreviewGesture): Promise<PlanEffects | Refusal> {
    const staff = { marina_id, actor: { kind: 'staff' as const } };
    const intent = await this.intents.of(gesture, staff, sizes);
    if (!isRefusal(intent)) return this.effects.of(intent, staff);
    return intent.kind === 'conflict' ? impossible(intent) : intent;
  }
}
