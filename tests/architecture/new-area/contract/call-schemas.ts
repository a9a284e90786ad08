import * as z from 'zod';
import { callSchemas, commandReceipt, id, listAnswer, receiptExample } from '../../../../contracts/vocabulary/route.js';

const buoy = z.object({ id, name: z.string() });

export const buoySchemas = {
  lay: callSchemas({
    summary: 'Lay a buoy',
    body: z.strictObject({ name: z.string() }),
    answer: commandReceipt,
    example: { body: { name: 'B1' }, answer: receiptExample },
  }),
  getall: callSchemas({
    summary: 'The buoys of the marina',
    answer: listAnswer(buoy),
    example: { answer: { items: [{ id: receiptExample.id, name: 'B1' }], total: 1 } },
  }),
};
