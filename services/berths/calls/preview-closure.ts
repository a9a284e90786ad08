import { closureApi } from '../../../contracts/berths/api.js';
import type { ClosurePreview } from '../../../contracts/berths/closures.js';
import { nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { metres, nameOf } from '../domain/berth-plan-state.js';
import { closuresOver, countsOf } from '../domain/closure-views.js';
import type { Placement } from '../domain/wish.js';
import { ClosureBoats, unnamed } from '../lookups/closure-boats.js';
import { PlannedClosures } from '../lookups/planned-closures.js';

/** What closing berths would lead to; nothing is changed. */
@Handles(closureApi.previewClosure)
export class PreviewClosure {
  constructor(
    private readonly planned: PlannedClosures,
    private readonly boats: ClosureBoats,
  ) {}

  async execute({
    input,
    marina_id,
  }: ReceivedCall<typeof closureApi.previewClosure>): Promise<ClosurePreview | Refusal> {
    const found = await this.planned.of(input, marina_id);
    if (isRefusal(found)) return found;
    const { plan, berths, nights, proposed, to, closed } = found;
    const { start_date, end_date } = input;
    const named = await this.boats.name(
      marina_id,
      proposed.map(({ boat }) => unnamed(boat)),
    );
    const refused = isRefusal(closed);
    return {
      berths: berths.length,
      nights: end_date === null ? null : nightsBetween(start_date, end_date),
      boats: named.map((boat, index) => ({
        ...boat,
        options: (proposed[index]?.options ?? []).map(optionOf),
        to: to.get(boat.allocation_id) ?? null,
      })),
      counts: refused ? null : countsOf(closed),
      refusal: refused ? closed.code : null,
      mails: named.filter(({ told_by }) => told_by === 'MAIL').length,
      calls: named.filter(({ told_by }) => told_by === 'TELEPHONE').length,
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
