import * as z from 'zod';
import { callSchemas, commandReceipt, id, receiptExample } from '../vocabulary/route.js';
import { savedViews, saveView, viewedList } from './view.js';

const details = {
  name: 'Arriving today, no berth',
  query: 'tab=PENDING&sort=deadline',
  shared: true,
  is_default: false,
  mail: 'NONE' as const,
};

export const viewSchemas = {
  getall: callSchemas({
    summary: 'The saved views of a list: one’s own, and those that colleagues share',
    body: z.strictObject({ list: viewedList }),
    answer: savedViews,
    example: {
      body: { list: 'reservations' },
      answer: {
        items: [{ id: receiptExample.id, list: 'reservations', ...details, mine: true }],
        total: 1,
        default_id: null,
      },
    },
  }),
  save: callSchemas({
    summary: 'Save a view of a list, or change one',
    body: saveView,
    answer: commandReceipt,
    example: { body: { list: 'reservations', ...details }, answer: receiptExample },
  }),
  delete: callSchemas({
    summary: 'Delete a saved view of one’s own',
    body: z.strictObject({ view_id: id }),
    answer: commandReceipt,
    example: { body: { view_id: receiptExample.id }, answer: receiptExample },
  }),
};
