import * as z from 'zod';
import { counterMethods } from '../../../../contracts/reservations/vocabulary.js';
import { attachmentType } from '../../../../contracts/reservations/vocabulary-schemas.js';
import { calendarDate, dateRange, instant } from '../../../../contracts/vocabulary/dates-schemas.js';
import { defineEvents } from '../../../../contracts/vocabulary/event-definitions.js';
import { at, movedPayment, ofBoater } from './event-shapes.js';

/** The other reservation of the two, and its number for people. */
const duplicate = { duplicate_id: z.string(), duplicate_view_id: z.string() };

export const mergingEvents = defineEvents({
  /** On the stay that goes on: what the duplicate had is of this stay from now on. */
  DuplicateMerged: {
    version: 1,
    data: z.object({
      ...duplicate,
      boater_id: z.string(),
      /** The nights of this stay before it took those of the duplicate. */
      stay_before: dateRange,
      /** They follow this stay's own payments, in this order. */
      payments: z.array(
        movedPayment.extend({
          provider_reference: z.string(),
          /** When the money came in. */
          paid_at: instant,
          counter: z.object({ method: z.enum(counterMethods), received_on: calendarDate }).optional(),
          vat_percent: z.number().optional(),
        }),
      ),
      documents: z.array(
        z.object({
          document_id: z.string(),
          type: attachmentType,
          content_type: z.string(),
          size_bytes: z.number().int(),
          added_at: instant,
        }),
      ),
      /** In the order of `documents`. */
      file_names: z.array(z.string().nullable()).nullable(),
      ...at,
    }),
    personal: ['file_names'],
    person: ofBoater,
  },
  /** On the stay that went on: the other one has its documents and payments again. */
  DuplicateSeparated: {
    version: 1,
    data: z.object({ ...duplicate, payments: z.array(movedPayment), document_ids: z.array(z.string()), ...at }),
  },
  /** On the stay that was merged: it is what it was before. */
  StaySeparated: {
    version: 1,
    data: z.object({
      /** The stay that had gone on in place of this one. */
      from_id: z.string(),
      payments: z.array(movedPayment),
      /** The stay had been booked. */
      booked: z.boolean(),
      /** By when the boater must answer or pay: the time that was left when the stay was merged; null: neither is awaited. */
      deadline: instant.nullable(),
      ...at,
    }),
  },
});
