import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { availabilityApi } from '../../contracts/berths/api.js';
import { reservationApi, boaterReservationApi } from '../../contracts/reservations/api.js';
import { PETREL } from '../fixtures/harbour.js';
import { type Findings, must, mustBeNone } from './findings.js';
import { type Installation, seedInstallation } from './installation.js';
import { onCopy } from './log-copy.js';
import { brokenReceipts, disagreements } from './log-promises.js';
import { readLog } from './read-log.js';
import type { Sender } from './sent-commands.js';
import { ServedProduct, UNLIMITED } from './served-product.js';

const ANYBODY: Sender = { who: 'anonymous 127.0.0.1' };
/** The jobs run every second. */
const CARRIED_OUT_MS = 5_000;
/** Long enough for two runs of the job. */
const NOTHING_HAPPENS_MS = 2_500;

/** Stays in Paris: first and last day, and the number of nights. */
const STAYS = [
  ['the night of 23 hours', '2027-03-27', '2027-03-29', 2],
  ['the night of 25 hours', '2027-10-30', '2027-11-01', 2],
  ['New Year', '2027-12-30', '2028-01-02', 3],
  ['29 February', '2028-02-28', '2028-03-01', 2],
] as const;

/** The instant at which the day of arrival ends in Paris. */
const MIDNIGHTS = [
  ['2027-03-27', '2027-03-27T23:00:00.000Z'],
  ['2027-03-28', '2027-03-28T22:00:00.000Z'],
  ['2027-10-30', '2027-10-30T22:00:00.000Z'],
  ['2027-10-31', '2027-10-31T23:00:00.000Z'],
  ['2027-12-31', '2027-12-31T23:00:00.000Z'],
  ['2028-02-29', '2028-02-29T23:00:00.000Z'],
] as const;

/** The clock of the running server is set across nights of unusual length, far ahead, and back. */
export async function clocksPart(findings: Findings): Promise<void> {
  const installation = await seedInstallation([12, 12, 12]);
  const clocks = new Clocks(installation);
  try {
    clocks.set('2027-03-01T08:00:00.000Z');
    await clocks.start();
    for (const [name, from, to, nights] of STAYS) {
      await findings.check(`a stay over ${name}`, () => clocks.stay(from, to, nights));
    }
    for (const [date, instant] of MIDNIGHTS) {
      await findings.check(`a request for ${date} ends with that day in Paris`, () => clocks.expires(date, instant));
    }
    await findings.check('a clock that jumps five years ahead, dies there, and comes back', () => clocks.jumps());
  } finally {
    await clocks.served.stop('SIGKILL');
    rmSync(installation.directory, { recursive: true, force: true });
  }
}

class Clocks {
  readonly served: ServedProduct;
  private readonly file: string;
  private staff: Sender = ANYBODY;
  private asked = 0;

  constructor(private readonly installation: Installation) {
    this.file = join(installation.directory, 'clock-offset');
    const program = pathToFileURL(join(import.meta.dirname, 'shifted-clock.js')).href;
    this.served = new ServedProduct(installation.directory, {
      ...UNLIMITED,
      NODE_OPTIONS: `--import ${program}`,
      CLOCK_OFFSET_FILE: this.file,
      SESSION_HOURS: '8760',
    });
  }

  /** The server notices the change within 50 ms. */
  set(instant: string): void {
    const offset = Date.parse(instant) - Date.now();
    writeFileSync(`${this.file}.new`, String(offset));
    renameSync(`${this.file}.new`, this.file);
  }

  async start(): Promise<void> {
    await this.served.start();
    await this.signIn();
  }

  /** Nights, price and occupancy do not depend on the length of the nights. */
  async stay(start_date: string, end_date: string, nights: number): Promise<string> {
    const id = await this.book(start_date, end_date);
    const shown = await this.show(id);
    const { total_to_pay } = shown.payment as { total_to_pay: number };
    must(shown.nights === nights && total_to_pay === 60 * nights, `${nights} nights of 60`, [
      shown.nights,
      total_to_pay,
    ]);
    const { items } = await this.served.ask(availabilityApi.occupancy.path, this.staff.token ?? '', {
      start_date,
      end_date,
    });
    const visitors = (items as { visitors: number }[]).map((night) => night.visitors);
    must(visitors.length === nights && visitors.every((each) => each === 1), 'one visitor in each night', visitors);
    return `${nights} nights, ${total_to_pay}.00, one visitor in each`;
  }

