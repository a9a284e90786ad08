import { berthApi } from '../../../contracts/berths/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { BerthSaver } from '../records/berth-saver.js';

@Handles(berthApi.updateBerth)
export class UpdateBerth {
  constructor(private readonly berths: BerthSaver) {}

  execute({
    input: {
      berth: { id, ...form },
      displace_visitors,
    },
    marinaContext: context,
  }: ReceivedCall<typeof berthApi.updateBerth>): Promise<CommandReceipt | Refusal> {
    return this.berths.save({ id, form, displace_visitors }, context);
  }
}
