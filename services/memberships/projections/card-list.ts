import type { Projection } from '../../platform/consuming/projection.js';
import type { CardEvent } from '../domain/card-events.js';
import { type Card, evolve, initial } from '../domain/card-state.js';
import { cardRecord } from '../records/card-record.js';

interface CardDocument {
  card_number: string;
  vessel_id: string;
  /** The holders' ids in all registers that know one. */
  boater_ids: string[];
  /** The reservations that hold nights. */
  reservation_ids: string[];
  card: Card;
}

/** Every card of the installation, to find those of a boater or a vessel. */
export const cardList: Projection<CardDocument, CardEvent> = {
  name: 'cards',
  version: 3,
  indexes: [{ fields: ['boater_ids'] }, { fields: ['vessel_id'] }, { fields: ['reservation_ids'] }],
  wholeStream: cardRecord.prefix,
  documentIds: cardRecord.idsIn,
  apply: (document, event) => {
    const card = evolve(document?.card ?? initial(), event as CardEvent);
    if (!card.exists) return undefined;
    const boater_ids = card.holders.map((holder) => holder.boater_id);
    const reservation_ids = card.redemptions.map((redemption) => redemption.reservation_id);
    return { card_number: card.card_number, vessel_id: card.vessel_id, boater_ids, reservation_ids, card };
  },
};
