import { SetMarinaVat } from '../../../contracts/marinas/commands.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { MarinaSettings } from '../records/marina-settings.js';

@CommandHandler(SetMarinaVat)
export class SetMarinaVatHandler {
  constructor(private readonly settings: MarinaSettings) {}

  execute({ marina_id, vat, context }: SetMarinaVat): Promise<CommandReceipt | Refusal> {
    return this.settings.set({ type: 'SetVat', vat }, { ...context, marina_id });
  }
}
