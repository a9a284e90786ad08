import { paymentFieldErrors } from '../../../contracts/payments/errors.js';
import type { ExportKind } from '../../../contracts/payments/vocabulary.js';
import { EXPORT_DAYS } from '../../../contracts/payments/vocabulary.js';
import { DescribeStays } from '../../../contracts/reservations/queries.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { nightsBetween } from '../../../contracts/vocabulary/dates.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { SpreadsheetFile } from '../../../contracts/vocabulary/spreadsheets-schemas.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { writeSpreadsheet } from '../../platform/spreadsheets/write-spreadsheet.js';
import { InvoiceLookup } from '../lookups/invoice-case.js';
import { dayOf, MoneyOfDays } from '../lookups/money-of-days.js';
import { datevRows } from '../payments/datev-rows.js';
import { type Booked, journalRows, payoutRows } from '../payments/journal-rows.js';
import { invoiceList } from '../projections/invoice-list.js';
import { payoutList } from '../projections/payout-list.js';

/** A CSV file for bookkeeping over some days, both included. */
export class ExportMoney extends Query<SpreadsheetFile | Refusal> {
  constructor(
    readonly marina_id: string,
    readonly input: { readonly kind: ExportKind; readonly from: string; readonly to: string },
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(ExportMoney)
export class ExportMoneyHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly marinas: InvoiceLookup,
    private readonly money: MoneyOfDays,
  ) {}

  async execute({ marina_id, input, language }: ExportMoney): Promise<SpreadsheetFile | Refusal> {
    const { kind, from, to } = input;
    if (to < from || nightsBetween(from, to) >= EXPORT_DAYS) {
      return refuseFields({ path: 'to', code: paymentFieldErrors.period_invalid });
    }
    const booked = await this.booked(marina_id, from, to);
    const rows =
      kind === 'payouts'
        ? payoutRows(booked, language)
        : kind === 'journal'
          ? journalRows(booked, language)
          : datevRows(booked);
    return writeSpreadsheet(`${kind}-${from}-${to}`, rows, 'csv');
  }

  private async booked(marina_id: string, from: string, to: string): Promise<Booked> {
    const marina = await this.marinas.marina(marina_id);
    const money = await this.money.rows(marina, from, to);
    const reservation_ids = [...new Set(money.map(({ reservation_id }) => reservation_id))];
    const stays = await this.queries.execute(new DescribeStays({ marina_id, reservation_ids }));
    const during = { $gte: from, $lte: to };
    const invoices: Booked['invoices'][number][] = [];
    const issued = { marina_id, number: { $ne: null }, issued_on: during };
    for await (const invoice of this.projections.model(invoiceList).each({ filter: issued, sort: [['number', 1]] })) {
      invoices.push(invoice);
    }
    const payouts: Booked['payouts'][number][] = [];
    const arrived = { marina_id, status: 'paid', arrives_on: during };
    for await (const payout of this.projections
      .model(payoutList)
      .each({ filter: arrived, sort: [['arrives_on', 1]] })) {
      payouts.push(payout);
    }
    return {
      currency: marina.marina_settings.currency,
      invoices,
      payouts,
      money: money.map((row) => ({
        ...row,
        day: dayOf(row, marina.time_zone),
        view_id: stays.get(row.reservation_id)?.view_id ?? '',
      })),
    };
  }
}
