import type { Conflict } from '../../../contracts/dockwalk/conflicts.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ShownConflicts } from '../lookups/shown-conflicts.js';
import { DockWalks } from '../records/dock-walks.js';

/** Open conflicts of a walk, the earliest first. */
export class ListConflicts extends Query<{ items: Conflict[]; total: number } | Refusal> {
  constructor(
    readonly marina_id: string,
    readonly session_id: string,
  ) {
    super();
  }
}

@QueryHandler(ListConflicts)
export class ListConflictsHandler {
  constructor(
    private readonly walks: DockWalks,
    private readonly shown: ShownConflicts,
  ) {}

  async execute({ marina_id, session_id }: ListConflicts): Promise<{ items: Conflict[]; total: number } | Refusal> {
    const found = await this.walks.find(marina_id, session_id);
    if (isRefusal(found)) return found;
    const open = [...found.walk.conflicts.values()].filter(({ choice }) => choice === null);
    const shown = await this.shown.of(marina_id, found.walk, open);
    const items = [...shown.values()].sort((one, other) => one.mine.at.localeCompare(other.mine.at));
    return { items, total: items.length };
  }
}
