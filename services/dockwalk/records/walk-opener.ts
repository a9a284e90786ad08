import { Injectable } from '@nestjs/common';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { crashPoint } from '../../platform/process/crash-points.js';
import { DockWalks } from './dock-walks.js';
import { ListPiersOnDock } from '../../../contracts/berths/dock-queries.js';

/** The steps after the book has recorded a new walk; repeating them changes nothing. */
@Injectable()
export class WalkOpener {
  constructor(
    private readonly walks: DockWalks,
    private readonly queries: QueryBus,
  ) {}

  async open(
    session_id: string,
    previous_session_id: string | null,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    const started = await this.walks.execute(session_id, { type: 'Start', session_id, previous_session_id }, context);
    if (isRefusal(started) || previous_session_id === null) return started;
    crashPoint('dock_walk.before_save');
    const berths = await this.berths(context.marina_id);
    const save = { type: 'Save' as const, because: 'NEW_WALK' as const, berths };
    const saved = await this.walks.execute(previous_session_id, save, partOf(context, 'save'));
    return isRefusal(saved) ? saved : started;
  }

  /** Number of berths of the marina. */
  async berths(marina_id: string): Promise<number> {
    const piers = await this.queries.execute(new ListPiersOnDock(marina_id));
    return piers.reduce((total, { berth_ids }) => total + berth_ids.length, 0);
  }
}
