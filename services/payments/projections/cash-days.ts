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
  /** Whose key the texts have. */
  texts: string;
}

export const cashDays: Projection<CashDayDocument, CashDayEvent> = {
  name: 'cash-days',
  version: 2,
  indexes: [{ fields: ['marina_id', 'is_closed', 'date'] }],
  wholeStream: cashDayRecord.prefix,
  documentIds: cashDayRecord.idsIn,
  apply: (_, { type, data, metadata }) => {
    const { closed } = evolve(initial(), { type, data } as CashDayEvent);
    const texts = textsOfDay(data);
    const closed_by = closed === null ? null : metadata.actor.name;
    return {
      marina_id: metadata.marina_id ?? '',
      date: data.date,
      is_closed: closed !== null,
      closed,
      closed_by,
      texts,
    };
  },
  personal: {
    field: 'texts',
    forget: (day) => ({ ...day, closed: day.closed === null ? null : { ...day.closed, note: null } }),
  },
};
