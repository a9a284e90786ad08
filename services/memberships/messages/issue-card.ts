import { membershipErrors } from '../../../contracts/memberships/errors.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { cardNumbersFor } from '../domain/card-numbers.js';
import { CardFile } from '../cards/card-file.js';
import type { CardStatus } from '../../../contracts/vocabulary/membership-card.js';

export interface IssueCardInput {
  readonly card_number?: string | undefined;
  readonly boater_ids: readonly [string, ...string[]];
  readonly vessel_id: string;
  readonly on_new_vessel?: boolean | undefined;
  readonly expires_on?: string | undefined;
  readonly auto_renew: boolean;
  readonly status: CardStatus;
}

/** Issues a card for boaters and a vessel registered in the context's marina. */
export class IssueCard extends Command<(CommandReceipt & { card_number: string }) | Refusal> {
  constructor(
    readonly input: IssueCardInput,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** The id of the card that an `IssueCard` with this context creates. */
export function issuedCardId(context: CommandContext): string {
  return deriveId(context.command_id, 'card');
}

/** Numbers to try before the marina's letters count as exhausted (99 % of them are taken then). */
const TRIES = 500;

@CommandHandler(IssueCard)
export class IssueCardHandler {
  constructor(private readonly cards: CardFile) {}

  async execute({ input, context }: IssueCard): Promise<(CommandReceipt & { card_number: string }) | Refusal> {
    const id = issuedCardId(context);
    const known = await this.cards.find(id);
    const claimed = known?.card_number ?? (await this.claimNumber(id, input.card_number, context));
    if (isRefusal(claimed)) return claimed;
    const { expires_on, card_number: _, ...facts } = input;
    const command = { type: 'IssueCard' as const, card_number: claimed, ...facts };
    const answer = await this.cards.decide(
      id,
      expires_on === undefined ? command : { ...command, expires_on },
      context,
    );
    return isRefusal(answer) ? answer : { ...answer, card_number: claimed };
  }

  private async claimNumber(
    id: string,
    wished: string | undefined,
    context: CommandContext,
  ): Promise<string | Refusal> {
    const marina = context.marina_id === null ? null : await this.cards.marina(context.marina_id);
    if (marina === null) return refuse('forbidden', membershipErrors.not_available);
    if (wished !== undefined) return this.claim(wished, id, context);
    let tries = 0;
    for (const number of cardNumbersFor(marina.code, seedOf(id))) {
      const claimed = await this.claim(number, id, context);
      if (!isRefusal(claimed)) return claimed;
      tries += 1;
      if (tries >= TRIES) break;
    }
    return refuse('conflict', membershipErrors.card_numbers_exhausted);
  }

  private async claim(number: string, id: string, context: CommandContext): Promise<string | Refusal> {
    return (await this.cards.reserve(number, id, context)) ?? number;
  }
}

/** Ids are hashes, so their first digits are a uniform starting point. */
function seedOf(id: string): number {
  return Number.parseInt(id.slice(0, 8), 16);
}
