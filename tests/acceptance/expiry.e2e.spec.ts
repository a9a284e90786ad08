import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { auditApi } from '../../contracts/audit/api.js';
import { messageApi } from '../../contracts/messages/api.js';
import { attachmentApi, boaterReservationApi, matchingApi, reservationApi } from '../../contracts/reservations/api.js';
import { CommandBus, QueryBus } from '../../services/platform/buses/buses.js';
import { ProjectionHost } from '../../services/platform/consuming/projection-host.js';
import { Leases } from '../../services/platform/leases/leases.js';
import { JobTimers } from '../../services/platform/leases/recurring-job.js';
import { ExpiryJob } from '../../services/reservations/policies/expiry-job.js';
import { UnapprovedMessageFilesJob } from '../../services/messages/policies/unapproved-message-files-job.js';
import { UnapprovedFilesJob } from '../../services/reservations/policies/unapproved-files-job.js';
import { PNG, upload } from '../fixtures/furnished-marina.js';
import {
  type Asked,
  eventsOf,
  type Harbour,
  openHarbour,
  PRICE,
  startHarbourServer,
  STAY,
} from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';

let server: MarinaServer;
let harbour: Harbour;
beforeAll(async () => {
  server = await startHarbourServer();
});
afterAll(() => server.close());

const ONLINE = { ...PRICE, method: 'ONLINE' as const };
/** The number of reservations that the job changed. */
const runAt = async (now: string) => {
  server.clock.set(now);
  const touched = await server.app.get(ExpiryJob, { strict: false }).run();
  await server.settled();
  return touched;
};
const accept = ({ link }: Asked) => server.call(boaterReservationApi.acceptPrice, { token: link });
const justBefore = (instant: string) => new Date(Date.parse(instant) - 1).toISOString();
const dayAfter = (date: string) => new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** When the day of arrival ends in local time, including nights on which clocks change. */
const midnights = [
  ['Europe/Paris', '2027-06-11', '2027-06-11T22:00:00.000Z'],
  ['Europe/Paris', '2027-03-27', '2027-03-27T23:00:00.000Z'],
  ['Europe/Paris', '2027-03-28', '2027-03-28T22:00:00.000Z'],
  ['Europe/Paris', '2027-10-30', '2027-10-30T22:00:00.000Z'],
  ['Europe/Paris', '2027-10-31', '2027-10-31T23:00:00.000Z'],
  ['America/New_York', '2027-03-13', '2027-03-14T05:00:00.000Z'],
  ['America/New_York', '2027-03-14', '2027-03-15T04:00:00.000Z'],
  ['America/New_York', '2027-11-06', '2027-11-07T04:00:00.000Z'],
  ['America/New_York', '2027-11-07', '2027-11-08T05:00:00.000Z'],
  ['America/St_Johns', '2027-06-11', '2027-06-12T02:30:00.000Z'],
  ['Pacific/Auckland', '2027-04-03', '2027-04-03T11:00:00.000Z'],
  ['Pacific/Auckland', '2027-04-04', '2027-04-04T12:00:00.000Z'],
  ['Pacific/Auckland', '2027-09-25', '2027-09-25T12:00:00.000Z'],
  ['Pacific/Auckland', '2027-09-26', '2027-09-26T11:00:00.000Z'],
  // Here clocks change at midnight.
  ['Asia/Beirut', '2027-03-27', '2027-03-27T22:00:00.000Z'],
] as const;

describe('a marina that does not answer', () => {
  it.each(midnights)('in %s loses the request for %s at %s', async (time_zone, start_date, instant) => {
    server.clock.set(new Date(Date.parse(instant) - 5 * 86_400_000).toISOString());
    harbour = await openHarbour(server, { marina: { time_zone }, berths: [12] });
    const asked = await harbour.request({ start_date, end_date: dayAfter(start_date) });
    expect(await runAt(justBefore(instant))).toBe(0);
    expect(await harbour.standing(asked)).toBe('initiated MARINA');
    expect(await runAt(instant)).toBe(1);
    expect(await harbour.standing(asked)).toBe('expired_no_marina_response -');
    expect(await runAt(instant)).toBe(0);
  });

  it('loses it as well when the boater has accepted, or waits on the list', async () => {
    server.clock.set('2027-06-01T08:00:00.000Z');
    harbour = await openHarbour(server);
    const agreed = await harbour.agreed();
    const waiting = await harbour.request();
    await harbour.must(waiting, 'ADD_TO_WAITING_LIST', {});
    const made = await harbour.created('ADD_TO_WAITING_LIST');
    expect(await runAt('2027-06-11T22:00:00.000Z')).toBe(3);
    for (const each of [agreed, waiting, made]) {
      expect(await harbour.standing(each)).toBe('expired_no_marina_response -');
    }
  });

  it('releases the allocated berth', async () => {
    server.clock.set('2027-06-01T08:00:00.000Z');
    harbour = await openHarbour(server);
    const asked = await harbour.request();
    const body = { reservation_id: asked.id, berth_id: harbour.berth('A1') };
    await server.must(reservationApi.assignBerth, { token: harbour.token, body });
    await runAt('2027-06-11T22:00:00.000Z');
    expect(await harbour.isFree('A1', { start_date: '2027-06-12', end_date: STAY.end_date })).toBe(true);
    expect((await harbour.show(asked)).berth).toBe(null);
  });
});

