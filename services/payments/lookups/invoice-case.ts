import { Injectable } from '@nestjs/common';
import { paymentErrors } from '../../../contracts/payments/errors.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { invoiceList, type InvoiceDocument } from '../projections/invoice-list.js';

/** Finds an invoice of a marina by its id. */
@Injectable()
export class InvoiceLookup {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
  ) {}

  async find(marina_id: string, invoice_id: string): Promise<Document<InvoiceDocument> | Refusal> {
    const found = await this.projections.model(invoiceList).get(invoice_id);
    if (found?.marina_id !== marina_id) return refuse('not_found', paymentErrors.invoice_not_found);
    return found;
  }

  async marina(marina_id: string): Promise<Marina> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) throw new Error(`marina ${marina_id} does not exist`);
    return marina;
  }
}
