import { settingsApi } from '../../../contracts/marinas/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { MarinaSettings } from '../records/marina-settings.js';

@Handles(settingsApi.orderFiles)
export class OrderMarinaFiles {
  constructor(private readonly settings: MarinaSettings) {}

  execute({
    input: { requested_type, attachment_ids: file_ids },
    marinaContext: context,
  }: ReceivedCall<typeof settingsApi.orderFiles>): Promise<CommandReceipt | Refusal> {
    return this.settings.set({ type: 'OrderFiles', requested_type, file_ids }, context);
  }
}
