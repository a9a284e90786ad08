import type { InvoiceFilter, InvoiceList, InvoiceRow } from '../../../contracts/payments/invoice.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Document } from '../../platform/consuming/read-model.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import { type InvoiceDocument, invoiceList } from '../projections/invoice-list.js';

/** Invoices and credit notes of a marina, highest number first. */
export class ListInvoices extends Query<InvoiceList> {
  constructor(
    readonly marina_id: string,
    readonly input: InvoiceFilter,
  ) {
    super();
  }
}

@QueryHandler(ListInvoices)
export class ListInvoicesHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ marina_id, input }: ListInvoices): Promise<InvoiceList> {
    const { from, to, kind, reservation_id, search, page, page_size } = input;
    const wanted = folded(search);
    const day = { ...(from === undefined ? {} : { $gte: from }), ...(to === undefined ? {} : { $lte: to }) };
    const filter: Filter = {
      marina_id,
      number: { $ne: null },
      ...(Object.keys(day).length === 0 ? {} : { issued_on: day }),
      ...(kind === undefined ? {} : { kind }),
      ...(reservation_id === undefined ? {} : { reservation_id }),
      ...(wanted === '' ? {} : { search: { $contains: wanted } }),
    };
    const model = this.projections.model(invoiceList);
    const found = await model.find({
      filter,
      sort: [['number', -1]],
      skip: (page - 1) * page_size,
      limit: page_size,
    });
    const of = found.flatMap(({ of_invoice_id }) => of_invoice_id ?? []);
    const invoices = new Map((await model.getMany(of)).map(({ _id, number }) => [_id, number]));
    const items = found.map((document) => invoiceRow(document, invoices.get(document.of_invoice_id ?? '') ?? null));
    return { items, total: await model.count(filter) };
  }
}

function invoiceRow(document: Document<InvoiceDocument>, of_number: string | null): InvoiceRow {
  const { _id: id, number, kind, issued_on, reservation_id, view_id, payer, total, vat, left, currency } = document;
  return {
    id,
    number: number ?? '',
    kind,
    issued_on,
    reservation_id,
    view_id,
    payer,
    total: toDecimal(total),
    vat: toDecimal(vat.reduce((sum, rate) => sum + rate.vat, 0)),
    left: toDecimal(left),
    currency,
    of_number,
    mailed_at: document.mailed_at,
  };
}
