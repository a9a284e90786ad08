import { AddFileOfMarina } from '../../../contracts/marinas/commands.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { MarinaFileStore } from '../records/marina-file-store.js';

@CommandHandler(AddFileOfMarina)
export class AddFileOfMarinaHandler {
  constructor(private readonly store: MarinaFileStore) {}

  execute({ input, file, context }: AddFileOfMarina): Promise<BusAnswer<AddFileOfMarina>> {
    return this.store.add({ input, file }, context);
  }
}
