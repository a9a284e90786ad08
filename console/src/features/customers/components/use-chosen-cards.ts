import { useState } from 'react';
import type { MembershipCard } from '../../../../../contracts/vocabulary/membership-card.js';

type Card = Pick<MembershipCard, 'card_id' | 'card_number'>;

/** Cards that are chosen to be changed together; the choice outlasts a turn of the page. */
export interface ChosenCards {
  /** Numbers by id. */
  readonly cards: ReadonlyMap<string, string>;
  readonly choose: (cards: readonly Card[], on: boolean) => void;
  readonly clear: () => void;
}

export function useChosenCards(): ChosenCards {
  const [cards, setCards] = useState<ReadonlyMap<string, string>>(new Map());
  const choose = (given: readonly Card[], on: boolean) => {
    setCards((before) => {
      const after = new Map(before);
      for (const { card_id, card_number } of given) {
        if (on) after.set(card_id, card_number);
        else after.delete(card_id);
      }
      return after;
    });
  };
  return { cards, choose, clear: () => setCards(new Map()) };
}
