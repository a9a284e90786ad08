import { beforeEach, describe, expect, it } from '@jest/globals';
import { auditApi } from '../../contracts/audit/api.js';
import { marinaApi, settingsApi } from '../../contracts/marinas/api.js';
import { pricingApi } from '../../contracts/pricing/api.js';
import { attachmentApi, boaterReservationApi, reservationPriceApi } from '../../contracts/reservations/api.js';
import { pricingPlan } from '../../services/demo/pricing-plan.js';
import { ExpiryJob } from '../../services/reservations/policies/expiry-job.js';
import { PNG, upload } from '../fixtures/furnished-marina.js';
import { type Asked, MARINA, ONLINE, PRICE, somebody, STAY } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';

/** Everything is refunded until seven days before the arrival, a quarter until two days before. */
const AGREED = [
  { days_before_arrival: 7, refund_percent: 100 },
  { days_before_arrival: 2, refund_percent: 25 },
];
const STRICTER = [{ days_before_arrival: 30, refund_percent: 10 }];

harbourForEachTest({ marina: { accepts_online_payments: true } });

const set = (cancellation_policy: typeof AGREED, additional_requirements: string[] = []) =>
  server.must(marinaApi.reservationSettings, {
    token: harbour.token,
    body: { reservation_settings: { cancellation_policy, additional_requirements } },
  });
async function addPolicy(name: string): Promise<void> {
  const fields = { requested_type: 'CANCELLATION_POLICY_SHORT', languages: '' };
  const file = { token: harbour.token, fields, file: new Uint8Array(PNG), name };
  expect((await upload(server, settingsApi.addFile.path, file)).status).toBe(200);
}
/** What the boater's page and the desk's dialog say of a cancellation. */
async function shownTo(asked: Asked) {
  const [page, dialog] = [await harbour.seenByBoater(asked), (await harbour.show(asked)).cancellation_terms];
  return { tiers: page.refund_tiers, file: page.cancellation_policy?.name, dialog };
}
async function refunded(asked: Asked): Promise<number> {
  await server.settled();
  return (await harbour.show(asked)).payment.refunded_amount;
}

beforeEach(async () => {
  await set(AGREED);
  await addPolicy('rules-2026.png');
});

/** The marina changes its refunds, its file and its requirements. */
async function changeSettings(): Promise<void> {
  await set(STRICTER, ['No grey water']);
  await addPolicy('rules-2027.png');
}

