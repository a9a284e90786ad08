import type { Projection } from '../../platform/consuming/projection.js';
import type { CardEvent } from '../domain/card-events.js';
import { type Card, evolve, initial } from '../domain/card-state.js';
import { cardRecord } from '../records/card-record.js';

interface CardDocument {
  card_number: string;
  vessel_id: string | null;
  /** The holders' ids in all registers that know one. */
  boater_ids: string[];
  home_marina_id: string;
  /** Last day of validity of an active card that renews itself; null for all others. */
  renews_on: string | null;
  /** The marinas where nights were redeemed. */
  visited_marina_ids: string[];
  /** The reservations that hold nights. */
  reservation_ids: string[];
  card: Card;
}

/** Every card of the installation, to find those of a boater or a vessel. */
export const cardList: Projection<CardDocument, CardEvent> = {
  name: 'cards',
  version: 4,
  indexes: [
    { fields: ['boater_ids'] },
    { fields: ['vessel_id'] },
    { fields: ['reservation_ids'] },
    { fields: ['renews_on'] },
    { fields: ['visited_marina_ids'] },
    { fields: ['home_marina_id', 'card.status', 'card.expires_on'] },
  ],
  wholeStream: cardRecord.prefix,
  documentIds: cardRecord.idsIn,
  apply: (document, event) => {
    const card = evolve(document?.card ?? initial(), event as CardEvent);
    if (!card.exists) return undefined;
    const boater_ids = card.holders.map((holder) => holder.boater_id);
    const { card_number, vessel_id, home_marina_id } = card;
    return {
      card_number,
      vessel_id,
      home_marina_id,
      boater_ids,
      renews_on: card.auto_renew && card.status === 'active' ? card.expires_on : null,
      visited_marina_ids: [...new Set(card.redemptions.map(({ marina_id }) => marina_id))],
      reservation_ids: card.redemptions.flatMap(({ reservation_id }) => reservation_id ?? []),
      card,
    };
  },
};
