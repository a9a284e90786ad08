import type * as z from 'zod';
import type { planActionApi } from '../../../contracts/berths/api.js';
import type { UndoEffects } from '../../../contracts/berths/plan-actions.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { impossible, PlanEffectsOf } from '../berthing/plan-effects.js';
import { PlanHistory } from '../berthing/plan-history.js';
import { standing, undoRefusal } from '../berthing/undo-hindrances.js';
import { UndoIntents } from '../berthing/undo-intents.js';
import type { RecordedAction } from '../domain/recorded-action.js';

type Listed = z.output<typeof planActionApi.planActions.answer>;

/** What was done on the plan in the last days, newest first. */
export class ShowPlanActions extends Query<Listed> {
  constructor(
    readonly marinaId: string,
    readonly input: z.output<NonNullable<typeof planActionApi.planActions.body>>,
  ) {
    super();
  }
}

/** What undoing an action would lead to. */
export class PreviewUndo extends Query<UndoEffects | Refusal> {
  constructor(
    readonly marinaId: string,
    readonly actionId: string,
  ) {
    super();
  }
}

const staffOf = (marina_id: string) => ({ marina_id, actor: { kind: 'staff' as const } });

@QueryHandler(ShowPlanActions)
export class ShowPlanActionsHandler {
  constructor(private readonly history: PlanHistory) {}

  async execute({ marinaId, input }: ShowPlanActions): Promise<Listed> {
    const known = await this.history.recorded(marinaId);
    const wanted = known.filter((action) => matches(action, input));
    const from = (input.page - 1) * input.page_size;
    const items = await this.history.shown(wanted.slice(from, from + input.page_size), known, staffOf(marinaId));
    return { items, total: wanted.length, of: await this.history.named(input, marinaId) };
  }
}

function matches(
  { steps, resident, swapped, absence, report }: RecordedAction,
  { berth_id, reservation_id }: ShowPlanActions['input'],
): boolean {
  if (reservation_id !== undefined && !steps.some((step) => step.reservation_id === reservation_id)) return false;
  if (berth_id === undefined || report?.held?.berth_id === berth_id) return true;
  const changed = [resident, swapped, absence].filter((one) => one !== null);
  if (changed.some(({ before, after }) => [...(before ?? []), ...after].some((held) => held.berth_id === berth_id))) {
    return true;
  }
  return steps.some(({ before, after }) =>
    [...(before ?? []), ...after].some((segment) => [segment.berth_id, ...segment.extends_over].includes(berth_id)),
  );
}

@QueryHandler(PreviewUndo)
export class PreviewUndoHandler {
  constructor(
    private readonly history: PlanHistory,
    private readonly undoing: UndoIntents,
    private readonly effects: PlanEffectsOf,
  ) {}

  async execute({ marinaId, actionId }: PreviewUndo): Promise<UndoEffects | Refusal> {
    const staff = staffOf(marinaId);
    const known = await this.history.recorded(marinaId);
    const effective = standing(actionId, known);
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
