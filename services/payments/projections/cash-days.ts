import type { Projection } from '../../platform/consuming/projection.js';
import type { CashDayEvent, ClosedDay } from '../domain/cash-day-events.js';
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
}

export const cashDays: Projection<CashDayDocument, CashDayEvent> = {
  name: 'cash-days',
  version: 1,
  indexes: [{ fields: ['marina_id', 'is_closed', 'date'] }],
  wholeStream: cashDayRecord.prefix,
  documentIds: cashDayRecord.idsIn,
  apply: (_, { type, data, metadata }) => {
    const { closed } = evolve(initial(), { type, data } as CashDayEvent);
    const closed_by = closed === null ? null : metadata.actor.name;
    return { marina_id: metadata.marina_id ?? '', date: data.date, is_closed: closed !== null, closed, closed_by };
  },
};
