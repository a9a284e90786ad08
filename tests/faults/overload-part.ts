import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sessionApi } from '../../contracts/identity/api.js';
import { boaterReservationApi } from '../../contracts/reservations/api.js';
import { KeepAliveClient, together } from '../load/keep-alive-client.js';
import { Bystander } from './bystander.js';
import { aheadOfToday } from './command-traffic.js';
import { type Findings, megabytes, must, mustBeNone, NotHadError, seconds } from './findings.js';
import { type Installation, seedInstallation } from './installation.js';
import { RawClient, rawRequest } from './raw-client.js';
import { ServedProduct, SMALL_HEAP } from './served-product.js';
import { unreadSockets } from './unread-sockets.js';

const CONNECTIONS = 2_000;
/** Time within which three thousand clients try to sign in. */
const FLOOD_MS = 10_000;
/** Time within which each client sends one request. */
const ROUND_MS = 5_000;
const USES_OF_LINK = 10_000;
/** Maximum 99th percentile of the response times at a desk, whatever other clients do. */
const DESK_P99_MS = 2_500;
/**
 * Interval between two requests of one of five desks: they share a session, which is limited to 3,000 requests a
 * minute.
 */
const CALM_MS = 200;
/** Maximum memory of the whole process after all checks. */
const MOST_MEMORY = 600 * 1_048_576;

const LONG_ANSWER = '/openapi.json';

/**
 * Far too many clients, slow clients, and clients that repeat one request; the rate limits are those of a fresh start.
 */
export async function overloadPart(findings: Findings): Promise<void> {
  const installation = await seedInstallation([12, 12, 12]);
  const served = new ServedProduct(installation.directory, SMALL_HEAP);
  try {
    await served.start();
    const overload = new Overload(findings, served, installation, await served.signIn(installation.staff));
    await overload.run();
  } finally {
    await served.stop('SIGKILL');
    rmSync(installation.directory, { recursive: true, force: true });
  }
}

class Overload {
  private peak = 0;

  constructor(
    private readonly findings: Findings,
    private readonly served: ServedProduct,
    private readonly installation: Installation,
    private readonly token: string,
  ) {}

  async run(): Promise<void> {
    // Generating the document takes a second, once in the life of a process.
    await fetch(`${this.served.url}${LONG_ANSWER}`);
    const before = await this.served.memory();
    const watch = setInterval(() => {
      void this.served.memory().then((memory) => (this.peak = Math.max(this.peak, memory)));
    }, 200);
    await this.whileOthers(`${CONNECTIONS} connections`, () => this.connections());
    await this.whileOthers('sign-ins from one address', () => this.signInsFromOne());
    await this.whileOthers('sign-ins from 300 addresses', () => this.signInsFromMany());
    await this.whileOthers(`a boater's link used ${USES_OF_LINK} times`, () => this.linkUsed());
    await this.whileOthers(`${USES_OF_LINK} made-up links`, () => this.linksMadeUp());
    await this.whileOthers('200 clients that ask without end', () => this.endlessRequests());
    await Promise.all([
      this.whileOthers('300 clients that send their headers slowly', () => this.slowHeaders(), CALM_MS),
      this.whileOthers('200 clients that send nothing more', () => this.silent(), CALM_MS),
      this.whileOthers('200 clients that send their bodies slowly', () => this.slowBodies(), CALM_MS),
      this.whileOthers('200 clients that do not read their answers', () => this.unreadAnswers(), CALM_MS),
      this.whileOthers('100 sockets that do not read', () => unreadSockets(this.served, this.installation), CALM_MS),
    ]);
    clearInterval(watch);
    if (this.served.output !== '') process.stderr.write(this.served.output.slice(-4_000));
    await this.findings.check('memory after all of this', async () => {
      const after = await this.served.memory();
      const result = `${megabytes(before)} before, ${megabytes(this.peak)} at most, ${megabytes(after)} after`;
      must(this.peak < MOST_MEMORY, result);
      must((await this.served.health()).status === 200, 'the server is ready');
      return result;
    });
  }

  /** Checks that the desk is served well in the meantime. */
  private whileOthers(name: string, misbehave: () => Promise<string>, everyMs?: number): Promise<void> {
    return this.findings.check(name, async () => {
      const desk = new Bystander(this.served, this.token, everyMs);
      let result: string;
      try {
        result = await misbehave();
      } finally {
        await desk.stop();
      }
      mustBeNone(desk.wrong);
      must(desk.p99 < DESK_P99_MS, 'the desk is still served', desk.summary);
      return `${result}; ${desk.summary}; ${megabytes(await this.served.memory())}`;
    });
  }

