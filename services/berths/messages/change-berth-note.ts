import { ChangeBerthNote } from '../../../contracts/berths/commands.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { BerthCards } from '../records/berth-cards.js';

/** The same note again changes nothing. */
@CommandHandler(ChangeBerthNote)
export class ChangeBerthNoteHandler {
  constructor(private readonly cards: BerthCards) {}

  execute({ input, context }: ChangeBerthNote): Promise<CommandReceipt | Refusal> {
    return this.cards.change({ type: 'ChangeBerthNotes', data: input }, context);
  }
}
