import { beforeEach, describe, expect, it } from '@jest/globals';
import { marinaApi, settingsApi } from '../../contracts/marinas/api.js';
import { attachmentApi, boaterReservationApi, reservationPriceApi } from '../../contracts/reservations/api.js';
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
