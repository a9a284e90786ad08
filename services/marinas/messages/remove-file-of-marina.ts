import { RemoveFileOfMarina } from '../../../contracts/marinas/commands.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { MarinaSettings } from '../records/marina-settings.js';

@CommandHandler(RemoveFileOfMarina)
export class RemoveFileOfMarinaHandler {
  constructor(private readonly settings: MarinaSettings) {}

  execute({ file_id, context }: RemoveFileOfMarina): Promise<BusAnswer<RemoveFileOfMarina>> {
    return this.settings.set({ type: 'RemoveFile', file_id }, context);
  }
}