describe('somebody on the waiting list who does not answer the offer of a berth', () => {
  it('loses the offer and keeps the place; the berth passes down the line until nobody is left', async () => {
    server.clock.set('2027-06-01T08:00:00.000Z');
    harbour = await openHarbour(server, { berths: [12], settings: { waiting_offer_hours: 6 } });
    const line: Asked[] = [];
    for (let count = 0; count < 2; count += 1) {
      line.push(await harbour.request());
      await harbour.must(line[count]!, 'ADD_TO_WAITING_LIST', {});
      server.clock.advance(60_000);
    }
    const [first, second] = line as [Asked, Asked];
    await server.settled();
    server.clock.set('2027-06-01T09:00:00.000Z');
    const body = { reservation_id: first.id, berth_id: harbour.berth('A1') };
    await server.must(matchingApi.offerBerth, { token: harbour.token, body });
    expect(await runAt('2027-06-01T14:59:59.999Z')).toBe(0);
    expect(await runAt('2027-06-01T15:00:00.000Z')).toBe(1);
    await server.settled();
    expect([await harbour.berthOf(first), await harbour.berthOf(second)]).toEqual([null, 'A1']);
    expect((await harbour.show(first)).waiting_place).toBe(1);
    const late = await server.call(boaterReservationApi.acceptBerth, { token: first.link });
    expect(late).toMatchObject({ status: 409, body: { error_type: 'RESERVATION_NO_BERTH_OFFER' } });
    expect(await runAt('2027-06-01T21:00:00.000Z')).toBe(1);
    await server.settled();
    expect(await harbour.isFree('A1')).toBe(true);
    const { items } = await server.must(matchingApi.howGiven, {
      token: harbour.token,
      body: { berth_id: harbour.berth('A1') },
    });
    expect(items.map(({ reservation_id, outcome }) => [reservation_id, outcome])).toEqual([
      [second.id, 'expired'],
      [first.id, 'expired'],
    ]);
    // The other tests count what the job finds to do.
    for (const each of line) await harbour.must(each, 'CANCEL', { reason: 'customer' });
  });
});

describe('a boater who does not answer', () => {
  it('has the hours that the marina gives, to the millisecond, also over a night of 23 hours', async () => {
    server.clock.set('2027-03-27T20:00:00.000Z');
    harbour = await openHarbour(server);
    const stay = { start_date: '2027-04-10', end_date: '2027-04-12' };
    const asked = await harbour.request(stay);
    await harbour.must(asked, 'UPDATE', { payment: PRICE });
    expect(await runAt('2027-03-29T19:59:59.999Z')).toBe(0);
    expect(await runAt('2027-03-29T20:00:00.000Z')).toBe(1);
    expect(await harbour.standing(asked)).toBe('expired_no_boater_response -');
  });

  it('cannot accept or pay once they are over, even before the expiry is carried out', async () => {
    server.clock.set('2027-06-01T08:00:00.000Z');
    harbour = await openHarbour(server, { marina: { accepts_online_payments: true } });
    const priced = await harbour.request();
    await harbour.must(priced, 'UPDATE', { payment: PRICE });
    const due = await harbour.approved({}, ONLINE);
    server.clock.set('2027-06-03T08:00:00.000Z');
    const over = { status: 409, body: { error_type: 'RESERVATION_DEADLINE_PASSED' } };
    expect(await accept(priced)).toMatchObject(over);
    expect(await server.call(boaterReservationApi.pay, { token: due.link, body: {} })).toMatchObject(over);
    const { allowed_actions } = await harbour.seenByBoater(due);
    expect(allowed_actions.find(({ move }) => move === 'PAY')).toMatchObject({
      allowed: false,
      reason: 'RESERVATION_DEADLINE_PASSED',
    });
    expect(await runAt('2027-06-03T08:00:00.000Z')).toBe(2);
  });

  it('has other hours in another marina, and for suggested dates the same', async () => {
    server.clock.set('2027-06-01T08:00:00.000Z');
    harbour = await openHarbour(server, { settings: { answer_hours: 5 } });
    const asked = await harbour.request();
    await harbour.must(asked, 'UPDATE_DATE', { suggested_dates: [STAY] });
    expect(await runAt('2027-06-01T12:59:59.999Z')).toBe(0);
    expect(await runAt('2027-06-01T13:00:00.000Z')).toBe(1);
    expect(await harbour.standing(asked)).toBe('expired_no_boater_response -');
    expect((await accept(asked)).body.error_type).toBe('RESERVATION_ACTION_NOT_ALLOWED');
  });

  it('restarts with every price sent', async () => {
    server.clock.set('2027-06-01T08:00:00.000Z');
    harbour = await openHarbour(server);
    const asked = await harbour.request();
    await harbour.must(asked, 'UPDATE', { payment: PRICE });
    server.clock.set('2027-06-03T07:00:00.000Z');
    await harbour.must(asked, 'UPDATE', { payment: { price_per_night: 55 } });
    expect(await runAt('2027-06-03T08:00:00.000Z')).toBe(0);
    expect(await runAt('2027-06-05T07:00:00.000Z')).toBe(1);
  });
});

