import { FindConflicts } from '../../../contracts/conflicts/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ConflictFinding } from '../lookups/conflict-finding.js';

@QueryHandler(FindConflicts)
export class FindConflictsHandler {
  constructor(private readonly finding: ConflictFinding) {}

  async execute({ marina_id }: FindConflicts): Promise<BusAnswer<FindConflicts>> {
    const moment = await this.finding.moment(marina_id);
    if (moment === null) return [];
    const conflicts = await this.finding.all(marina_id, moment);
    return conflicts.map(({ conflict_id, berth, start_date: date }) => ({ conflict_id, berth: berth.label, date }));
  }
}