describe('the terms of a stay', () => {
  const tiers = [
    { until: '2027-06-04', percent: 100 },
    { until: '2027-06-09', percent: 25 },
  ];

  it.each<[string, () => Promise<Asked>]>([
    ['that the boater accepted', () => harbour.approved({}, ONLINE)],
    ['that the marina booked', () => harbour.created('APPROVE', { payment: ONLINE })],
  ])('%s are those of that day on the page, in the dialog and for the refund', async (_case, book) => {
    const asked = await book();
    await changeSettings();
    const shown = await shownTo(asked);
    expect(shown).toMatchObject({ tiers, file: 'rules-2026.png' });
    expect(shown.dialog).toMatchObject({ percent_today: 100, steps: tiers, file: { name: 'rules-2026.png' } });
    // A text that was added since is not asked for with the payment.
    expect(await harbour.pay(asked)).toMatchObject({ status: 200 });
    expect((await harbour.cancelByBoater(asked)).status).toBe(200);
    expect(await refunded(asked)).toBe(180);
  });

  it('are in the mails about the booking', async () => {
    const boater = somebody();
    const asked = await harbour.agreed({ boater }, ONLINE);
    await changeSettings();
    await harbour.must(asked, 'APPROVE', {});
    await harbour.pay(asked);
    await server.settled();
    const { outbox } = server.engines;
    if (outbox === null) throw new Error('this server keeps no mails');
    const listed = await outbox.list({ marina_ids: [harbour.marina], to: boater.email, page: 1, page_size: 9 });
    const mails = await Promise.all(listed.items.slice(0, 2).map(({ id }) => outbox.get(id)));
    for (const mail of mails) {
      expect(mail?.text).toContain('Refund if you cancel: 100% until 4 June 2027; 25% until 9 June 2027');
    }
    expect(mails).toHaveLength(2);
  });

  it('hold for a no-show that the desk records', async () => {
    await set([{ days_before_arrival: 0, refund_percent: 50 }]);
    const asked = await harbour.approved({}, ONLINE);
    await harbour.pay(asked);
    await changeSettings();
    server.clock.set(`${STAY.start_date}T08:00:00.000Z`);
    await harbour.must(asked, 'CANCEL', { reason: 'customer_no_show', refundAmount: null });
    expect(await refunded(asked)).toBe(90);
  });

  it('keep their file open for boater and desk after the marina has replaced it', async () => {
    const asked = await harbour.approved();
    const { cancellation_policy: file } = await harbour.seenByBoater(asked);
    await changeSettings();
    const body = { attachment_id: file?.attachment_id ?? '' };
    for (const link of [
      await server.must(attachmentApi.getLinkAsBoater, { token: asked.link, body }),
      await server.must(attachmentApi.getLink, { token: harbour.token, body }),
    ]) {
      const opened = await fetch(`${server.url}${link.url}`);
      expect([opened.headers.get('content-disposition'), Buffer.from(await opened.arrayBuffer())]).toEqual([
        expect.stringContaining('rules-2026.png'),
        PNG,
      ]);
    }
  });

  it('are those of today until the boater has accepted, and again for a new offer', async () => {
    const asked = await harbour.request();
    await harbour.must(asked, 'UPDATE', { payment: PRICE });
    await changeSettings();
    expect(await shownTo(asked)).toMatchObject({ tiers: [], file: 'rules-2027.png' });
    await server.must(boaterReservationApi.acceptPrice, {
      token: asked.link,
      body: { confirmed_requirements: ['No grey water'] },
    });
    await set(AGREED);
    expect(await shownTo(asked)).toMatchObject({ tiers: [], file: 'rules-2027.png' });
    await harbour.must(asked, 'UPDATE', { payment: { price_per_night: 70 } });
    expect(await shownTo(asked)).toMatchObject({ tiers });
  });

  it('stay with the booking when the desk changes its dates', async () => {
    const asked = await harbour.created('APPROVE', { boater: somebody() });
    await changeSettings();
    await harbour.must(asked, 'UPDATE', { ...STAY, end_date: '2027-06-15', payment: PRICE }, MARINA);
    expect(await shownTo(asked)).toMatchObject({ tiers, file: 'rules-2026.png' });
  });

  it('are shown to the desk beside those of today', async () => {
    const asked = await harbour.approved({}, ONLINE);
    const terms = () =>
      server.must(reservationPriceApi.terms, { token: harbour.token, body: { reservation_id: asked.id } });
    const before = await terms();
    expect(before).toMatchObject({ agreed_by: 'BOATER', agreed_at: '2027-06-01T08:00:00.000Z' });
    expect(before.rules).toEqual(before.rules_today);
    await changeSettings();
    const { rules, rules_today, lines, price, price_today } = await terms();
    expect(rules).toEqual(before.rules);
    expect(rules_today).toMatchObject({
      refund_steps: STRICTER,
      policy_file: { name: 'rules-2027.png' },
      requirements: ['No grey water'],
    });
    // The marina has no price list, so today has no price for the stay.
    expect([lines, price?.total, price_today]).toEqual([
      [{ kind: 'NIGHTS', of: null, name: null, agreed: 180, today: null }],
      180,
      null,
    ]);
  });

  it('are nobody else’s', async () => {
    const asked = await harbour.approved();
    const other = await server.addStaff(await server.openMarina());
    const answer = await server.call(reservationPriceApi.terms, {
      token: other.token,
      body: { reservation_id: asked.id },
    });
    expect(answer.status).toBe(404);
  });
});

