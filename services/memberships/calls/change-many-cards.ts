import type * as z from 'zod';
import { cardApi } from '../../../contracts/memberships/api.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { partOf } from '../../platform/event-sourcing/command-context.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { KeepingCommand } from '../domain/card-keeping.js';
import { CardFile } from '../cards/card-file.js';

type Answer = z.output<(typeof cardApi.changeMany)['answer']>;

/** Renews several cards, or gives them one status. Each card is a command of its own, so that a resend repeats none. */
@Handles(cardApi.changeMany)
export class ChangeManyCards {
  constructor(private readonly cards: CardFile) {}

  async execute({
    input: { customer_ids, action },
    context,
  }: ReceivedCall<typeof cardApi.changeMany>): Promise<Answer> {
    const command: KeepingCommand =
      action === 'renew' ? { type: 'RenewCard' } : { type: 'ChangeStatus', status: action };
    const answer: Answer = { changed: [], refused: [] };
    for (const customer_id of new Set(customer_ids)) {
      const done = await this.cards.decide(customer_id, command, partOf(context, customer_id));
      if (isRefusal(done)) answer.refused.push({ customer_id, code: done.code });
      else answer.changed.push(customer_id);
    }
    return answer;
  }
}
