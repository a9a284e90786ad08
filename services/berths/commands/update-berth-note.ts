import { Command } from '../../../contracts/vocabulary/bus.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { BerthCards } from '../records/berth-cards.js';

/** Saves the note on a berth; the same note again changes nothing. */
export class UpdateBerthNote extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly berthId: string,
    readonly notes: string,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(UpdateBerthNote)
export class UpdateBerthNoteHandler {
  constructor(private readonly cards: BerthCards) {}

  execute({ berthId: berth_id, notes, context }: UpdateBerthNote): Promise<CommandReceipt | Refusal> {
    return this.cards.change({ type: 'ChangeBerthNotes', data: { berth_id, notes } }, context);
  }
}
