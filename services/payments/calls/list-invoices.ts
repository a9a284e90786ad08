import { invoiceApi } from '../../../contracts/payments/api.js';
import type { InvoiceList } from '../../../contracts/payments/invoice.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import { invoiceRow } from '../lookups/invoice-row.js';
import { invoiceList } from '../projections/invoice-list.js';

/** Invoices and credit notes of a marina, highest number first. */
@Handles(invoiceApi.getall)
export class ListInvoices {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input, marina_id }: ReceivedCall<typeof invoiceApi.getall>): Promise<InvoiceList> {
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
    const numbers = new Map((await model.getMany(of)).map(({ _id, number }) => [_id, number]));
    return { items: found.map((document) => invoiceRow(document, numbers)), total: await model.count(filter) };
  }
}
