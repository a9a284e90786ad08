import { SetMarinaPermissions } from '../../../contracts/marinas/commands.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { MarinaSettings } from '../records/marina-settings.js';

@CommandHandler(SetMarinaPermissions)
export class SetMarinaPermissionsHandler {
  constructor(private readonly settings: MarinaSettings) {}

  execute({ marina_id, permissions, context }: SetMarinaPermissions): Promise<CommandReceipt | Refusal> {
    return this.settings.set({ type: 'SetPermissions', permissions }, { ...context, marina_id });
  }
}
