import { closureApi } from '../../../contracts/berths/api.js';
import type { ClosurePreview } from '../../../contracts/berths/closures.js';
import { dayNumber, nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { endDay, metres, nameOf } from '../domain/berth-plan-state.js';
import { closuresOver } from '../domain/closure-views.js';
import { proposeBerths } from '../domain/closure-proposals.js';
import type { Placement } from '../domain/wish.js';
import { ClosureBoats, unnamed } from '../lookups/closure-boats.js';
import { closingBerths } from '../lookups/closing-berths.js';
import { BerthPlans } from '../records/berth-plans.js';
import { BerthRegister } from '../records/berth-register.js';

/** Berths offered to one boat. */
const MOST_OPTIONS = 12;

/** What closing berths would lead to; nothing is changed. */
@Handles(closureApi.previewClosure)
export class PreviewClosure {
  constructor(
    private readonly plans: BerthPlans,
    private readonly register: BerthRegister,
    private readonly boats: ClosureBoats,
  ) {}

  async execute({
    input,
    marina_id,
  }: ReceivedCall<typeof closureApi.previewClosure>): Promise<ClosurePreview | Refusal> {
    const now = await this.plans.today(marina_id);
    if (now === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const plan = await this.plans.state(marina_id);
    const ids = await closingBerths(this.register, plan, input, marina_id);
    if (isRefusal(ids)) return ids;
    const { start_date, end_date, reason } = input;
    const berths = ids.flatMap((id) => plan.berths.get(id) ?? []);
    const nights = { start: dayNumber(start_date), end: endDay(end_date) };
    const proposed = proposeBerths(plan, { berths, nights, reason }, dayNumber(now.today), MOST_OPTIONS);
    const named = await this.boats.name(
      marina_id,
      proposed.map(({ boat }) => unnamed(boat)),
    );
    return {
      berths: berths.length,
      nights: end_date === null ? null : nightsBetween(start_date, end_date),
      boats: named.map((boat, index) => ({ ...boat, options: (proposed[index]?.options ?? []).map(optionOf) })),
      overlaps: closuresOver(plan, berths, nights),
    };
  }
}

function optionOf({ berth, over, spare_loa, spare_beam, spare_draft }: Placement) {
  return {
    berth_id: berth.facts.berth_id,
    berth_name: nameOf(berth),
    extends_over: over.map(({ facts }) => facts.berth_id),
    spare_loa: metres(spare_loa),
    spare_beam: metres(spare_beam),
    spare_draft: metres(spare_draft),
  };
}
