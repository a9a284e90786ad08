import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { mailOutboxApi } from '../../contracts/operations/api.js';
import { attachmentApi, boaterReservationApi } from '../../contracts/reservations/api.js';
import { S3Double } from '../engines/blobs/s3-double.js';
import { MailServer } from '../engines/mail/mail-server.js';
import { CARDS } from '../engines/payments/stripe-books.js';
import { SECRET_KEY, StripeDouble } from '../engines/payments/stripe-double.js';
import { PNG, upload } from '../fixtures/furnished-marina.js';
import { type Asked, type Harbour, openHarbour, PRICE, somebody, startHarbourServer } from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { eventually } from '../fixtures/platform-bench.js';

/** Runs with external services for payments, mails and files; a test can stop each of them. */
const WEBHOOK_SECRET = 'whsec_hemmelig42';
const ONLINE = { ...PRICE, method: 'ONLINE' as const };

let stripe: StripeDouble;
let mail: MailServer;
let bucket: S3Double;
let server: MarinaServer;
let harbour: Harbour;
beforeAll(async () => {
  [stripe, mail, bucket] = await Promise.all([StripeDouble.start(), MailServer.start(), S3Double.start()]);
  server = await startHarbourServer({
    settings: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: stripe.url,
      MAIL_URL: mail.url(),
      MAIL_FROM: 'Port Quayside <berths@quayside.example>',
      BLOBS_URL: bucket.url(),
      PUBLIC_URL: 'https://harbour.example',
    },
  });
});
afterAll(async () => {
  await server.close();
  for (const service of [stripe, mail, bucket]) await service.stop();
});
beforeEach(async () => {
  stripe.heal();
  harbour = await openHarbour(server, { marina: { accepts_online_payments: true } });
});

const pay = ({ link }: Asked) => server.call(boaterReservationApi.pay, { token: link, body: { part: 'DUE' } });
const moneyOf = async (asked: Asked) => (await harbour.show(asked)).payment;

/** The payment page of the boater. */
async function pageOf(asked: Asked): Promise<string> {
  const { status, body } = await pay(asked);
  expect({ status, ...body }).toMatchObject({ status: 200, payment_status: 'pending', amount: 180 });
  const session = [...stripe.books.sessions.values()].find(({ url }) => url === body.redirect_url);
  if (session === undefined) throw new Error('the boater is sent elsewhere');
  return session.id;
}

async function told(type: string, object: unknown, secret = WEBHOOK_SECRET): Promise<number> {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const signature = new Stripe(SECRET_KEY).webhooks.generateTestHeaderString({ payload, secret });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const { status } = await fetch(`${server.url}/webhooks/payments`, { method: 'POST', headers, body: payload });
  await server.settled();
  return status;
}

