import { viewErrors } from '../../../contracts/views/errors.js';
import type { SaveView as Saved } from '../../../contracts/views/view.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/view.js';
import { viewList } from '../projections/view-list.js';
import { viewRecord } from '../records/view-record.js';

/** Views that one user has; more would help nobody. */
const MOST_VIEWS = 200;

/** Who saves views, and where: null is an administrator in no marina. */
export interface ViewOwner {
  readonly user_id: string;
  readonly marina_id: string | null;
  /** May manage the marina: administrators, and users with the permission of its settings. */
  readonly manages: boolean;
}

export class SaveView extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly owner: ViewOwner,
    readonly view: Saved,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SaveView)
export class SaveViewHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
    private readonly clock: Clock,
  ) {}

  async execute({ owner, view, context }: SaveView): Promise<CommandReceipt | Refusal> {
    const { id, list, ...details } = view;
    const now = this.clock.nowIso();
    if (id === undefined && (await this.ownedBy(owner.user_id)) >= MOST_VIEWS) {
      return refuse('conflict', viewErrors.too_many, { details: { most: MOST_VIEWS } });
    }
    const type = id === undefined ? ('Save' as const) : ('Change' as const);
    return this.streams.execute(viewRecord, id ?? deriveId(context.command_id, 'saved-view'), context, (state) =>
      decide({ type, list, details }, state, { ...owner, now }),
    );
  }

  private ownedBy(user_id: string): Promise<number> {
    return this.projections.model(viewList).count({ user_id });
  }
}
