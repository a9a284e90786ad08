import { FindConflicts } from '../../../contracts/conflicts/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ConflictLookup } from '../lookups/conflict-lookup.js';
import { ConflictViews, waitingOf } from '../lookups/conflict-view.js';

@QueryHandler(FindConflicts)
export class FindConflictsHandler {
  constructor(
    private readonly finding: ConflictLookup,
    private readonly views: ConflictViews,
    private readonly clock: Clock,
  ) {}

  async execute({ marina_id }: FindConflicts): Promise<BusAnswer<FindConflicts>> {
    const moment = await this.finding.moment(marina_id);
    if (moment === null) return [];
    const conflicts = await this.finding.all(marina_id, moment);
    const decisions = await this.views.decisions(conflicts.map(({ conflict_id }) => conflict_id));
    const now = this.clock.nowIso();
    const open = conflicts.filter(({ conflict_id }) => waitingOf(decisions.get(conflict_id), now) === null);
    return open.map(({ conflict_id, berth, start_date: date }) => ({ conflict_id, berth: berth.label, date }));
  }
}
