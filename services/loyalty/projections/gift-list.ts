import type { Projection } from '../../platform/consuming/projection.js';
import { type Gift, type GiftEvent, giftWork } from '../domain/gift.js';
import { giftRecord } from '../records/gift-record.js';

interface GiftDocument {
  at: string;
  /** When its addresses may go; null: they are gone, or it still runs. */
  kept_since: string | null;
  /** Name of who began it. */
  by: string | null;
  by_id: string;
  gift: Gift;
}

/** The gifts of points to many. */
export const giftList: Projection<GiftDocument, GiftEvent> = {
  name: 'loyalty-gifts',
  version: 3,
  indexes: [{ fields: ['at'] }, { fields: ['kept_since'] }],
  wholeStream: giftRecord.prefix,
  documentIds: giftRecord.idsIn,
  apply: (document, event) => {
    const { latest: gift } = giftWork.evolve({ latest: document?.gift ?? null }, event as GiftEvent);
    if (gift === null) return undefined;
    const { id, name } = event.metadata.actor;
    const { by, by_id } = document ?? { by: name, by_id: id };
    const kept_since = gift.status === 'DONE' && gift.file_kept ? gift.at : null;
    return { at: gift.at, kept_since, by, by_id, gift };
  },
  staff: { ids: ['by_id'], forget: (document) => ({ ...document, by: null }) },
};