describe('a payment on Stripe', () => {
  it('is made on Stripe’s page, and recorded once after Stripe’s notification', async () => {
    const asked = await harbour.approved({}, ONLINE);
    expect((await harbour.seenByBoater(asked)).pays_on).toBe('page');
    const page = await pageOf(asked);
    expect(stripe.books.session(page)).toMatchObject({
      amount_total: 18_000,
      currency: 'eur',
      success_url: `https://harbour.example/r/${asked.link}`,
    });
    expect(await pageOf(asked)).toBe(page);
    expect(await moneyOf(asked)).toMatchObject({ paid_amount: 0, payment_standing: 'due' });

    const session = stripe.books.payOnPage(page);
    expect(await told('checkout.session.completed', session)).toBe(200);
    expect(await told('checkout.session.completed', session)).toBe(200);
    expect(await told('payment_intent.succeeded', session.payment_intent)).toBe(200);
    expect(await moneyOf(asked)).toMatchObject({ paid_amount: 180, payment_status: 'succeeded' });
    expect((await pay(asked)).body.error_type).toBe('RESERVATION_PAYMENT_NOT_DUE');
    expect(stripe.books.refunds).toEqual([]);
  });

  it('is found when the boater retries, even if Stripe’s notification was lost', async () => {
    const asked = await harbour.approved({}, ONLINE);
    stripe.books.payOnPage(await pageOf(asked));
    expect((await pay(asked)).body).toMatchObject({ payment_status: 'succeeded', amount: 180, redirect_url: null });
    await server.settled();
    expect(await moneyOf(asked)).toMatchObject({ paid_amount: 180 });
  });

  it('is refunded once if the stay no longer needs it, and is not counted as a new payment', async () => {
    const asked = await harbour.approved({}, ONLINE);
    const page = await pageOf(asked);
    await harbour.must(asked, 'CANCEL', { reason: 'full' });
    const session = stripe.books.payOnPage(page);
    for (let time = 0; time < 2; time += 1) expect(await told('checkout.session.completed', session)).toBe(200);
    expect(await moneyOf(asked)).toMatchObject({ paid_amount: 0 });
    const refunds = stripe.books.refunds.filter(({ metadata }) => metadata['refund_of'] === page);
    expect(refunds.map(({ amount }) => amount)).toEqual([18_000]);
  });

  it('is requested again after a refund', async () => {
    const asked = await harbour.approved({}, ONLINE);
    const page = await pageOf(asked);
    stripe.books.payOnPage(page);
    await server.engines.payments.refund({ id: `by hand ${page}`, provider_reference: page, amount_minor: 18_000 });
    expect(await pageOf(asked)).not.toBe(page);
    expect(await moneyOf(asked)).toMatchObject({ paid_amount: 0 });
  });

  it('is given back when the stay is cancelled, though Stripe was away just then', async () => {
    const asked = await harbour.approved({}, ONLINE);
    const page = await pageOf(asked);
    await told('checkout.session.completed', stripe.books.payOnPage(page));
    stripe.fail({ answer: { status: 500 }, times: 3 });
    await harbour.must(asked, 'CANCEL', { reason: 'full', refundAmount: 99.99 });
    await server.settled(15_000);
    expect(await moneyOf(asked)).toMatchObject({ paid_amount: 180, refunded_amount: 99.99 });
    const refunds = stripe.books.refunds.filter(({ metadata }) => metadata['refund_of'] === page);
    expect(refunds.map(({ amount }) => amount)).toEqual([9_999]);
  });

  it('fails with an error while Stripe is down, and works again afterwards', async () => {
    const asked = await harbour.approved({}, ONLINE);
    stripe.fail({ answer: 'cut' });
    expect(await pay(asked)).toMatchObject({ status: 503, body: { error_type: 'PAYMENT_PROVIDER_UNAVAILABLE' } });
    stripe.heal();
    await pageOf(asked);
  });

  it('is not believed to have been made without Stripe’s signature', async () => {
    const asked = await harbour.approved({}, ONLINE);
    const page = await pageOf(asked);
    const session = { ...stripe.books.session(page), payment_status: 'paid' };
    expect(await told('checkout.session.completed', session, 'whsec_forged')).toBe(403);
    for (const headers of [{}, { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' }]) {
      const method = 'POST';
      const { status } = await fetch(`${server.url}/webhooks/payments`, { method, headers, body: '{"type":"x"}' });
      expect([403, 415]).toContain(status);
    }
    // A notification that Stripe does not confirm on request is ignored as well.
    expect(await told('checkout.session.completed', session)).toBe(200);
    expect(await moneyOf(asked)).toMatchObject({ paid_amount: 0 });
  });

  it('of another installation, which shares the account, is left alone', async () => {
    const metadata = { reservation_id: '0190f3a2-0000-7000-8000-000000000000', marina_id: harbour.marina };
    const { id } = stripe.books.createIntent({ amount: '500', currency: 'eur', metadata });
    expect(await told('payment_intent.succeeded', stripe.books.confirm(id, CARDS.succeeds))).toBe(200);
    expect(stripe.books.intent(id).latest_charge?.amount_refunded).toBe(0);
  });
});

describe('mails on a server', () => {
  it('go out, and are not kept to be read', async () => {
    const boater = somebody();
    await harbour.approved({ boater });
    await server.settled();
    const subjects = mail.received.filter(({ recipients }) => recipients[0] === boater.email).length;
    expect(subjects).toBeGreaterThan(0);
    const outbox = await server.call(mailOutboxApi.getall, { token: harbour.token, body: {} });
    expect(outbox).toMatchObject({ status: 404, body: { error_type: 'NOT_FOUND' } });
  });
});

describe('files in a bucket', () => {
  const add = ({ link }: Asked) =>
    upload(server, boaterReservationApi.addDocument.path, {
      token: link,
      fields: { attachment_type: 'VESSEL_INSURANCE' },
      file: new Uint8Array(PNG),
    });

  it('come back as they were, and are stored sealed', async () => {
    const asked = await harbour.request();
    const { attachment } = (await (await add(asked)).json()) as { attachment: { id: string } };
    const body = { attachment_id: attachment.id };
    const { url } = await server.must(attachmentApi.getLink, { token: harbour.token, body });
    const file = Buffer.from(await (await fetch(`${server.url}${url}`)).arrayBuffer());
    expect(file.equals(Buffer.from(PNG))).toBe(true);
    expect(bucket.objects.size).toBe(2);
    expect(bucket.everything().includes(Buffer.from(PNG).subarray(0, 8))).toBe(false);
  });

  it('are not taken while the bucket is away, and nothing of them is noted', async () => {
    const asked = await harbour.request();
    bucket.fail({ answer: { status: 403, code: 'AccessDenied' } });
    expect((await add(asked)).status).toBe(503);
    bucket.heal();
    expect((await harbour.show(asked)).attachments).toEqual([]);
    expect((await add(asked)).status).toBe(200);
  });
});

/** Services that policies depend on. */
function waitedFor(at: MarinaServer): unknown[] {
  return at.policies().flatMap(({ waits_for }) => waits_for ?? []);
}

describe('services that are away', () => {
  const open: MarinaServer[] = [];
  afterEach(() => Promise.all(open.splice(0).map((one) => one.close())));

  it('are named, and block no other work', async () => {
    const lonely = await startHarbourServer({
      settings: {
        STRIPE_SECRET_KEY: SECRET_KEY,
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        STRIPE_API_URL: 'http://127.0.0.1:1',
        MAIL_URL: 'smtp://127.0.0.1:1',
        MAIL_FROM: 'berths@quayside.example',
        LOG_LEVEL: 'silent',
      },
    });
    open.push(lonely);
    const answer = await lonely.send<{ culprits: { part: string }[] }>('GET', '/health/ready');
    expect(answer.status).toBe(200);
    expect(answer.body.culprits.map(({ part }) => part).toSorted()).toEqual(['mail', 'payments']);
    // A mail that cannot be sent blocks no other work, and the mail server is still tried.
    const harbour = await openHarbour(lonely);
    const asked = await harbour.request();
    await harbour.must(asked, 'UPDATE', { payment: PRICE });
    await eventually(() => waitedFor(lonely).length > 0);
    expect(waitedFor(lonely)).toEqual(['mail']);
    const later = await lonely.send<{ culprits: { part: string }[] }>('GET', '/health/ready');
    expect([later.status, later.body.culprits.map(({ part }) => part).toSorted()]).toEqual([200, ['mail', 'payments']]);
  });

  it('stop the start where files could not be kept, in one line', async () => {
    const starting = startHarbourServer({ settings: { BLOBS_URL: bucket.url({ bucket: 'other' }) } });
    const line = `The blob store s3://127.0.0.1:${bucket.port}/other has no such bucket (404 NoSuchBucket).`;
    await expect(starting).rejects.toThrow(line);
  });
});