describe('a boater who does not pay', () => {
  it('loses the booking, and the berth is free at once', async () => {
    server.clock.set('2027-06-01T08:00:00.000Z');
    harbour = await openHarbour(server, { marina: { accepts_online_payments: true } });
    const asked = await harbour.approved({}, ONLINE, harbour.berth('A1'));
    expect(await runAt('2027-06-03T07:59:59.999Z')).toBe(0);
    expect(await harbour.isFree('A1')).toBe(false);
    expect(await runAt('2027-06-03T08:00:00.000Z')).toBe(1);
    expect(await harbour.standing(asked)).toBe('payment_expired -');
    expect([await harbour.isFree('A1'), (await harbour.show(asked)).berth]).toEqual([true, null]);
    expect((await server.call(boaterReservationApi.pay, { token: asked.link, body: {} })).status).toBe(409);
  });

  it('keeps a berth that was paid for when the stay becomes dearer: the difference is a balance due', async () => {
    server.clock.set('2027-06-01T08:00:00.000Z');
    harbour = await openHarbour(server, { marina: { accepts_online_payments: true } });
    const made = await harbour.created('APPROVE', { payment: ONLINE });
    await server.must(boaterReservationApi.pay, { token: made.link, body: {} });
    await harbour.must(made, 'UPDATE', { payment: { ...ONLINE, price_per_night: 80 } }, { mode: 'MARINA' });
    expect(await runAt('2027-06-03T08:00:00.000Z')).toBe(0);
    expect(await harbour.show(made)).toMatchObject({
      reservation_status: 'approved',
      payment: { paid_amount: 180, balance: 60, payment_standing: 'due', payment_due_at: null },
    });
    await harbour.must(made, 'CANCEL', { reason: 'customer' }, { mode: 'MARINA' });
  });
});

describe('a stay that is over', () => {
  it.each([
    ['Pacific/Auckland', '2027-09-26', '2027-09-26T11:00:00.000Z'],
    ['Europe/Paris', '2027-10-31', '2027-10-31T23:00:00.000Z'],
    ['America/New_York', '2027-03-14', '2027-03-15T04:00:00.000Z'],
  ])('in %s with the departure on %s is finished at %s', async (time_zone, end_date, instant) => {
    const start_date = new Date(Date.parse(end_date) - 86_400_000).toISOString().slice(0, 10);
    server.clock.set(new Date(Date.parse(instant) - 6 * 86_400_000).toISOString());
    harbour = await openHarbour(server, { marina: { time_zone }, berths: [12] });
    const asked = await harbour.approved({ start_date, end_date });
    expect(await runAt(justBefore(instant))).toBe(0);
    expect(await runAt(instant)).toBe(1);
    expect(await harbour.standing(asked)).toBe('finished -');
    expect((await harbour.show(asked)).berth_id).toBe(harbour.berth('A1'));
  });
});

