import * as z from 'zod';
import { commandReceipt, id, listAnswer, receiptExample, callSchemas } from '../vocabulary/route.js';
import { createLocalEvent, listLocalEvents, localEvent } from './local-events.js';

const example = {
  start_date: '2027-07-10',
  end_date: '2027-07-12',
  event_name: 'Regatta of the three capes',
  event_url: 'https://regatta.example/2027',
};

export const localEventSchemas = {
  getall: callSchemas({
    summary: 'What happens near the marina on some days, in the order of their first days; at most a hundred',
    body: listLocalEvents,
    answer: listAnswer(localEvent),
    example: {
      body: { start_date: '2027-07-11', end_date: '2027-07-18' },
      answer: { items: [{ id: receiptExample.id, ...example }], total: 1 },
    },
  }),
  create: callSchemas({
    summary: 'Note something that happens near the marina',
    body: createLocalEvent,
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { marina_event_details: example }, answer: receiptExample },
  }),
  delete: callSchemas({
    summary: 'Take something off the list of what happens near the marina',
    body: z.strictObject({ event_id: id }),
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { event_id: receiptExample.id }, answer: receiptExample },
  }),
};
