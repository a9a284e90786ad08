import { settingsApi } from '../../../contracts/marinas/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { MarinaSettings } from '../records/marina-settings.js';

@Handles(settingsApi.removeFile)
export class RemoveMarinaFile {
  constructor(private readonly settings: MarinaSettings) {}

  execute({
    input: { attachment_id: file_id },
    marinaContext: context,
  }: ReceivedCall<typeof settingsApi.removeFile>): Promise<CommandReceipt | Refusal> {
    return this.settings.set({ type: 'RemoveFile', file_id }, context);
  }
}
