import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { SaleOfStay } from '../../../contracts/reservations/queries.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { PlatformBench } from '../../../tests/fixtures/platform-bench.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import { Leases } from '../../platform/leases/leases.js';
import { Locks } from '../../platform/leases/locks.js';
import { decide, type InvoicingCommand } from '../domain/invoicing.js';
import { bookEvents, invoicingEvents } from '../domain/invoicing-events.js';
import { InvoiceIssuer } from './invoice-issuer.js';
import { InvoiceNumbers } from './invoice-numbers.js';
import { invoicingRecord } from './invoicing-record.js';

const sale: SaleOfStay = {
  reservation_id: 'r1',
  view_id: 'R-1001',
  boater_id: 'b1',
  language: 'fr',
  payer: { name: 'Ada Moreau', email: 'ada@example.org', address: '' },
  boat: 'Belle Île',
  berth: 'A12',
  start_date: '2027-07-14',
  end_date: '2027-07-19',
  currency: 'EUR',
  sold: true,
  fell_through: false,
  lines: [{ kind: 'NIGHTS', of: null, name: null, amount: 300_00 }],
  total: 300_00,
  instalments: [],
  paid: 300_00,
  refund_open: false,
};
const issue = {
  type: 'Issue' as const,
  invoice_id: 'i1',
  sale,
  instalment: null,
  rates: [{ used_for: ['NIGHTS' as const], rates: [{ valid_from: '2014-01-01', percent: 10 }] }],
  vat_number: 'FR1',
  shown: null,
};
const follow = (credit_note_id: string, total: number) => {
  return { type: 'Follow' as const, credit_note_id, sale: { ...sale, total }, refund_no: null };
};

describe('the numbers of a reservation', () => {
  let bench: PlatformBench;
  let drawing: InvoiceIssuer;

  beforeEach(() => {
    bench = new PlatformBench({ events: [...Object.values(invoicingEvents), ...Object.values(bookEvents)] });
    const { readModels: store, logger, clock } = bench;
    const { repository, log } = bench.core;
    const locks = new Locks(new Leases({ store, logger, alone: true, catchUp: () => Promise.resolve() }));
    drawing = new InvoiceIssuer(repository, log, new InvoiceNumbers(repository, locks, clock), clock);
  });
  afterEach(() => bench.close());

  async function draw(id: string, command: InvoicingCommand): Promise<string> {
    const answer = await drawing.draw('r1', id, command, { time_zone: 'Europe/Paris' }, inMarina(bench.context()));
    return isRefusal(answer) ? answer.code : answer.number;
  }

  /** As a command does that has not come to the number yet. */
  async function drawWithoutNumber(command: InvoicingCommand): Promise<void> {
    const when = { issued_on: '2027-06-01', at: bench.clock.nowIso() };
    const context = bench.context({ actor: { kind: 'staff', id: 'u2', name: 'Bo Quay' } });
    await bench.core.repository.execute(invoicingRecord, 'r1', context, (state) => decide(command, state, when));
  }

  async function numbered(): Promise<unknown[]> {
    const found = [];
    for await (const event of bench.core.log.stream('invoicebook-m1.2027')) found.push(event);
    return found;
  }

  it('follow the order of drawing up, also when a credit note comes before the invoice has its number', async () => {
    await drawWithoutNumber(issue);
    await drawWithoutNumber(follow('c1', 200_00));
    expect(await draw('c2', follow('c2', 150_00))).toBe('2027-00003');
    expect(await numbered()).toMatchObject([
      { data: { invoice_id: 'i1' }, metadata: { actor: { id: 'u2' } } },
      { data: { invoice_id: 'c1' }, metadata: { actor: { id: 'u2' } } },
      { data: { invoice_id: 'c2' }, metadata: { actor: { id: 'u1' } } },
    ]);
  });

  it('are given once, however often an invoice follows', async () => {
    expect(await draw('i1', issue)).toBe('2027-00001');
    expect(await draw('c1', follow('c1', 200_00))).toBe('2027-00002');
    expect(await draw('c2', follow('c2', 150_00))).toBe('2027-00003');
    expect(await numbered()).toHaveLength(3);
  });
});