describe("the offer of today's terms", () => {
  /** A booking at 60 a night, with today's list and rules otherwise. */
  async function agreedBefore(payment = PRICE, boater = somebody()): Promise<Asked> {
    const asked = await harbour.approved({ boater }, payment);
    const body = { season_pricing_plan: pricingPlan(1, '2027-06-01') };
    await server.must(pricingApi.createPlan, { token: harbour.token, body });
    await changeSettings();
    return asked;
  }
  const body = ({ id: reservation_id }: Asked) => ({ token: harbour.token, body: { reservation_id } });
  const offer = (asked: Asked) => server.must(reservationPriceApi.offerTerms, body(asked));
  const terms = (asked: Asked) => server.must(reservationPriceApi.terms, body(asked));
  const expire = async () => {
    await server.app.get(ExpiryJob, { strict: false }).run();
    await server.settled();
  };
  const statusOf = async (asked: Asked) => {
    const { reservation_status, payment } = await harbour.show(asked);
    return [reservation_status, payment.total_to_pay];
  };

  it('shows the boater both side by side, and holds once it is accepted, with each new text confirmed', async () => {
    const boater = somebody();
    const asked = await agreedBefore(PRICE, boater);
    const before = await terms(asked);
    expect([before.offer, before.offer_reason, before.price?.total]).toEqual([null, null, 180]);
    await offer(asked);
    await server.settled();
    const { terms_offer: shown, payment } = await harbour.seenByBoater(asked);
    expect([payment.total_to_pay, shown?.price?.total, shown?.price_today?.total]).toEqual([
      180,
      180,
      before.price_today?.total,
    ]);
    expect(shown).toMatchObject({
      answer_by: '2027-06-03T08:00:00.000Z',
      rules: { refund_steps: AGREED },
      rules_today: { refund_steps: STRICTER, policy_file: { name: 'rules-2027.png' } },
      to_confirm: ['No grey water'],
    });
    const total = shown?.price_today?.total ?? 0;
    const due = (shown?.rest ?? 0) + (shown?.to_pay ?? 0);
    expect([shown?.difference, due]).toEqual([Math.round((total - 180) * 100) / 100, total]);
    const { outbox } = server.engines;
    const listed = await outbox?.list({ marina_ids: [harbour.marina], to: boater.email, page: 1, page_size: 1 });
    const mail = await outbox?.get(listed?.items[0]?.id ?? '');
    expect(mail?.subject).toContain('Other terms for your stay');
    expect(mail?.text).toContain('Refund as agreed: 100% until 4 June 2027; 25% until 9 June 2027');
    expect(mail?.text).toContain('Please also note: No grey water');

    const accept = (confirmed_requirements: string[]) =>
      server.call(boaterReservationApi.acceptTerms, { token: asked.link, body: { confirmed_requirements } });
    expect(await accept([])).toMatchObject({
      status: 409,
      body: { error_type: 'RESERVATION_REQUIREMENTS_UNCONFIRMED', details: { missing: ['No grey water'] } },
    });
    expect((await accept(['No grey water'])).status).toBe(200);
    await server.settled();
    expect(await statusOf(asked)).toEqual(['approved', total]);
    const seen = await harbour.seenByBoater(asked);
    expect([seen.terms_offer, seen.refund_tiers, seen.cancellation_policy?.name]).toEqual([null, [], 'rules-2027.png']);
    expect(await terms(asked)).toMatchObject({ offer: null, offer_reason: 'RESERVATION_TERMS_SAME' });
    const history = await server.must(auditApi.ofReservation, body(asked));
    expect(history.items.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Today’s terms offered', 'Today’s terms accepted', 'Price of the booking changed']),
    );
    const again = await outbox?.list({ marina_ids: [harbour.marina], to: boater.email, page: 1, page_size: 2 });
    expect(again?.items.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('New terms for your stay'),
      expect.stringContaining('Other terms for your stay'),
    ]);
  });

  it.each<[string, (asked: Asked) => Promise<unknown>, string]>([
    [
      'the boater says no',
      (asked) => server.must(boaterReservationApi.declineTerms, { token: asked.link, body: {} }),
      'TermsDeclined',
    ],
    [
      'nobody answers in 48 hours',
      async () => {
        server.clock.set('2027-06-03T08:00:01.000Z');
        await expire();
      },
      'TermsOfferExpired',
    ],
    [
      'the desk withdraws it',
      (asked) => server.must(reservationPriceApi.withdrawTerms, body(asked)),
      'TermsOfferWithdrawn',
    ],
    [
      'the desk moves the dates',
      (asked) =>
        harbour.must(asked, 'UPDATE', { ...STAY, end_date: '2027-06-15', reason: 'boater_asked', payment: PRICE }),
      'OfferChanged',
    ],
  ])('leaves the stay as agreed if %s', async (_case, end, event) => {
    const asked = await agreedBefore();
    await offer(asked);
    expect(await server.call(reservationPriceApi.offerTerms, body(asked))).toMatchObject({
      status: 409,
      body: { error_type: 'RESERVATION_TERMS_OFFER_RUNNING' },
    });
    await end(asked);
    expect(await harbour.history(asked)).toContain(event);
    expect(await shownTo(asked)).toMatchObject({ file: 'rules-2026.png' });
    expect((await harbour.seenByBoater(asked)).terms_offer).toBeNull();
    const late = await server.call(boaterReservationApi.acceptTerms, { token: asked.link, body: {} });
    expect(late).toMatchObject({ status: 409, body: { error_type: 'RESERVATION_NO_TERMS_OFFER' } });
  });

  it('is withdrawn by a cancellation, and is nobody else’s to make', async () => {
    const asked = await agreedBefore();
    await offer(asked);
    await harbour.must(asked, 'CANCEL', { reason: 'full' });
    expect((await harbour.seenByBoater(asked)).terms_offer).toBeNull();
    const fresh = await harbour.created('APPROVE');
    expect((await terms(fresh)).price_today).not.toBeNull();
    const other = await server.addStaff(await server.openMarina());
    expect((await server.call(reservationPriceApi.offerTerms, { ...body(fresh), token: other.token })).status).toBe(
      404,
    );
  });
});
