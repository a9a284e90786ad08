import type { Projection } from '../../platform/consuming/projection.js';
import { type CashDayEvent, type ClosedDay, textsOfDay } from '../domain/cash-day-events.js';
import { evolve, initial } from '../domain/cash-day.js';
import { cashDayRecord } from '../records/cash-day-record.js';

/** A day that was closed at least once. */
export interface CashDayDocument {
  marina_id: string;
  date: string;
  is_closed: boolean;
  closed: ClosedDay | null;
  /** The name of who closed it; null: no name is kept. */
  closed_by: string | null;
  closed_by_id: string | null;
  /** Whose key the texts have. */
  texts: string;
}

export const cashDays: Projection<CashDayDocument, CashDayEvent> = {
  name: 'cash-days',
  version: 3,
  indexes: [{ fields: ['marina_id', 'is_closed', 'date'] }],
  wholeStream: cashDayRecord.prefix,
  documentIds: cashDayRecord.idsIn,
  apply: (_, { type, data, metadata }) => {
    const { closed } = evolve(initial(), { type, data } as CashDayEvent);
    const texts = textsOfDay(data);
    const { id, name } = metadata.actor;
    const by = closed === null ? { closed_by: null, closed_by_id: null } : { closed_by: name, closed_by_id: id };
    return {
      marina_id: metadata.marina_id ?? '',
      date: data.date,
      is_closed: closed !== null,
      closed,
      ...by,
      texts,
    };
  },
  personal: {
    field: 'texts',
    forget: (day) => ({ ...day, closed: day.closed === null ? null : { ...day.closed, note: null } }),
  },
  staff: { ids: ['closed_by_id'], forget: (day) => ({ ...day, closed_by: null }) },
};
