import { planActionApi } from '../../../contracts/berths/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { PlanHistory } from '../berthing/plan-history.js';
import type { RecordedAction } from '../domain/recorded-action.js';

type Asked = ReceivedCall<typeof planActionApi.planActions>;

/** What was done on the plan in the last days, newest first. */
@Handles(planActionApi.planActions)
export class ShowPlanActions {
  constructor(private readonly history: PlanHistory) {}

  async execute({ marina_id, input }: Asked) {
    const known = await this.history.recorded(marina_id);
    const wanted = known.filter((action) => matches(action, input));
    const staff = { marina_id, actor: { kind: 'staff' as const } };
    const from = (input.page - 1) * input.page_size;
    const items = await this.history.shown(wanted.slice(from, from + input.page_size), known, staff);
    return { items, total: wanted.length, of: await this.history.named(input, marina_id) };
  }
}

function matches(
  { steps, resident, swapped, absence, report }: RecordedAction,
  { berth_id, reservation_id }: Asked['input'],
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
