import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { CardCommand } from '../domain/card.js';
import { CardFile } from '../records/card-file.js';

/** The home marina renews a card or changes its status. */
export class KeepCard {
  constructor(
    readonly cardId: string,
    readonly command: Extract<CardCommand, { type: 'RenewCard' | 'ChangeStatus' }>,
    readonly context: CommandContext,
  ) {}
}

@CommandHandler(KeepCard)
export class KeepCardHandler implements ICommandHandler<KeepCard> {
  constructor(private readonly cards: CardFile) {}

  execute({ cardId, command, context }: KeepCard): Promise<CommandReceipt | Refusal> {
    return this.cards.decide(cardId, command, context);
  }
}
