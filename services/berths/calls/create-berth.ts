import { berthApi } from '../../../contracts/berths/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { BerthSaver } from '../records/berth-saver.js';

@Handles(berthApi.createBerth)
export class CreateBerth {
  constructor(private readonly berths: BerthSaver) {}

  execute({
    input: { berth: form },
    marinaContext: context,
  }: ReceivedCall<typeof berthApi.createBerth>): Promise<CommandReceipt | Refusal> {
    return this.berths.save({ id: null, form, displace_visitors: false }, context);
  }
}
