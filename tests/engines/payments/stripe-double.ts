import { setTimeout as pause } from 'node:timers/promises';
import { type Asked, HttpDouble, type Reply } from '../http-double.js';
import { StripeBooks, StripeFault } from './stripe-books.js';
import { StripeConnect } from './stripe-connect.js';
import { at, type Form, readForm } from './stripe-form.js';

export const SECRET_KEY = 'sk_test_hemmelig42';

interface Kept {
  readonly path: string;
  readonly params: string;
  readonly answer: Promise<Reply>;
  ended: boolean;
}

/**
 * The part of Stripe's API that payments use, on loopback: forms in, JSON out. Idempotency keys work as at Stripe: the
 * first answer is stored, errors included; another request under the key is refused; two concurrent requests conflict.
 */
export class StripeDouble extends HttpDouble {
  readonly books = new StripeBooks();
  readonly connect = new StripeConnect();
  readonly keys = new Map<string, Kept>();

  static async start(port = 0): Promise<StripeDouble> {
    return new StripeDouble(await HttpDouble.listening(port));
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Forgets the idempotency keys, as Stripe does after a day. */
  forgetKeys(): void {
    this.keys.clear();
  }

  /** `POST /v1/refunds`. */
  protected readingOf({ method = '' }: Asked['request'], { pathname }: URL) {
    return { what: `${method} ${pathname}`, name: '' };
  }

  protected failure(status: number): Reply {
    return refused(new StripeFault(status, { type: status === 429 ? 'invalid_request_error' : 'api_error' }));
  }

  protected carryOut(asked: Asked): Promise<unknown> {
    return this.answer(asked);
  }

  protected answer({ request, what, body, url }: Asked): Promise<Reply> {
    const params = body.toString('utf8');
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) {
      return Promise.resolve(
        refused(new StripeFault(401, { type: 'invalid_request_error', message: 'Invalid API Key' })),
      );
    }
    const key = request.headers['idempotency-key'];
    const account = request.headers['stripe-account'];
    if (request.method !== 'POST' || typeof key !== 'string') {
      return this.done(what, params, url, typeof account === 'string' ? account : '');
    }
    const kept = this.keys.get(key);
    if (kept === undefined) {
      const answer = this.done(what, params, url);
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

  private async done(what: string, params: string, url: URL, account = ''): Promise<Reply> {
    // Long enough for two concurrent requests to overlap.
    await pause(5);
    try {
      const form = readForm(params);
      return said(200, this.connected(what, form, url, account) ?? this.entered(what, form, url));
    } catch (error) {
      if (error instanceof StripeFault) return refused(error);
      throw error;
    }
  }

  /** Requests about connected accounts; undefined: another request. */
  private connected(what: string, form: Form, url: URL, account: string): unknown {
    const { books, connect } = this;
    const [, named = '', bank] = /^\w+ \/v1\/accounts\/(\w+)(\/external_accounts)?$/.exec(what) ?? [];
    const [, payout = ''] = /^GET \/v1\/payouts\/(\w+)$/.exec(what) ?? [];
    const [, charge = ''] = /^GET \/v1\/charges\/(\w+)$/.exec(what) ?? [];
    if (what === 'POST /v1/accounts') return connect.open(form);
    if (what === 'POST /v1/account_links')
      return { url: `https://connect.stripe.example/setup/${at(form, 'account')}` };
    if (named !== '') return bank === undefined ? connect.account(named) : connect.setBank(named, form);
    if (payout !== '') return connect.payout(payout, account);
    if (charge !== '') return connect.charge(charge);
    if (what === 'GET /v1/payouts') {
      const data = [...connect.payouts.values()].filter((one) => one.account === account);
      return { object: 'list', url: '/v1/payouts', data, has_more: false };
    }
    if (what === 'GET /v1/balance_transactions') {
      const { lines } = connect.payout(url.searchParams.get('payout') ?? '', account);
      return { object: 'list', url: '/v1/balance_transactions', data: lines, has_more: false };
    }
    if (what === 'GET /v1/checkout/sessions') {
      const data = [...books.sessions.values()].filter(
        ({ payment_intent }) => payment_intent?.id === url.searchParams.get('payment_intent'),
      );
      return { object: 'list', url: '/v1/checkout/sessions', data, has_more: false };
    }
    return undefined;
  }

  private entered(what: string, form: Form, url: URL): unknown {
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

function refused({ status, error }: StripeFault): Reply {
  return said(status, { error });
}

function said(status: number, body: unknown): Reply {
  const headers = { 'content-type': 'application/json', 'request-id': 'req_1' };
  return { status, headers, body: JSON.stringify(body) };
}
