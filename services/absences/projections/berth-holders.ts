import type { ResidentBerthed, ResidentDatesChanged, ResidentLeft } from '../../../contracts/berths/events.js';
import type { Projection } from '../../platform/consuming/projection.js';

/** A vessel that holds a berth for some time; its id is the allocation's. */
export interface BerthHolderDocument {
  marina_id: string | null;
  boater_id: string;
  vessel_id: string;
  start_date: string;
  /** First night after the berth is given up; null: until further notice. */
  end_date: string | null;
}

const TYPES: ReadonlySet<string> = new Set(['ResidentBerthed', 'ResidentDatesChanged', 'ResidentLeft']);

/** Berth holders, from the berth plans. */
export const berthHolders: Projection<BerthHolderDocument, ResidentBerthed | ResidentDatesChanged | ResidentLeft> = {
  name: 'berth-holders',
  version: 2,
  indexes: [{ fields: ['marina_id', 'end_date'] }],
  documentIds: (event) => (TYPES.has(event.type) ? [event.data.allocation_id] : []),
  apply: (document, { type, data, metadata }) => {
    if (type === 'ResidentLeft') {
      const { left_on } = data as ResidentLeft['data'];
      if (document === undefined) return undefined;
      return left_on <= document.start_date ? null : { ...document, end_date: left_on };
    }
    const { boater_id, vessel_id, start_date, end_date } = data as (ResidentBerthed | ResidentDatesChanged)['data'];
    return { marina_id: metadata.marina_id, boater_id, vessel_id, start_date, end_date };
  },
};
