import { personal, text } from '../../platform/audit-trail/audit-values.js';
import type { ExplainedView } from '../../platform/audit-trail/audit-views.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';
import type { BookEvent, InvoicingEvent } from '../domain/invoicing-events.js';

/** How the history of a reservation shows its invoices. They appear once they have their numbers. */
export const invoicingAuditView: ExplainedView<InvoicingEvent, 'credit_reason'> = {
  kind: 'reservation',
  events: { InvoiceDrawnUp: 'silent', CreditNoteDrawnUp: 'money', InvoiceMailed: 'money' },
  fields: ['credit_reason'],
  records: ({ stream }) => [{ kind: 'reservation', id: recordIdOf(stream) }],
  explain: ({ type, data }) => {
    const event = { type, data } as InvoicingEvent;
    if (event.type !== 'CreditNoteDrawnUp' || event.data.refund_no !== null || event.data.cause !== undefined) {
      return { before: [], after: [] };
    }
    return { before: [], after: [{ field: 'credit_reason', value: personal(event.data.reason) }] };
  },
};

const fields = ['invoice_number', 'invoice_instalment', 'invoice_total'] as const;

export const bookAuditView: ExplainedView<BookEvent, (typeof fields)[number]> = {
  kind: 'reservation',
  events: { InvoiceNumbered: 'money' },
  fields,
  variant: ({ data }) => (data.kind === 'CREDIT_NOTE' ? 'credit' : null),
  records: ({ data }) => [{ kind: 'reservation', id: data.reservation_id }],
  explain: ({ data }) => ({
    before: [],
    after: [
      { field: 'invoice_number', value: text(data.number) },
      ...instalmentFacts(data),
      { field: 'invoice_total', value: { is: 'money', minor: data.total, currency: data.currency } },
    ],
  }),
};

function instalmentFacts({ instalment }: BookEvent['data']) {
  if (instalment === undefined) return [];
  return [{ field: 'invoice_instalment' as const, value: text(`${instalment.number}/${instalment.of}`) }];
}
