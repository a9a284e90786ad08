import { localEventApi } from '../../../contracts/marinas/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { decide } from '../domain/local-event.js';
import { localEventRecord } from '../records/local-event-record.js';

@Handles(localEventApi.delete)
export class RemoveLocalEvent {
  constructor(private readonly streams: StreamRepository) {}

  execute({
    input: { event_id },
    marina_id,
    context,
  }: ReceivedCall<typeof localEventApi.delete>): Promise<CommandReceipt | Refusal> {
    return this.streams.execute(localEventRecord, event_id, context, (state) =>
      decide({ type: 'Remove' }, state, { marina_id }),
    );
  }
}
