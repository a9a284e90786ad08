import { defineRecord } from '../../platform/areas/record.js';
import { bookAuditView, invoicingAuditView } from '../audit/invoice-audit-view.js';
import { evolve as evolveBook, initial as initialBook } from '../domain/invoice-book.js';
import { evolve, initial } from '../domain/invoicing.js';
import { bookEvents, invoicingEvents } from '../domain/invoicing-events.js';
import { bookFeedSource } from '../feed/payment-sources.js';

/** The invoices of a reservation, by its id. */
export const invoicingRecord = defineRecord({
  prefix: 'invoicing-',
  events: invoicingEvents,
  initial,
  evolve,
  hint: { topic: 'payments' },
  audit: invoicingAuditView,
});

/** The numbers of a marina and year, by `<marina>.<year>`. */
export const bookRecord = defineRecord({
  prefix: 'invoicebook-',
  events: bookEvents,
  initial: initialBook,
  evolve: evolveBook,
  // Commands on the books of a marina queue up here rather than meet in the log.
  exclusive: 'invoice-book',
  snapshot: {
    version: 1,
    every: 500,
    to: ({ last_no }) => ({ last_no }),
    from: ({ last_no }) => ({ last_no: Number(last_no) }),
  },
  hint: { topic: 'payments' },
  audit: bookAuditView,
  feed: bookFeedSource,
});
