import { reservationApi, boaterReservationApi } from '../../../contracts/reservations/api.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { ChildProgram } from '../child-program.js';
import type { Extent } from '../extent.js';
import { inTurn, median, milliseconds, rate, ratiosOf, type Row } from '../figures.js';
import { KeepAliveClient } from '../keep-alive-client.js';
import type { ServersMeasured } from '../servers-measured.js';

/** What one writer has measured. */
interface Lives {
  /** Answers a second, of all writers together. */
  readonly answers: number;
  /** Median of one answer in milliseconds, by call. */
  readonly medians: Readonly<Record<string, number>>;
}

/** Calls of one booking: request, price, accept, approve, get. */
const CALLS = 5;
const MANY = 12;

/**
 * The life of bookings, by one writer and by twelve, on a log on a server against the embedded log. The read models are
 * embedded both times. The double answers each call after a millisecond, as a server in the next rack does.
 */
export async function bookingRows({ distantLog }: ServersMeasured, extent: Extent): Promise<Row[]> {
  const { url: log, name } = await distantLog();
  const [embedded, onServer] = await Promise.all([Product.start({}), Product.start({ log })]);
  try {
    const rows: Row[] = [];
    for (const writers of [1, MANY]) {
      const lives = extent(writers === 1 ? 15 : 60, writers);
      const one = () => onServer.live(writers, lives);
      const other = () => embedded.live(writers, lives);
      await Promise.all([one(), other()]);
      const { ones, others } = await inTurn(extent(7, 1), one, other);
      const rates = [ones, others].map((lived) => lived.map(({ answers }) => answers)) as [number[], number[]];
      rows.push({
        what: `answers in the life of bookings, ${writers} at once, the log on ${name}`,
        against: 'the same on the embedded log',
        ratios: ratiosOf(...rates),
        goal: writers === 1 ? '–' : '≥ 0.5',
        measured: rate(median(rates[0])),
        reference: rate(median(rates[1])),
      });
      for (const call of Object.keys(ones[0]?.medians ?? {})) {
        const times = [ones, others].map((lived) => lived.map(({ medians }) => medians[call] ?? Number.NaN));
        const [here = [], there = []] = times;
        rows.push({
          what: `median of \`${call}\` in these lives, ${writers} at once`,
          against: 'the same on the embedded log',
          ratios: ratiosOf(here, there),
          goal: writers === 1 ? '≤ 10 ms on a server' : '–',
          measured: milliseconds(median(here)),
          reference: milliseconds(median(there)),
        });
      }
    }
    return rows;
  } finally {
    await Promise.all([embedded.stop(), onServer.stop()]);
  }
}

class Product {
  private begun = 0;

  private constructor(
    private readonly program: ChildProgram,
    private readonly url: string,
    private readonly token: string,
    private readonly marina_code: string,
  ) {}

  static async start(engines: { readonly log?: string }): Promise<Product> {
    const program = new ChildProgram('server');
    const url = await program.ask<string>('start', engines);
    const token = await program.ask<string>('harbour', { berths: 100 });
    return new Product(program, url, token, await program.ask<string>('code'));
  }

  stop(): Promise<void> {
    return this.program.stop();
  }

  async live(writers: number, lives: number): Promise<Lives> {
    const clients = await Promise.all(Array.from({ length: writers }, () => KeepAliveClient.to(this.url)));
    const times: Record<string, number[]> = {};
    let left = lives;
    const started = performance.now();
    await Promise.all(
      clients.map(async (client) => {
        for (; left > 0;) {
          left -= 1;
          await this.liveOnce(client, times);
        }
      }),
    );
    const seconds = (performance.now() - started) / 1000;
    for (const client of clients) client.close();
    await this.program.ask('settled');
    const medians = Object.fromEntries(Object.entries(times).map(([call, all]) => [call, median(all)]));
    return { answers: (lives * CALLS) / seconds, medians };
  }

  private async liveOnce(client: KeepAliveClient, times: Record<string, number[]>): Promise<void> {
    this.begun += 1;
    const start_date = addDays('2027-06-11', this.begun % 300);
    const timed = async (call: string, path: string, token: string, body?: object, seen?: number) => {
      const asked = performance.now();
      const answer = await client.must('POST', path, token, body, seen);
      (times[call] ??= []).push(performance.now() - asked);
      return answer;
    };
    const request = {
      marina_code: this.marina_code,
      start_date,
      end_date: addDays(start_date, 3),
      boater: {
        first_name: 'Noor',
        last_name: 'Vermeer',
        email: `noor${this.begun}@example.org`,
        phone: '+31612345678',
      },
      // A boat has one berth a night, so each life has a boat of its own.
      vessel: { name: `Petrel ${this.begun}`, length: 9.8, beam: 3.2, draft: 1.7 },
    };
    const asked = await timed('request', boaterReservationApi.request.path, '', request);
    const { id: reservation_id, link_token } = asked as { id: string; link_token: string };
    const { token } = this;
    const act = (call: string, action: string, payload: object) =>
      timed(call, reservationApi.update.path, token, { reservation_id, action, payload });
    await act('price', 'UPDATE', { payment: { price_per_night: 60 } });
    await timed('accept', boaterReservationApi.acceptPrice.path, link_token, {});
    const approved = (await act('approve', 'APPROVE', {})) as { position: number };
    await timed('get', reservationApi.get.path, token, { reservation_id }, approved.position);
  }
}
