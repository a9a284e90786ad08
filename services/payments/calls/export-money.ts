import { paymentSettingApi } from '../../../contracts/payments/api.js';
import { paymentFieldErrors } from '../../../contracts/payments/errors.js';
import { EXPORT_DAYS } from '../../../contracts/payments/vocabulary.js';
import { DescribeStays } from '../../../contracts/reservations/queries.js';
import { nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { type Refusal, refuseFields } from '../../../contracts/vocabulary/refusal.js';
import type { SpreadsheetFile } from '../../../contracts/vocabulary/spreadsheets-schemas.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { GivingWay } from '../../platform/concurrency/giving-way.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { Rows } from '../../platform/spreadsheets/cell.js';
import { writeSpreadsheet } from '../../platform/spreadsheets/write-spreadsheet.js';
import { InvoiceLookup } from '../lookups/invoice-case.js';
import { dayOf, MoneyOfDays } from '../lookups/money-of-days.js';
import { datevRows } from '../payments/datev-rows.js';
import { type Booked, journalRows, payoutRows } from '../payments/journal-rows.js';
import { invoiceList } from '../projections/invoice-list.js';
import { payoutList } from '../projections/payout-list.js';

/** Records whose rows are made between two pauses. */
const AT_ONCE = 500;

/** A CSV file for bookkeeping over some days, both included. */
@Handles(paymentSettingApi.export)
export class ExportMoney {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly marinas: InvoiceLookup,
    private readonly money: MoneyOfDays,
  ) {}

  async execute({
    input,
    marina_id,
    language,
  }: ReceivedCall<typeof paymentSettingApi.export>): Promise<SpreadsheetFile | Refusal> {
    const { kind, from, to } = input;
    if (to < from || nightsBetween(from, to) >= EXPORT_DAYS) {
      return refuseFields({ path: 'to', code: paymentFieldErrors.period_invalid });
    }
    const booked = await this.booked(marina_id, from, to);
    const rowsOf = (some: Booked): Rows => {
      if (kind === 'payouts') return payoutRows(some, language);
      return kind === 'journal' ? journalRows(some, language) : datevRows(some);
    };
    return writeSpreadsheet(`${kind}-${from}-${to}`, await inSteps(booked, rowsOf), 'csv');
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
    const work = new GivingWay();
    const dated: Booked['money'][number][] = [];
    for (const row of money) {
      const day = dayOf(row, marina.time_zone);
      dated.push({ ...row, day, view_id: stays.get(row.reservation_id)?.view_id ?? '' });
      await work.giveWay();
    }
    return { currency: marina.marina_settings.currency, invoices, payouts, money: dated };
  }
}

/** The rows of all that is booked, titles first, some at a time: other requests are served meanwhile. */
async function inSteps(booked: Booked, rowsOf: (some: Booked) => Rows): Promise<Rows> {
  const nothing: Booked = { ...booked, invoices: [], money: [], payouts: [] };
  const rows = [...rowsOf(nothing)];
  const work = new GivingWay();
  for (const part of ['invoices', 'money', 'payouts'] as const) {
    for (let from = 0; from < booked[part].length; from += AT_ONCE) {
      const [, ...some] = rowsOf({ ...nothing, [part]: booked[part].slice(from, from + AT_ONCE) });
      rows.push(...some);
      await work.giveWay();
    }
  }
  return rows;
}
