import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { invoiceApi } from '../../contracts/payments/api.js';
import { aheadOfToday } from '../faults/command-traffic.js';
import { onCopy } from '../faults/log-copy.js';
import { readLog } from '../faults/read-log.js';
import { type SentCommand, UnansweredError } from '../faults/sent-commands.js';
import { ServedProduct } from '../faults/served-product.js';
import { openHarbour, startHarbourServer } from '../fixtures/harbour.js';
import type { Member } from '../fixtures/marina-server.js';
import { buildPrograms } from '../fixtures/role-process.js';

/**
 * Where the process dies, each time while a batch of invoices is issued at the same moment. The numbers of a batch are
 * given one after the other, so that each place is passed more often than it needs.
 */
const PLACES = [
  'invoice.before_number',
  'invoice.before_number:9',
  'log.before_commit:5',
  'log.before_answer:7',
  'log.before_answer:12',
  'policy.before_command:3',
];
const BATCH = 15;

let served: ServedProduct;
let directory: string;
let marina: string;
let staff: Member;
let admin: Member;
const stays: string[] = [];

beforeAll(async () => {
  buildPrograms();
  directory = mkdtempSync(join(tmpdir(), 'quayside-invoices-'));
  const server = await startHarbourServer({ settings: { DATA_DIR: directory }, now: new Date().toISOString() });
  try {
    const harbour = await openHarbour(server, { berths: [] });
    ({ marina, staff } = harbour);
    admin = await server.addAdmin();
    const nights = { start_date: aheadOfToday(10), end_date: aheadOfToday(13) };
    const made = Array.from({ length: PLACES.length * BATCH }, () => harbour.created('APPROVE', nights));
    stays.push(...(await Promise.all(made)).map(({ id }) => id));
    await server.settled(60_000);
  } finally {
    await server.stop();
  }
  served = new ServedProduct(directory);
}, 180_000);
afterAll(async () => {
  await served.stop('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

const orUnanswered = (error: unknown) => {
  if (!(error instanceof UnansweredError)) throw error;
};

interface Numbered {
  readonly no: number;
  readonly number: string;
  readonly invoice_id: string;
  readonly reservation_id: string;
}

/** What the log has: the numbers in the order of the book, and the invoices that were drawn up. */
async function books(): Promise<{ numbered: Numbered[]; drawn: string[] }> {
  const { events } = await onCopy(directory, readLog);
  const ofBook = events.filter(({ stream }) => stream.startsWith(`invoicebook-${marina}.`));
  const drawn = events.filter(({ type }) => type === 'InvoiceDrawnUp');
  return {
    numbered: ofBook.map(({ data }) => data as unknown as Numbered),
    drawn: drawn.map(({ data }) => (data as unknown as Numbered).invoice_id),
  };
}

describe('a server that is killed while many invoices are issued', () => {
  it('leaves no gap and no double in the numbers, and no stay without its invoice', async () => {
    for (const [round, place] of PLACES.entries()) {
      // What the last kill left open is done first; otherwise a start would pass the place before it is ready.
      await served.start();
      await served.settled(admin.token);
      await served.stop('SIGKILL');
      await served.start({ CRASH_AT: place });
      const sender = { who: staff.id, token: staff.token };
      const batch = stays.slice(round * BATCH, (round + 1) * BATCH);
      await Promise.all(
        batch.map((reservation_id) =>
          served.sent.send(invoiceApi.create, sender, { reservation_id }).catch(orUnanswered),
        ),
      );
      await served.ended;
    }
    await served.start();
    await served.settled(admin.token);
    const { unanswered } = served.sent;
    expect(unanswered.length).toBeGreaterThanOrEqual(PLACES.length);
    const again = async (command: SentCommand) => {
      command.answer = await served.sent.ask(command);
    };
    await Promise.all(unanswered.map(again));
    await served.settled(admin.token);

    const refused = served.sent.all.filter(({ answer }) => answer?.status !== 200);
    expect(refused.map(({ answer }) => answer)).toEqual([]);
    const { numbered, drawn } = await books();
    expect(numbered.map(({ no }) => no)).toEqual(stays.map((_, index) => index + 1));
    expect(new Set(numbered.map(({ invoice_id }) => invoice_id))).toEqual(new Set(drawn));
    expect(numbered.map(({ reservation_id }) => reservation_id).sort()).toEqual([...stays].sort());
    // Whoever was answered has the number that the book has.
    const answered = served.sent.all.map(({ answer }) => [answer?.body.invoice_id, answer?.body.number]);
    expect(new Map(answered as [string, string][])).toEqual(
      new Map(numbered.map(({ invoice_id, number }) => [invoice_id, number])),
    );
  }, 300_000);
});