  private async connections(): Promise<string> {
    const clients: RawClient[] = [];
    try {
      while (clients.length < CONNECTIONS) clients.push(...(await this.connect(50)));
      for (let round = 1; round <= 2; round += 1) {
        const answered = await Promise.all(
          clients.map(async (client, index) => {
            await pause((index / CONNECTIONS) * ROUND_MS);
            client.send(rawRequest('GET', '/health/live'));
            return client.answers(round);
          }),
        );
        const wrong = answered.flat().filter((status) => status !== 200);
        must(wrong.length === 0, 'every connection is answered', wrong);
      }
      return `each was answered, twice, ${Math.round(CONNECTIONS / (ROUND_MS / 1_000))} a second`;
    } finally {
      for (const client of clients) client.close();
    }
  }

  private async signInsFromOne(): Promise<string> {
    const clients = await this.connect(100, '127.0.0.2');
    const started = performance.now();
    for (const [index, client] of clients.entries()) client.send(signIn(`nobody${index}@example.org`));
    const statuses = (await Promise.all(clients.map((client) => client.answers(1)))).flat();
    for (const client of clients) client.close();
    const limited = count(statuses, 429);
    must(limited >= 90 && limited + count(statuses, 401) === 100, 'all but the first ten are answered 429', statuses);
    return `${limited} of 100 answered 429 in ${seconds(performance.now() - started)}`;
  }

  private async signInsFromMany(): Promise<string> {
    const addresses = Array.from(
      { length: 300 },
      (_, index) => `127.0.${1 + Math.floor(index / 250)}.${3 + (index % 250)}`,
    );
    const started = performance.now();
    const answered = await Promise.all(
      addresses.map(async (address, number) => {
        await pause((number / addresses.length) * FLOOD_MS);
        const clients = await this.connect(10, address);
        for (const [index, client] of clients.entries()) client.send(signIn(`guess${number}-${index}@example.org`));
        const statuses = (await Promise.all(clients.map((client) => client.answers(1)))).flat();
        for (const client of clients) client.close();
        return statuses;
      }),
    );
    const statuses = answered.flat();
    const took = performance.now() - started;
    const [wrong, limited] = [count(statuses, 401), count(statuses, 429)];
    must(wrong + limited === 3_000, 'answered 401 or 429', [...new Set(statuses)]);
    must(limited > 0, 'more than can be done is answered 429');
    const again = performance.now();
    await this.served.signIn(this.installation.admin);
    const own = performance.now() - again;
    must(own < 2_000, 'a sign-in right after it does not wait', Math.round(own));
    return `${wrong} were checked, ${limited} answered 429, in ${seconds(took)}; a sign-in after it took ${Math.round(own)} ms`;
  }

  private async linkUsed(): Promise<string> {
    const boater = { first_name: 'Inès', last_name: 'Arago', email: 'ines@example.org', phone: '+33612345678' };
    const stay = { start_date: aheadOfToday(30), end_date: aheadOfToday(32) };
    const body = {
      marina_code: this.installation.code,
      ...stay,
      boater,
      vessel: { name: 'Tern', length: 9, beam: 3, draft: 1 },
    };
    const asked = await this.served.sent.post(boaterReservationApi.request.path, undefined, body);
    must(asked.status === 200, 'a boater requests a stay', asked);
    const link = String(asked.body.link_token);
    await this.served.ask(boaterReservationApi.get.path, link);
    const statuses = await this.useLinks(() => link);
    const [served, limited] = [count(statuses, 200), count(statuses, 429)];
    const kept = served >= 119 && served < 240 && served + limited === USES_OF_LINK;
    must(kept, 'all but 120 a minute are 429', { served, limited, other: [...new Set(statuses)] });
    return `${served} served, ${limited} answered 429`;
  }

  private async linksMadeUp(): Promise<string> {
    const statuses = await this.useLinks((index) => `made-up-${index}`);
    const [unknown, limited] = [count(statuses, 401), count(statuses, 429)];
    must(unknown <= 240 && unknown + limited === USES_OF_LINK, 'guesses are limited by address', { unknown, limited });
    return `${unknown} answered 401, ${limited} 429`;
  }

