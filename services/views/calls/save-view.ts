import { viewApi } from '../../../contracts/views/api.js';
import { viewErrors } from '../../../contracts/views/errors.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { decide } from '../domain/view.js';
import { ownerOf } from '../lookups/view-owner.js';
import { viewList } from '../projections/view-list.js';
import { viewRecord } from '../records/view-record.js';

/** Views that one user has; more would help nobody. */
const MOST_VIEWS = 200;

@Handles(viewApi.save)
export class SaveView {
  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
    private readonly clock: Clock,
  ) {}

  async execute({
    input: { id, list, ...details },
    staff,
    context,
  }: ReceivedCall<typeof viewApi.save>): Promise<CommandReceipt | Refusal> {
    const owner = ownerOf(staff);
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
