import type * as z from 'zod';
import type { cardApi } from '../../../contracts/memberships/api.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { type CommandContext, partOf } from '../../platform/event-sourcing/command-context.js';
import type { KeepingCommand } from '../domain/card-keeping.js';
import { CardFile } from '../records/card-file.js';

type Answer = z.output<(typeof cardApi.changeMany)['answer']>;
type Action = z.output<NonNullable<(typeof cardApi.changeMany)['body']>>['action'];

/** Renews several cards, or gives them one status. Each card is a command of its own, so that a resend repeats none. */
export class ChangeManyCards extends Command<Answer> {
  constructor(
    readonly cardIds: readonly string[],
    readonly action: Action,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeManyCards)
export class ChangeManyCardsHandler {
  constructor(private readonly cards: CardFile) {}

  async execute({ cardIds, action, context }: ChangeManyCards): Promise<Answer> {
    const command: KeepingCommand =
      action === 'renew' ? { type: 'RenewCard' } : { type: 'ChangeStatus', status: action };
    const answer: Answer = { changed: [], refused: [] };
    for (const customer_id of new Set(cardIds)) {
      const done = await this.cards.decide(customer_id, command, partOf(context, customer_id));
      if (isRefusal(done)) answer.refused.push({ customer_id, code: done.code });
      else answer.changed.push(customer_id);
    }
    return answer;
  }
}
