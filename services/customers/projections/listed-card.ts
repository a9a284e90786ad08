import type { CardFact } from '../../../contracts/memberships/events.js';
import type { CardStatus } from '../../../contracts/vocabulary/membership-card.js';
import { byText } from '../../../contracts/vocabulary/sorting.js';

/** A card as the customers' lists filter by it. `status` is the stored one: a card may have ended since. */
export interface ListedCard {
  card_id: string;
  card_number: string;
  status: CardStatus;
  /** Last day on which it is valid. */
  expires_on: string;
  /** Instant of the latest change of its status. */
  changed_at: string;
}

/** The document of a card, from which its holders' documents copy. */
export interface CardSource {
  holder_ids: string[];
  card: ListedCard;
}

/** The card's document after an event; undefined if its first event is missing. */
export function cardSourceAfter(
  before: CardSource | undefined,
  fact: CardFact,
  card_id: string,
  at: string,
): CardSource | undefined {
  if (fact.type === 'CardIssued') {
    const { card_number, status, expires_on, boater_id, boater_ids } = fact.data;
    const holder_ids = [...new Set([boater_id, ...boater_ids])];
    return { holder_ids, card: { card_id, card_number, status, expires_on, changed_at: at } };
  }
  if (before === undefined) return undefined;
  const { card } = before;
  switch (fact.type) {
    case 'CardRenewed':
      return { ...before, card: { ...card, status: 'active', expires_on: fact.data.expires_on, changed_at: at } };
    case 'CardTermsChanged':
      return { ...before, card: { ...card, expires_on: fact.data.expires_on } };
    case 'CardStatusChanged':
      return { ...before, card: { ...card, status: fact.data.status, changed_at: at } };
    case 'CardPresented':
      return { ...before, holder_ids: [...before.holder_ids, fact.data.boater_id] };
    default:
      return fact satisfies never;
  }
}

/** The order in which one of a person's cards stands for all: cards that are good come first. */
const precedence: readonly CardStatus[] = ['active', 'temporary', 'pending', 'disabled', 'expired', 'archived'];

type Ranked = Pick<ListedCard, 'status' | 'expires_on'>;

/** Sorts the card first that stands for all cards of its holder. */
export function byPrecedence(a: Ranked, b: Ranked): number {
  return precedence.indexOf(a.status) - precedence.indexOf(b.status) || byText(b.expires_on, a.expires_on);
}

/** The card that a list shows for its holder; null without a card. */
export function leadingCard(cards: readonly ListedCard[]): ListedCard | null {
  const [first = null] = [...cards].sort(byPrecedence);
  return first;
}