  /** The marina does not answer: the request is still open a second before midnight and expires right after it. */
  async expires(start_date: string, midnight: string): Promise<string> {
    const at = (milliseconds: number) => new Date(Date.parse(midnight) + milliseconds).toISOString();
    this.set(at(-3 * 86_400_000));
    await this.signIn();
    const id = await this.request(start_date, nextDay(start_date));
    this.set(at(-10_000));
    await pause(NOTHING_HAPPENS_MS);
    const before = await this.statusOf(id);
    must(before === 'initiated', 'it is open ten seconds before midnight', before);
    this.set(at(0));
    await this.until(id, 'expired_no_marina_response');
    return `not before ${midnight}, and right then`;
  }

  async jumps(): Promise<string> {
    const now = '2028-06-01T08:00:00.000Z';
    this.set(now);
    await this.signIn();
    const soon = await this.request('2028-06-20', '2028-06-22');
    const far = await this.book('2034-06-01', '2034-06-03');
    this.set('2033-06-01T08:00:00.000Z');
    await this.signIn();
    await this.until(soon, 'expired_no_marina_response');
    await this.request('2033-06-20', '2033-06-22');
    // The restarted server must not wait until its clock reaches the times recorded before.
    await this.served.stop('SIGKILL');
    this.set(now);
    await this.start();
    await this.settled();
    const again = await this.request('2028-06-03', '2028-06-04');
    must((await this.show(far)).reservation_status === 'approved', 'what was booked stays booked');
    this.set('2028-06-03T22:00:01.000Z');
    await this.until(again, 'expired_no_marina_response');
    this.set('2028-06-01T08:00:00.000Z');
    for (const hours of [1, -2, 30, -40, 8]) {
      this.set(new Date(Date.parse(now) + hours * 3_600_000).toISOString());
      await pause(300);
      await this.book('2028-07-01', '2028-07-02').then((id) => this.cancel(id));
    }
    await this.settled();
    const { status, culprits } = await this.served.health();
    must(status === 200, 'it is ready', culprits);
    const log = await onCopy(this.installation.directory, readLog);
    mustBeNone([...brokenReceipts(log, this.served.sent.acknowledged).wrong, ...disagreements(log)]);
    return `deadlines are kept after the way back; ${log.events.length} events agree`;
  }

  private async settled(): Promise<void> {
    await this.served.settled(await this.served.signIn(this.installation.admin));
  }

  private async signIn(): Promise<void> {
    // The clock was set a moment ago.
    await pause(100);
    this.staff = { who: this.installation.staff.id, token: await this.served.signIn(this.installation.staff) };
  }

  private async request(start_date: string, end_date: string): Promise<string> {
    const body = {
      marina_code: this.installation.code,
      start_date,
      end_date,
      boater: this.somebody(),
      vessel: this.boat(),
    };
    const { status, body: answer } = await this.served.sent.send(boaterReservationApi.request, ANYBODY, body);
    must(status === 200, 'a boater requests a stay', answer);
    return String(answer.id);
  }

  private async book(start_date: string, end_date: string): Promise<string> {
    const { status, body } = await this.served.sent.send(reservationApi.create, this.staff, {
      start_date,
      end_date,
      action: 'APPROVE',
      boater: this.somebody(),
      vessel: this.boat(),
      payment: { price_per_night: 60 },
    });
    must(status === 200, 'a stay is booked', body);
    return String(body.id);
  }

  private async cancel(reservation_id: string): Promise<void> {
    const body = { reservation_id, action: 'CANCEL' as const, payload: { reason: 'full' as const } };
    const { status, body: answer } = await this.served.sent.send(reservationApi.updateMarinaMode, this.staff, body);
    must(status === 200, 'a stay is canceled', answer);
  }

  private async show(reservation_id: string) {
    return this.served.ask(reservationApi.get.path, this.staff.token ?? '', { reservation_id });
  }

  private async statusOf(id: string): Promise<string> {
    return String((await this.show(id)).reservation_status);
  }

  private async until(id: string, wanted: string): Promise<void> {
    const started = performance.now();
    for (let status = ''; status !== wanted; status = await this.statusOf(id)) {
      must(performance.now() - started < CARRIED_OUT_MS, `${wanted} within ${CARRIED_OUT_MS} ms`, status);
      await pause(50);
    }
  }

  private somebody() {
    this.asked += 1;
    return { first_name: 'Noor', last_name: 'Vermeer', email: `noor${this.asked}@example.org`, phone: '+31612345678' };
  }

  /** The boat of whoever asked last: one boat has one berth a night. */
  private boat() {
    return { ...PETREL, name: `${PETREL.name} ${String(this.asked)}` };
  }
}

function nextDay(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
