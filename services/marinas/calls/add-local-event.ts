import { localEventApi } from '../../../contracts/marinas/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { decide } from '../domain/local-event.js';
import { localEventRecord } from '../records/local-event-record.js';

@Handles(localEventApi.create)
export class AddLocalEvent {
  constructor(private readonly streams: StreamRepository) {}

  execute({
    input: { marina_event_details: event },
    marina_id,
    context,
  }: ReceivedCall<typeof localEventApi.create>): Promise<CommandReceipt | Refusal> {
    const id = deriveId(context.command_id, 'local-event');
    return this.streams.execute(localEventRecord, id, context, (state) =>
      decide({ type: 'Add', event }, state, { marina_id }),
    );
  }
}
