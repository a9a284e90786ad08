import { invoiceApi } from '../../../contracts/payments/api.js';
import { paymentErrors } from '../../../contracts/payments/errors.js';
import type { InvoicesOfReservation } from '../../../contracts/payments/invoice.js';
import type { InstalmentInvoiceState } from '../../../contracts/payments/vocabulary.js';
import { FindSale, type SaleInstalment } from '../../../contracts/reservations/queries.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { DrawnInvoice } from '../domain/invoicing-state.js';
import { invoiceOfInstalment, type InvoicePart, invoicePart } from '../domain/uninvoiced.js';
import { invoiceRow } from '../lookups/invoice-row.js';
import { invoiceList } from '../projections/invoice-list.js';
import { invoicingRecord } from '../records/invoicing-record.js';

/** The invoices of a reservation, its instalments with theirs, and what can still be invoiced. */
@Handles(invoiceApi.ofReservation)
export class ShowInvoicesOfReservation {
  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
  ) {}

  async execute({
    input: { reservation_id },
    marina_id,
  }: ReceivedCall<typeof invoiceApi.ofReservation>): Promise<InvoicesOfReservation | Refusal> {
    const sale = await this.queries.execute(new FindSale({ marina_id, reservation_id }));
    if (sale === null) return refuse('not_found', 'NOT_FOUND');
    const { state } = await this.streams.load(invoicingRecord, reservation_id);
    const filter = { marina_id, reservation_id, number: { $ne: null } };
    const found = await this.projections.model(invoiceList).find({ filter, sort: [['number', -1]], limit: 1_000 });
    const numbers = new Map(found.map(({ _id, number }) => [_id, number]));
    const rest = invoicePart(state, sale, null);
    return {
      invoices: found.map((document) => invoiceRow(document, numbers)),
      instalments: sale.instalments.map((instalment) => {
        const { number, of, due_on, amount } = instalment;
        const own = invoiceOfInstalment(state, number);
        const invoice_number = own === undefined ? null : (numbers.get(own.invoice_id) ?? null);
        return { number, of, due_on, amount: toDecimal(amount), state: stateOf(instalment, own, rest), invoice_number };
      }),
      rest: isRefusal(rest) ? 0 : toDecimal(rest.total),
      currency: sale.currency,
    };
  }
}

function stateOf(
  instalment: SaleInstalment,
  own: DrawnInvoice | undefined,
  rest: InvoicePart | Refusal,
): InstalmentInvoiceState {
  if (own !== undefined) return 'INVOICED';
  // An invoice of the stay took it.
  if (isRefusal(rest)) return rest.code === paymentErrors.invoice_exists ? 'INVOICED' : 'NOT_DUE';
  return instalment.is_due ? 'OPEN' : 'NOT_DUE';
}
