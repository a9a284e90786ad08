import { berthApi } from '../../../contracts/berths/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { PierSaver } from '../records/pier-saver.js';

@Handles(berthApi.updatePier)
export class UpdatePier {
  constructor(private readonly piers: PierSaver) {}

  execute({
    input: {
      pier: { id, ...pier },
    },
    marinaContext: context,
  }: ReceivedCall<typeof berthApi.updatePier>): Promise<CommandReceipt | Refusal> {
    return this.piers.save(id, pier, context);
  }
}
