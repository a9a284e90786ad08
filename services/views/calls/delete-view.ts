import { viewApi } from '../../../contracts/views/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { decide } from '../domain/view.js';
import { ownerOf } from '../lookups/view-owner.js';
import { viewRecord } from '../records/view-record.js';

@Handles(viewApi.delete)
export class DeleteView {
  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
  ) {}

  execute({ input, staff, context }: ReceivedCall<typeof viewApi.delete>): Promise<CommandReceipt | Refusal> {
    const now = this.clock.nowIso();
    return this.streams.execute(viewRecord, input.view_id, context, (state) =>
      decide({ type: 'Delete' }, state, { ...ownerOf(staff), now }),
    );
  }
}
