import { marinaApi } from '../../../contracts/marinas/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { MarinaSettings } from '../records/marina-settings.js';

@Handles(marinaApi.vat)
export class SetVat {
  constructor(private readonly settings: MarinaSettings) {}

  execute({ input, marinaContext: context }: ReceivedCall<typeof marinaApi.vat>): Promise<CommandReceipt | Refusal> {
    return this.settings.set({ type: 'SetVat', ...input }, context);
  }
}