describe('the job', () => {
  it('catches up with everything after a long time away, once', async () => {
    server.clock.set('2027-06-01T08:00:00.000Z');
    harbour = await openHarbour(server, { marina: { accepts_online_payments: true }, berths: [12, 12] });
    const initiated = await harbour.request();
    const priced = await harbour.request();
    await harbour.must(priced, 'UPDATE', { payment: PRICE });
    const unpaid = await harbour.approved({}, ONLINE);
    const booked = await harbour.approved();
    const far = await harbour.approved({ start_date: '2029-01-10', end_date: '2029-01-12' });
    await server.restart();
    expect(await runAt('2028-06-01T08:00:00.000Z')).toBe(4);
    expect(await Promise.all([initiated, priced, unpaid, booked, far].map((each) => harbour.standing(each)))).toEqual([
      'expired_no_marina_response -',
      'expired_no_boater_response -',
      'payment_expired -',
      'finished -',
      'approved -',
    ]);
    expect(await runAt('2028-06-01T08:00:00.000Z')).toBe(0);
  });

  it('does everything once, however often and wherever it runs at the same time', async () => {
    server.clock.set('2027-06-01T08:00:00.000Z');
    harbour = await openHarbour(server);
    const all: Asked[] = [];
    for (let count = 0; count < 8; count += 1) all.push(await harbour.request());
    server.clock.set('2027-06-20T08:00:00.000Z');
    const job = server.app.get(ExpiryJob, { strict: false });
    const bus = server.app.get(CommandBus, { strict: false });
    const queries = server.app.get(QueryBus, { strict: false });
    const { clock, settings } = server;
    const logger = pino({ level: 'error' });
    const timers = new JobTimers(
      server.app.get(Leases, { strict: false }),
      settings,
      logger,
      false,
      server.engines.record,
    );
    const projections = server.app.get(ProjectionHost, { strict: false });
    const elsewhere = () => new ExpiryJob(bus, queries, projections, clock, timers, logger);
    const touched = await Promise.all([job.run(), job.run(), elsewhere().run(), elsewhere().run(), job.run()]);
    // Concurrent calls in one process join; processes that each believe they hold the lease find the work already done.
    expect([touched[0], touched[1], touched[4]]).toEqual([8, 8, 8]);
    await server.settled();
    expect(await elsewhere().run()).toBe(0);
    for (const { id } of all) {
      const expired = (await eventsOf(server, `reservation-${id}`)).filter(({ type }) => type === 'ReservationExpired');
      expect(expired).toHaveLength(1);
      expect(expired[0]?.metadata.actor).toMatchObject({ kind: 'system' });
    }
  });

  it('skips reservations answered after it read the list', async () => {
    const own = await startHarbourServer();
    try {
      const here = await openHarbour(own, { marina: { accepts_online_payments: true } });
      const priced = await here.request();
      await here.must(priced, 'UPDATE', { payment: PRICE });
      const approved = await here.approved({}, ONLINE);
      await own.settled();
      // The list of deadlines is frozen from now on; the reservations are not.
      await own.app.get(ProjectionHost, { strict: false }).stop();
      await own.must(boaterReservationApi.acceptPrice, { token: priced.link, headers: { 'X-Min-Position': '0' } });
      await own.must(boaterReservationApi.pay, { token: approved.link, body: {} });
      own.clock.set('2027-06-03T08:00:00.000Z');
      expect(await own.app.get(ExpiryJob, { strict: false }).run()).toBe(0);
      expect(await here.history(priced)).toEqual(['ReservationRequested', 'PriceSent', 'PriceAccepted']);
      expect((await here.history(approved)).at(-1)).toBe('PaymentReceived');
    } finally {
      await own.close();
    }
  });

  it('and a boater who accepts in the same moment: one of them is first', async () => {
    for (let round = 0; round < 6; round += 1) {
      server.clock.set('2027-06-01T08:00:00.000Z');
      harbour = await openHarbour(server, { berths: [12] });
      const asked = await harbour.request();
      await harbour.must(asked, 'UPDATE', { payment: PRICE });
      server.clock.set('2027-06-03T08:00:00.000Z');
      await server.settled();
      const [touched, accepted] = await Promise.all([
        server.app.get(ExpiryJob, { strict: false }).run(),
        accept(asked),
      ]);
      const expired = (await harbour.history(asked)).includes('ReservationExpired');
      expect([touched, accepted.status, expired]).toEqual(accepted.status === 200 ? [0, 200, false] : [1, 409, true]);
    }
  });
});

