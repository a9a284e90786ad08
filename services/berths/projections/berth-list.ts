import type { Projection } from '../../platform/consuming/projection.js';
import type { BerthCard, BerthEvent } from '../domain/berth-events.js';
import { type AbsenceInquiry, type BerthState, evolve, initial } from '../domain/berth.js';
import { berthRecord } from '../records/inventory-records.js';

export interface BerthDocument {
  readonly marina_id: string | null;
  readonly pier_id: string;
  readonly card: BerthCard;
  readonly notes: string;
  readonly inquiry: AbsenceInquiry | null;
}

/** The berths' cards. The berth plan holds the boats in them. */
export const berthList: Projection<BerthDocument, BerthEvent> = {
  name: 'berths',
  version: 3,
  indexes: [{ fields: ['marina_id'] }],
  wholeStream: berthRecord.prefix,
  documentIds: berthRecord.idsIn,
  apply: (document, event) => {
    const before: BerthState =
      document === undefined
        ? initial()
        : { status: 'there', card: document.card, notes: document.notes, inquiry: document.inquiry };
    const { status, card, notes, inquiry } = evolve(before, event as BerthEvent);
    if (status === 'deleted') return null;
    if (card === null) return undefined;
    return { marina_id: event.metadata.marina_id, pier_id: card.pier_id, card, notes, inquiry };
  },
};
