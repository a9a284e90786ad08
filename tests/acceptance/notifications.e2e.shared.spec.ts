import { beforeEach, describe, expect, it } from '@jest/globals';
import { IssueAbsenceLink } from '../../contracts/absences/commands.js';
import { holderAbsenceApi } from '../../contracts/absences/api.js';
import { boaterApi, vesselApi } from '../../contracts/customers/api.js';
import { requestApi } from '../../contracts/memberships/api.js';
import { notificationApi } from '../../contracts/notifications/api.js';
import { boaterReservationApi } from '../../contracts/reservations/api.js';
import { isRefusal } from '../../contracts/vocabulary/refusal.js';
import { freshId } from '../../services/platform/event-sourcing/derived-id.js';
import { BerthResident } from '../../contracts/berths/commands.js';
import { PRICE, somebody, STAY } from '../fixtures/harbour.js';
import { PNG, upload } from '../fixtures/furnished-marina.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';
import type { Member } from '../fixtures/marina-server.js';

harbourForEachTest();

let colleague: Member;
beforeEach(async () => {
  colleague = await server.addStaff(harbour.marina);
});

async function listed(token = harbour.token, body = {}, headers = {}) {
  await server.settled();
  return server.must(notificationApi.getall, { token, body, headers });
}
const told = async (token = harbour.token) => (await listed(token)).items.map(({ text }) => text);
const mark = (as: 'view' | 'read' | 'unread' | 'delete' | 'restore', ids: readonly string[], token = harbour.token) =>
  server.call(notificationApi[as], { token, body: { notification_ids: [...ids] } });

describe('notifications', () => {
  it('say what a boater did with a reservation, newest first, and lead to it', async () => {
    const asked = await harbour.request();
    const { items, total, unread_total } = await listed();
    expect({ total, unread_total }).toEqual({ total: 1, unread_total: 1 });
    expect(items[0]).toMatchObject({
      subject: 'RESERVATION',
      type: 'INITIATED',
      text: 'Noor Vermeer has requested a berth',
      unread: true,
      view_at: null,
      read_at: null,
      details: {
        reservation_id: asked.id,
        boater_name: 'Noor Vermeer',
        boat_name: 'Petrel',
        boat_length: 9.8,
        ...STAY,
      },
    });
    server.clock.advance(60_000);
    await harbour.must(asked, 'UPDATE', { payment: PRICE });
    await server.must(boaterReservationApi.acceptPrice, { token: asked.link });
    server.clock.advance(60_000);
    await server.must(boaterReservationApi.cancel, { token: asked.link });
    expect(await told()).toEqual([
      'Noor Vermeer cancelled',
      'Noor Vermeer accepted your offer',
      'Noor Vermeer has requested a berth',
    ]);
  });

  it('leave out what staff did themselves', async () => {
    await harbour.created('NOTIFY');
    const asked = await harbour.request();
    await harbour.must(asked, 'CANCEL', { reason: 'full' });
    expect(await told()).toEqual(['Noor Vermeer has requested a berth']);
  });

  it('are worded in the language of the request', async () => {
    await harbour.request();
    const { items } = await listed(harbour.token, {}, { 'Accept-Language': 'de' });
    expect(items[0]?.text).toBe('Noor Vermeer fragt einen Liegeplatz an');
  });

  it('have marks for each person', async () => {
    await harbour.request();
    await harbour.request();
    const ids = (await listed()).items.map(({ id }) => id);
    expect((await mark('view', [ids[0]!])).status).toBe(200);
    expect((await mark('read', [ids[1]!])).status).toBe(200);
    const mine = await listed();
    expect(mine.unread_total).toBe(0);
    expect(mine.items.find(({ id }) => id === ids[0])).toMatchObject({ unread: false, read_at: null });
    expect(mine.items.find(({ id }) => id === ids[1])?.read_at).not.toBeNull();
    expect((await listed(colleague.token)).unread_total).toBe(2);
    await mark('unread', [ids[1]!]);
    const again = await listed();
    expect(again).toMatchObject({ unread_total: 1, items: [{ id: ids[1], view_at: null, read_at: null }, {}] });
    await mark('delete', [ids[0]!]);
    expect((await listed()).items.map(({ id }) => id)).toEqual([ids[1]]);
    expect((await listed(colleague.token)).total).toBe(2);
    await mark('restore', [ids[0]!]);
    expect((await listed()).total).toBe(2);
  });

  it('from before the beginning of a colleague are read, those after it are not', async () => {
    await harbour.request();
    server.clock.advance(60_000);
    const newcomer = await server.addStaff(harbour.marina);
    server.clock.advance(60_000);
    const before = await listed(newcomer.token);
    expect(before).toMatchObject({ total: 1, unread_total: 0, items: [{ unread: false }] });
    await harbour.request();
    expect(await listed(newcomer.token)).toMatchObject({ total: 2, unread_total: 1, items: [{ unread: true }, {}] });
    expect((await listed()).unread_total).toBe(2);
  });

  it('are all marked at once', async () => {
    for (const _ of [1, 2, 3]) await harbour.request();
    expect((await listed()).unread_total).toBe(3);
    await server.must(notificationApi.readAll, { token: harbour.token });
    expect((await listed()).unread_total).toBe(0);
    expect((await listed(colleague.token)).unread_total).toBe(3);
  });

  it('do not count when documents were added, nor once the stay is over', async () => {
    const asked = await harbour.request();
    const fields = { attachment_type: 'VESSEL_INSURANCE' };
    const path = boaterReservationApi.addDocument.path;
    expect((await upload(server, path, { token: asked.link, fields, file: new Uint8Array(PNG) })).status).toBe(200);
    expect(await listed()).toMatchObject({ total: 2, unread_total: 1 });
    expect((await told()).toSorted()).toEqual(['Noor Vermeer added documents', 'Noor Vermeer has requested a berth']);
    server.clock.set(`${STAY.end_date}T12:00:00.000Z`);
    expect((await listed()).unread_total).toBe(1);
    server.clock.advance(24 * 60 * 60 * 1000);
    const { total, unread_total } = await listed();
    expect({ total, unread_total }).toEqual({ total: 2, unread_total: 0 });
  });

  it('of other marinas do not exist', async () => {
    await harbour.request();
    const [notification] = (await listed()).items;
    const stranger = await server.addStaff(await server.openMarina());
    expect((await listed(stranger.token)).total).toBe(0);
    for (const as of ['view', 'read', 'unread', 'delete', 'restore'] as const) {
      expect((await mark(as, [notification!.id], stranger.token)).status).toBe(404);
    }
    expect((await mark('view', [freshId()])).status).toBe(404);
  });

  it('come in pages, the unread ones first', async () => {
    const stays: { id: string }[] = [];
    for (const _ of [1, 2, 3]) {
      stays.push(await harbour.request());
      server.clock.advance(60_000);
    }
    const of = (one: (typeof stays)[number] | undefined) => one?.id;
    const newest = (await listed()).items[0]!;
    await mark('view', [newest.id]);
    const page = async (number: number) =>
      (await listed(harbour.token, { page: number, page_size: 2 })).items.map(({ details }) => details.reservation_id);
    expect(await page(1)).toEqual([of(stays[1]), of(stays[0])]);
    expect(await page(2)).toEqual([of(stays[2])]);
  });
});