describe('files of reservations that ended without an approval', () => {
  it('are deleted thirty days later; those of approved stays are kept', async () => {
    server.clock.set('2027-06-01T08:00:00.000Z');
    harbour = await openHarbour(server);
    const attach = async ({ link }: Asked) => {
      const fields = { attachment_type: 'VESSEL_PHOTO' };
      const sent = await upload(server, boaterReservationApi.addDocument.path, { token: link, fields, file: PNG });
      return ((await sent.json()) as { attachment: { id: string } }).attachment.id;
    };
    const clean = async (now: string) => {
      server.clock.set(now);
      const cleaned = await server.app.get(UnapprovedFilesJob, { strict: false }).run();
      await server.settled();
      return cleaned;
    };
    const held = async (id: string) => (await server.engines.blobs.get(id)) !== undefined;
    const linkTo = (attachment_id: string) =>
      server.call(attachmentApi.getLink, { token: harbour.token, body: { attachment_id } });
    const withdrawn = await harbour.request();
    const stays = await harbour.approved();
    const [gone, kept] = [await attach(withdrawn), await attach(stays)];
    await server.must(boaterReservationApi.cancel, { token: withdrawn.link, body: { reason: '' } });
    await server.must(boaterReservationApi.cancel, { token: stays.link, body: { reason: '' } });

    expect(await clean('2027-07-01T07:59:59.999Z')).toBe(0);
    expect([await held(gone), (await linkTo(gone)).status]).toEqual([true, 200]);
    expect(await clean('2027-07-01T08:00:00.000Z')).toBe(1);
    expect([await held(gone), (await linkTo(gone)).status]).toEqual([false, 404]);
    expect((await harbour.show(withdrawn)).attachments).toEqual([]);
    expect(await clean('2028-07-01T08:00:00.000Z')).toBe(0);
    expect([await held(kept), (await linkTo(kept)).status]).toEqual([true, 200]);
    expect((await harbour.show(stays)).attachments).toHaveLength(1);
  });

  it('are deleted from messages too, which then say so', async () => {
    server.clock.set('2027-06-01T08:00:00.000Z');
    harbour = await openHarbour(server);
    const staff = { token: harbour.token };
    const write = async (asked: Asked, file: boolean) => {
      const { boater } = await harbour.show(asked);
      const about = { boater_id: boater.id, reservation_id: asked.id };
      if (!file) return server.must(messageApi.create, { ...staff, body: { ...about, text: 'Hello' } });
      await upload(server, messageApi.attach.path, { ...staff, fields: about, file: PNG });
      return upload(server, messageApi.attachAsBoater.path, { token: asked.link, fields: {}, file: PNG });
    };
    const messages = async ({ id: reservation_id }: Asked) => {
      const { read, unread } = await server.must(messageApi.reservation, { ...staff, body: { reservation_id } });
      return [...read, ...unread].filter(({ isService }) => !isService);
    };
    const clean = async (now: string) => {
      server.clock.set(now);
      const cleaned = await server.app.get(UnapprovedMessageFilesJob, { strict: false }).run();
      await server.settled();
      return cleaned;
    };
    const [withdrawn, stays, wordsOnly] = [await harbour.request(), await harbour.approved(), await harbour.request()];
    for (const asked of [withdrawn, stays, wordsOnly]) {
      await write(asked, asked !== wordsOnly);
      await server.must(boaterReservationApi.cancel, { token: asked.link, body: { reason: '' } });
    }
    await server.settled();
    const files = (await messages(withdrawn)).map(({ attachment }) => attachment!.id);
    expect(files).toHaveLength(2);
    const held = async (ids: string[]) => {
      const blobs = await Promise.all(ids.map((id) => server.engines.blobs.get(id)));
      return blobs.map((blob) => blob !== undefined);
    };
    const statusOf = async (attachment_id: string) =>
      (await server.call(attachmentApi.getLink, { ...staff, body: { attachment_id } })).status;

    expect(await clean('2027-07-01T07:59:59.999Z')).toBe(0);
    expect(await held(files)).toEqual([true, true]);
    expect(await clean('2027-07-01T08:00:00.000Z')).toBe(1);
    expect([await held(files), await statusOf(files[0]!)]).toEqual([[false, false], 404]);
    const gone = { attachment: null, file_removed: true };
    expect(await messages(withdrawn)).toMatchObject([gone, gone]);
    const history = await server.must(auditApi.getall, {
      ...staff,
      body: { filter: { kind: 'reservation', id: withdrawn.id, event_types: ['MessageFilesRemoved'] } },
    });
    expect(history.items).toHaveLength(1);
    expect(await clean('2028-07-01T08:00:00.000Z')).toBe(0);
    const kept = (await messages(stays)).map(({ attachment }) => attachment!.id);
    expect(await held(kept)).toEqual([true, true]);
    expect(await messages(wordsOnly)).toMatchObject([{ text: 'Hello', file_removed: false }]);
  });
});
