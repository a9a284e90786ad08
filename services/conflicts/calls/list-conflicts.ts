import { conflictApi } from '../../../contracts/conflicts/api.js';
import type { ConflictList, ConflictRow } from '../../../contracts/conflicts/conflict.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { Clock } from '../../platform/clock/clock.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { ConflictLookup } from '../lookups/conflict-lookup.js';
import { ConflictNameLookup } from '../lookups/conflict-name-lookup.js';
import { ConflictViews, summaryOf } from '../lookups/conflict-view.js';
import { RemedyLookup } from '../lookups/remedy-lookup.js';

/** Screens show the best remedy of the first conflicts only. */
const WITH_REMEDY = 3;

/** The conflicts of a marina that are not solved, soonest first; those that wait for an answer last. */
@Handles(conflictApi.list)
export class ListConflicts {
  constructor(
    private readonly finding: ConflictLookup,
    private readonly naming: ConflictNameLookup,
    private readonly remedies: RemedyLookup,
    private readonly views: ConflictViews,
    private readonly clock: Clock,
  ) {}

  async execute({
    input: { reservation_id },
    marina_id,
  }: ReceivedCall<typeof conflictApi.list>): Promise<ConflictList | Refusal> {
    const moment = await this.finding.moment(marina_id);
    if (moment === null) return refuse('not_found', 'NOT_FOUND');
    const now = this.clock.nowIso();
    const conflicts = await (reservation_id === undefined
      ? this.finding.all(marina_id, moment)
      : this.finding.ofStay(marina_id, reservation_id, moment));
    const [names, decisions] = await Promise.all([
      this.naming.of(marina_id, conflicts),
      this.views.decisions(conflicts.map(({ conflict_id }) => conflict_id)),
    ]);
    const shown = conflicts
      .map((conflict) => ({ conflict, row: summaryOf(conflict, names, decisions.get(conflict.conflict_id), now) }))
      .sort((one, other) => Number(one.row.state === 'WAITING') - Number(other.row.state === 'WAITING'));
    // The list of one stay only leads to its conflicts.
    const crowded = reservation_id === undefined ? await this.finding.crowded(marina_id, moment) : null;
    const items = await Promise.all(
      shown.map(async ({ conflict, row }, index): Promise<ConflictRow> => {
        if (crowded === null || index >= WITH_REMEDY || row.state !== 'OPEN') return { ...row, best: null };
        const { remedies } = await this.remedies.of({ conflict, names, moment, now, sizes: null, crowded });
        const [best] = remedies;
        return { ...row, best: best === undefined || best.needs_answer ? null : best };
      }),
    );
    return { items, total: items.length, open: items.filter(({ state }) => state === 'OPEN').length };
  }
}
