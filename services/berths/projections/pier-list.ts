import type { Projection } from '../../platform/consuming/projection.js';
import type { PierCard, PierEvent } from '../domain/pier-events.js';
import { pierRecord } from '../records/inventory-records.js';

export interface PierDocument {
  readonly marina_id: string | null;
  readonly name: string;
  readonly card: PierCard;
}

/** The piers of every marina. */
export const pierList: Projection<PierDocument, PierEvent> = {
  name: 'piers',
  version: 2,
  indexes: [{ fields: ['marina_id', 'name'] }],
  wholeStream: pierRecord.prefix,
  documentIds: pierRecord.idsIn,
  apply: (_document, event) => {
    if (event.type === 'PierDeleted') return null;
    const card = event.data as PierCard;
    return { marina_id: event.metadata.marina_id, name: card.name, card };
  },
};
