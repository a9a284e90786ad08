import type { Refusal } from '../../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../../contracts/vocabulary/route.js';
import { deriveId } from '../../../../services/platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../../../services/platform/event-sourcing/stream-repository.js';
import { Handles } from '../../../../services/platform/http/handles.js';
import type { ReceivedCall } from '../../../../services/platform/http/received-call.js';
import { buoyApi } from '../contract/api.js';
import { decide } from '../domain/buoy.js';
import { buoyRecord } from '../records/buoy-record.js';

@Handles(buoyApi.lay)
export class LayBuoy {
  constructor(private readonly streams: StreamRepository) {}

  execute({
    input: { name },
    marinaContext: context,
  }: ReceivedCall<typeof buoyApi.lay>): Promise<CommandReceipt | Refusal> {
    const id = deriveId(context.command_id, 'buoy');
    return this.streams.execute(buoyRecord, id, context, (state) => decide(name, state, context.marina_id));
  }
}
