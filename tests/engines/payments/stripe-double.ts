import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { StripeBooks, StripeFault } from './stripe-books.js';
import { at, type Form, readForm } from './stripe-form.js';

export const SECRET_KEY = 'sk_test_hemmelig42';

interface Fault {
  /** `POST /v1/refunds`; of all requests where left out. */
  readonly of?: string;
  readonly answer: 'cut' | 'silence' | 429 | 500;
  /** What was asked is done all the same, and only the answer is lost. */
  readonly done?: boolean;
  times: number;
}

interface Kept {
  readonly path: string;
  readonly params: string;
  readonly answer: Promise<Answer>;
  ended: boolean;
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

/**
 * As much of Stripe's API as payments use, on loopback: forms in, JSON out, keys of idempotency as Stripe keeps them (the
 * first answer, errors too; another request under the key is refused; two at the same moment clash).
 */
export class StripeDouble {
  readonly books = new StripeBooks();
  /** Method and path of each. */
  readonly requests: string[] = [];
  readonly keys = new Map<string, Kept>();
  private readonly faults: Fault[] = [];

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async start(port = 0): Promise<StripeDouble> {
    const server = createServer();
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const double = new StripeDouble(server, (server.address() as AddressInfo).port);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      double.serve(request, response).catch(() => response.destroy());
    });
    return double;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  fail(fault: Omit<Fault, 'times'> & { times?: number }): void {
    this.faults.push({ times: Number.POSITIVE_INFINITY, ...fault });
  }

  heal(): void {
    this.faults.length = 0;
  }

  /** As Stripe does a day later. */
  forgetKeys(): void {
    this.keys.clear();
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const params = Buffer.concat(chunks).toString('utf8');
    const url = new URL(request.url ?? '/', 'http://unused');
    const what = `${request.method} ${url.pathname}`;
    this.requests.push(what);
    const fault = this.faults.find((one) => one.times > 0 && (one.of ?? what) === what);
    if (fault !== undefined) {
      fault.times -= 1;
      if (fault.done === true) await this.answer(request, what, params, url);
      if (fault.answer === 'cut') return void response.destroy();
      if (fault.answer === 'silence') return;
      const type = fault.answer === 429 ? 'invalid_request_error' : 'api_error';
      reply(response, { status: fault.answer, body: JSON.stringify({ error: { type } }) });
      return;
    }
    reply(response, await this.answer(request, what, params, url));
  }

  private answer(request: IncomingMessage, what: string, params: string, url: URL): Promise<Answer> {
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) {
      return Promise.resolve(
        refused(new StripeFault(401, { type: 'invalid_request_error', message: 'Invalid API Key' })),
      );
    }
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string') return this.carryOut(what, params, url);
    const kept = this.keys.get(key);
    if (kept === undefined) {
      const answer = this.carryOut(what, params, url);
      const fresh: Kept = { path: what, params, answer, ended: false };
      this.keys.set(key, fresh);
      void answer.then(() => (fresh.ended = true));
      return answer;
    }
    if (!kept.ended) {
      const clash = { type: 'idempotency_error', code: 'idempotency_key_in_use' };
      return Promise.resolve(refused(new StripeFault(409, clash)));
    }
    if (kept.path !== what || kept.params !== params) {
      return Promise.resolve(refused(new StripeFault(400, { type: 'idempotency_error' })));
    }
    return kept.answer;
  }

  private async carryOut(what: string, params: string, url: URL): Promise<Answer> {
    // Long enough for two requests of one moment to meet.
    await pause(5);
    try {
      return { status: 200, body: JSON.stringify(this.done(what, readForm(params), url)) };
    } catch (error) {
      if (error instanceof StripeFault) return refused(error);
      throw error;
    }
  }

  private done(what: string, form: Form, url: URL): unknown {
    const { books } = this;
    const [, intent = '', confirming] = /^\w+ \/v1\/payment_intents\/(\w+)(\/confirm)?$/.exec(what) ?? [];
    const [, session = ''] = /^GET \/v1\/checkout\/sessions\/(\w+)$/.exec(what) ?? [];
    if (what === 'POST /v1/payment_intents') return books.createIntent(form);
    if (what === 'GET /v1/payment_intents') return { object: 'list', data: [], has_more: false };
    if (intent !== '')
      return confirming === undefined ? books.intent(intent) : books.confirm(intent, at(form, 'payment_method'));
    if (what === 'POST /v1/checkout/sessions') return books.createSession(form);
    if (session !== '') return books.session(session);
    if (what === 'POST /v1/refunds') return books.refund(form);
    if (what === 'GET /v1/refunds') {
      const data = books.refunds.filter((one) => one.payment_intent === url.searchParams.get('payment_intent'));
      return { object: 'list', url: '/v1/refunds', data, has_more: false };
    }
    throw new StripeFault(404, { type: 'invalid_request_error' });
  }
}

function refused({ status, error }: StripeFault): Answer {
  return { status, body: JSON.stringify({ error }) };
}

function reply(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' });
  response.end(body);
}