describe('a request for residency', () => {
  it('counts until it is answered, also after it was viewed', async () => {
    const asked = await harbour.request();
    // The boat comes on record a moment after the reservation.
    await server.settled();
    const { id } = await server.must(requestApi.file, { token: asked.link, body: { kind: 'RESIDENCY' } });
    await server.must(requestApi.file, { token: asked.link, body: { kind: 'MEMBERSHIP' } });
    expect((await told()).toSorted()).toEqual([
      'Noor Vermeer has named this as their home marina',
      'Noor Vermeer has requested a berth',
      'Noor Vermeer has requested a membership card',
    ]);
    await server.must(notificationApi.readAll, { token: harbour.token });
    await mark('read', [id]);
    const waiting = await listed();
    expect(waiting.unread_total).toBe(1);
    expect(waiting.items[0]).toMatchObject({
      subject: 'HOME_MARINA_VERIFICATION',
      open: true,
      unread: true,
      details: { request_id: id, vessel_name: 'Petrel' },
    });
    const body = { marina_request_id: id, action: 'APPROVE' as const };
    await server.must(requestApi.updateMarinaRequest, { token: harbour.token, body });
    expect((await listed()).unread_total).toBe(0);
  });
});

describe('an absence that a berth holder reports', () => {
  const plans = { departure_date: '2027-06-10', return_date: '2027-06-20', reason: 'OTHER' as const };

  it('is told when the berth plan has accepted it, with its changes', async () => {
    const { token, marina } = harbour;
    const contact = { ...somebody({ first_name: 'Olav', last_name: 'Berg' }), relation_type: 'RESIDENT' as const };
    const { id: boater_id } = await server.must(boaterApi.add, { token, body: contact });
    const vessel = { name: 'Havørn', length: 10, beam: 3, draft: 1.5 };
    const { id: vessel_id } = await server.must(vesselApi.add, { token, body: { boater_id, vessel } });
    const holder = { boater_id, vessel_id };
    const berth = {
      ...holder,
      allocation_id: freshId(),
      berth_id: harbour.berth('A1'),
      vessel: { length: 10, beam: 3, draft: 1.5, type: null },
      start_date: '2027-01-01',
      end_date: null,
    };
    await server.execute(new BerthResident(berth, server.context({ marina_id: marina })));
    await server.settled();
    const issued = await server.execute(new IssueAbsenceLink(holder, server.context({ marina_id: marina })));
    if (isRefusal(issued)) throw new Error(issued.code);
    const link = issued.link.split('/').at(-1)!;
    const { id: absence_report_id } = await server.must(holderAbsenceApi.create, { token: link, body: plans });
    expect((await listed()).items).toMatchObject([
      {
        subject: 'ABSENCE_REPORT',
        type: 'INITIATED',
        text: 'Olav Berg will be away',
        details: {
          absence_report_id,
          vessel_name: 'Havørn',
          boat_length: 10,
          start_date: plans.departure_date,
          end_date: plans.return_date,
        },
      },
    ]);
    server.clock.advance(60_000);
    const body = { absence_report_id, ...plans, return_date: '2027-06-15' };
    await server.must(holderAbsenceApi.edit, { token: link, body });
    server.clock.advance(60_000);
    await server.must(holderAbsenceApi.delete, { token: link, body: { absence_report_id } });
    expect(await told()).toEqual([
      'Olav Berg cancelled an absence',
      'Olav Berg changed an absence',
      'Olav Berg will be away',
    ]);
    expect((await listed()).unread_total).toBe(3);
  });
});
