import * as z from 'zod';
import { calendarDate } from '../../../../contracts/vocabulary/dates-schemas.js';
import { defineEvents } from '../../../../contracts/vocabulary/event-definitions.js';
import { at, paymentDue } from './event-shapes.js';

const money = z.number().int().min(0);
/** Instalments count from 1. */
const number = z.number().int().min(1);

export const contractEvents = defineEvents({
  /**
   * An instalment of a long-term contract is to be paid by `due_on`; the first one is requested with the approval. `open`
   * is unpaid of this and the instalments before; `due` is what must have been paid online from now on.
   */
  InstalmentRequested: {
    version: 1,
    data: z.object({ number, of: number, amount: money, open: money, due_on: calendarDate, due: paymentDue, ...at }),
  },
  /** The boater was reminded of an instalment that was unpaid after its day. */
  InstalmentReminded: { version: 1, data: z.object({ number, open: money, due_on: calendarDate, ...at }) },
  /** The boater and the marina were informed that the contract ends on `end_date`. */
  ContractEndAnnounced: { version: 1, data: z.object({ end_date: calendarDate, ...at }) },
});
