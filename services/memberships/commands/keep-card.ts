import { Command } from '../../../contracts/vocabulary/bus.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { KeepingCommand } from '../domain/card-keeping.js';
import { CardFile } from '../records/card-file.js';

/** The home marina renews, changes or detaches a card. */
export class KeepCard extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly cardId: string,
    readonly command: KeepingCommand,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(KeepCard)
export class KeepCardHandler {
  constructor(private readonly cards: CardFile) {}

  execute({ cardId, command, context }: KeepCard): Promise<CommandReceipt | Refusal> {
    return this.cards.decide(cardId, command, context);
  }
}
