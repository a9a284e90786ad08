import { planActionApi } from '../../../contracts/berths/api.js';
import type { UndoEffects } from '../../../contracts/berths/plan-actions.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { impossible, PlanEffectsOf } from '../berthing/plan-effects.js';
import { PlanHistory } from '../berthing/plan-history.js';
import { standing, undoRefusal } from '../berthing/undo-hindrances.js';
import { UndoIntents } from '../berthing/undo-intents.js';

/** What undoing an action would lead to. */
@Handles(planActionApi.planUndoPreview)
export class PreviewUndo {
  constructor(
    private readonly history: PlanHistory,
    private readonly undoing: UndoIntents,
    private readonly effects: PlanEffectsOf,
  ) {}

  async execute({
    input,
    marina_id,
  }: ReceivedCall<typeof planActionApi.planUndoPreview>): Promise<UndoEffects | Refusal> {
    const staff = { marina_id, actor: { kind: 'staff' as const } };
    const known = await this.history.recorded(marina_id);
    const effective = standing(input.action_id, known);
    const action = known.find(({ action_id }) => action_id === effective);
    if (action === undefined) return refuse('not_found', 'PLAN_ACTION_NOT_FOUND');
    const [shown] = await this.history.shown([action], known, staff);
    if (shown === undefined) return refuse('not_found', 'PLAN_ACTION_NOT_FOUND');
    const hindered = shown.why_not === null ? null : undoRefusal(shown.why_not);
    if (hindered !== null) return { ...impossible(hindered), action: shown };
    const intent = await this.undoing.of(action, staff);
    const effects = isRefusal(intent) ? impossible(intent) : await this.effects.of(intent, staff);
    return isRefusal(effects) ? effects : { ...effects, action: shown };
  }
}