  private async useLinks(token: (index: number) => string): Promise<number[]> {
    const clients = await Promise.all(Array.from({ length: 50 }, () => KeepAliveClient.to(this.served.url)));
    const statuses: number[] = [];
    await together(clients, USES_OF_LINK, async (client, index) => {
      statuses.push((await client.ask('POST', boaterReservationApi.get.path, token(index), {})).status);
    });
    for (const client of clients) client.close();
    return statuses;
  }

  private async slowHeaders(): Promise<string> {
    const clients = await this.connect(300);
    for (const client of clients) {
      client.send('GET /health/live HTTP/1.1\r\nHost: quayside\r\nX-Slow: ');
      client.trickle();
    }
    return hungUp(clients, 15_000, 25_000);
  }

  private async silent(): Promise<string> {
    const clients = await this.connect(200);
    for (const client of clients) client.send(rawRequest('POST', sessionApi.login.path, {}).slice(0, -2));
    return hungUp(clients, 55_000, 75_000);
  }

  private async slowBodies(): Promise<string> {
    const clients = await this.connect(200);
    const head = `POST ${sessionApi.login.path} HTTP/1.1\r\nHost: quayside\r\nContent-Type: application/json\r\n`;
    for (const client of clients) {
      client.send(`${head}Content-Length: 100000\r\n\r\n{"`);
      client.trickle();
    }
    return hungUp(clients, 115_000, 135_000);
  }

  private async unreadAnswers(): Promise<string> {
    const whole = (await (await fetch(`${this.served.url}${LONG_ANSWER}`)).text()).length;
    const clients = await this.connect(200);
    for (const client of clients) {
      client.stopReading();
      for (let request = 0; request < 12; request += 1) client.send(rawRequest('GET', LONG_ANSWER));
    }
    // The server waits a minute without a byte sent, after a minute in which the system's buffers absorb some. A client
    // that does not read does not notice that the server hung up.
    await pause(135_000);
    for (const client of clients) client.readAgain();
    await hungUp(clients, 0, 150_000);
    const most = Math.max(...clients.map(({ bytes }) => bytes));
    must(most < 12 * whole, 'connections are closed before the whole answer is sent', { most, whole });
    return `hung up on before they had read ${megabytes(12 * whole)}; at most ${megabytes(most)} waited for one`;
  }

  /** In ten waves: a single wave would be over before the desk has sent two requests. */
  private async endlessRequests(): Promise<string> {
    const results: string[] = [];
    for (let wave = 0; wave < 10; wave += 1) {
      const clients = await this.connect(20);
      for (const client of clients) {
        client.stopReading();
        client.send(rawRequest('GET', LONG_ANSWER).repeat(500));
      }
      await pause(500);
      for (const client of clients) client.readAgain();
      results.push(await hungUp(clients, 0, 20_000));
    }
    return results.at(-1) ?? '';
  }

  private async connect(many: number, from?: string): Promise<RawClient[]> {
    const { url } = this.served;
    try {
      return await Promise.all(Array.from({ length: many }, () => RawClient.to(url, from)));
    } catch (error) {
      const code = (error as { code?: string }).code;
      if (code === 'EADDRNOTAVAIL') throw new NotHadError(`this machine has no address ${from ?? ''}`);
      if (code === 'EMFILE') throw new NotHadError('this machine allows too few open files (ulimit -n)');
      throw error;
    }
  }
}

function signIn(email: string): string {
  return rawRequest('POST', sessionApi.login.path, { email, password: 'not the password' });
}

function count(statuses: readonly number[], status: number): number {
  return statuses.filter((each) => each === status).length;
}

/** Checks that all connections were closed in time. */
async function hungUp(clients: readonly RawClient[], atLeastMs: number, atMostMs: number): Promise<string> {
  const late = new AbortController();
  const inTime = await Promise.race([
    Promise.all(clients.map((client) => client.closed)),
    pause(atMostMs, null, { signal: late.signal }).catch(() => null),
  ]);
  late.abort();
  for (const client of clients) client.close();
  must(inTime !== null, `all are hung up on within ${seconds(atMostMs)}`);
  const [first, last] = [Math.min(...inTime), Math.max(...inTime)];
  must(first >= atLeastMs && last <= atMostMs, `between ${seconds(atLeastMs)} and ${seconds(atMostMs)}`, [first, last]);
  return `hung up on after ${seconds(first)} to ${seconds(last)}`;
}
