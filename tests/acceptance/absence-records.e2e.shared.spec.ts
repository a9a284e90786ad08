import { describe, expect, it } from '@jest/globals';
import { absenceApi } from '../../contracts/absences/api.js';
import { auditApi } from '../../contracts/audit/api.js';
import { erasingApi } from '../../contracts/customers/api.js';
import type { AuditEntry } from '../../contracts/audit/entry.js';
import { availabilityApi } from '../../contracts/berths/api.js';
import { feedApi } from '../../contracts/feed/api.js';
import { cardApi } from '../../contracts/memberships/api.js';
import { messageApi } from '../../contracts/messages/api.js';
import { matchingApi } from '../../contracts/reservations/api.js';
import { EventLog } from '../../services/platform/event-sourcing/event-log.js';
import { freshId } from '../../services/platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../services/platform/event-sourcing/stream-repository.js';
import { absenceRecord } from '../../services/absences/records/absence-record.js';
import {
  absentHolderForEachTest,
  edit,
  list,
  plans,
  remove,
  report,
  reported,
  resident,
  show,
  stay,
} from '../fixtures/absent-holder.js';
import { PETREL, PRICE } from '../fixtures/harbour.js';
import { harbour, server } from '../fixtures/harbour-for-each-test.js';
import { PASSWORD } from '../fixtures/marina-server.js';
import { VIEWER } from '../fixtures/permissions.js';

absentHolderForEachTest();

const inAugust = { departure_date: '2027-08-10', return_date: '2027-08-20' };

describe('who may', () => {
  it('report needs residents EDITOR and the feature; looking needs the feature', async () => {
    const id = await reported();
    const viewer = await server.addStaff(harbour.marina, VIEWER);
    expect((await report({}, {}, viewer.token)).status).toBe(403);
    expect((await server.must(absenceApi.getall, { token: viewer.token, body: {} })).total).toBe(1);
    const without = await server.addStaff(await server.openMarina({ permissions: { inventory: true } }));
    expect((await server.call(absenceApi.getall, { token: without.token, body: {} })).status).toBe(403);
    const other = await server.addStaff(await server.openMarina());
    const body = { absence_report_id: id };
    expect((await server.call(absenceApi.get, { token: other.token, body })).status).toBe(404);
    expect((await server.call(absenceApi.delete, { token: other.token, body })).status).toBe(404);
    expect((await server.must(absenceApi.getall, { token: other.token, body: {} })).total).toBe(0);
  });

  it('write about a vacancy to its own boater', async () => {
    const id = await reported();
    const body = {
      boater_id: resident.boater_id,
      absence_report_id: id,
      text: 'Fair winds',
      chat_view: 'AbsenceReport' as const,
    };
    expect((await server.call(messageApi.create, { token: harbour.token, body })).status).toBe(200);
    const stranger = { ...body, absence_report_id: freshId() };
    expect((await server.call(messageApi.create, { token: harbour.token, body: stranger })).status).toBe(404);
    const { items } = await server.must(messageApi.getall, { token: harbour.token, body: {} });
    expect(items[0]).toMatchObject({ chatFlow: { type: 'absence_report', redirect_id: id } });
  });
});

describe('the history', () => {
  it('shows who reported and changed a vacancy, and nothing of a change that was refused', async () => {
    const id = await reported();
    await reported({ departure_date: '2027-07-01', return_date: '2027-07-05' });
    expect(await edit(id, { return_date: '2027-06-25' })).toMatchObject({ status: 200 });
    expect(await edit(id, { return_date: '2027-07-03' })).toMatchObject({ status: 409 });
    await server.settled();
    const { items } = await server.must(auditApi.getall, {
      token: harbour.token,
      body: { filter: { kind: 'absence', id }, page_size: 100 },
    });
    const changes = ({ changes: all }: AuditEntry) => all.map(({ label, from, to }) => [label, from, to]);
    const own = items.filter(({ kind }) => kind === 'absence');
    expect(own.map(({ title, record_label }) => [title, record_label])).toEqual([
      ['Reported absence changed', 'Havørn'],
      ['Absence reported', 'Havørn'],
    ]);
    expect(changes(own[0]!)).toEqual([['Back on', '20 June 2027', '25 June 2027']]);
    expect(changes(own[1]!)).toEqual(
      expect.arrayContaining([
        ['Boater', null, 'Olav Bergström'],
        ['Reason', null, 'holiday at home'],
        ['Destination', null, 'Ærø'],
      ]),
    );
  });
});

describe('the sizes of the boat', () => {
  it('are corrected with the report, and in the register', async () => {
    const id = await reported({ vessel: { length: 10.4, beam: 3.1, draft: 1.6 } });
    await server.settled();
    expect((await show(id)).body).toMatchObject({ vessel_length: 10.4, vessel_beam: 3.1, vessel_draft: 1.6 });
    expect((await list()).items[0]).toMatchObject({ vessel_length: 10.4 });
    expect((await edit(id, { vessel: { length: 10.5, beam: 3.1, draft: 1.6 } })).status).toBe(200);
    await server.settled();
    const vessels = await server.must(absenceApi.availableVessels, { token: harbour.token });
    expect(vessels.items[0]).toMatchObject({ length: 10.5, beam: 3.1, draft: 1.6 });
    expect((await show(id)).body).toMatchObject({ vessel_length: 10.5, return_date: plans.return_date });
  });

  it('stay as they are where the plan refuses the change', async () => {
    const id = await reported();
    await reported(inAugust);
    const change = { ...inAugust, vessel: { length: 11, beam: 3.1, draft: 1.6 } };
    expect((await edit(id, change)).body.error_type).toBe('VACANCY_ALREADY_SPANS_TIME_SLOT');
    await server.settled();
    expect((await show(id)).body).toMatchObject({ vessel_length: 10 });
  });

  it('are required together', async () => {
    const id = await reported();
    const { status, body } = await edit(id, { vessel: { length: 11 } });
    expect(status).toBe(400);
    expect(body.errors?.map(({ path, code }) => `${path}: ${code}`)).toEqual([
      'vessel.beam: boatBeamRequired',
      'vessel.draft: boatDraftRequired',
    ]);
  });
});

describe('the card of a report', () => {
  it('belongs to a boater of the vessel', async () => {
    expect(await report({ customer_id: freshId() })).toMatchObject({
      status: 404,
      body: { error_type: 'CARD_NOT_FOUND' },
    });
    const card = await server.must(cardApi.add, {
      token: harbour.token,
      body: {
        vessel: { vessel_id: resident.vessel_id },
        boaters: [{ boater_id: resident.boater_id }],
        membership: {},
      },
    });
    await server.settled();
    expect((await report({ customer_id: card.id })).status).toBe(200);
  });
});

describe('after a crash', () => {
  it('the plan is asked by the policy', async () => {
    // When the process died, the handler had appended only the report.
    const { boater_id, vessel_id } = resident;
    const absence_id = freshId();
    const context = server.context({ marina_id: harbour.marina });
    await server.app.get(StreamRepository, { strict: false }).execute(absenceRecord, absence_id, context, () => [
      {
        type: 'AbsenceReported' as const,
        data: {
          absence_id,
          marina_id: harbour.marina,
          boater_id,
          vessel_id,
          customer_id: null,
          boater: { first_name: 'Olav', last_name: 'Bergström' },
          vessel_name: 'Havørn',
          vessel: { length: 10, beam: 3, draft: 1.5, type: null },
          ...plans,
          by: 'MARINA' as const,
          step_id: freshId(),
          at: server.clock.nowIso(),
        },
      },
    ]);
    await server.settled();
    expect((await show(absence_id)).status).toBe(200);
    expect((await report()).body.error_type).toBe('VACANCY_ALREADY_SPANS_TIME_SLOT');
  });
});

describe('a match of the berth', () => {
  const nights = { start_date: '2027-06-12', end_date: '2027-06-15' };
  const berthOf = () => ({ berth_id: harbour.berth('A1'), custom: false, available: true, order: 1 });

  it('names the absence and the boat of the berth holder wherever matches are shown', async () => {
    const absence_report_id = await reported();
    const asked = await harbour.request(stay(nights.start_date, nights.end_date));
    await server.settled();
    const vessel = { id: resident.vessel_id, name: 'Havørn' };
    const match = { ...berthOf(), absence_report_id, vessel };
    const { token } = harbour;
    const { length, beam, draft } = PETREL;
    const page = await harbour.show(asked);
    expect(page.matches).toMatchObject([match]);
    expect(page.selected_match).toEqual(page.matches[0]);
    const placing = await server.must(matchingApi.get, { token, body: { reservation_id: asked.id } });
    expect(placing.matches).toMatchObject([match]);
    const search = { ...nights, length, beam, draft };
    const found = await server.must(availabilityApi.listMatchedBerths, { token, body: search });
    expect(found.items).toMatchObject([match]);
    const free = { berth_id: harbour.berth('A1'), ...nights };
    expect(await server.must(availabilityApi.checkAvailability, { token, body: free })).toEqual({
      available: true,
      removed_by: null,
      absence_report_id,
      vessel,
    });
  });

  it('names no boat where no berth holder is absent', async () => {
    await harbour.addPier('B', [12]);
    const asked = await harbour.request(stay(nights.start_date, nights.end_date));
    await server.settled();
    expect((await harbour.show(asked)).matches).toMatchObject([
      { berth_id: harbour.berth('B1'), absence_report_id: null, vessel: null },
    ]);
  });

  it('still names them once the berth is chosen', async () => {
    const absence_report_id = await reported();
    const booked = await harbour.approved(stay(nights.start_date, nights.end_date), PRICE, harbour.berth('A1'));
    expect((await harbour.show(booked)).selected_match).toMatchObject({
      berth_id: harbour.berth('A1'),
      available: true,
      absence_report_id,
      vessel: { id: resident.vessel_id, name: 'Havørn' },
    });
  });
});

describe('a berth holder who was erased', () => {
  it('has a boat without a name in matches of the berth', async () => {
    const absence_report_id = await reported();
    const asked = await harbour.request(stay('2027-06-12', '2027-06-15'));
    const admin = await server.addAdmin();
    await server.must(erasingApi.erase, {
      token: admin.token,
      headers: { 'X-Marina-Id': harbour.marina },
      body: { boater_id: resident.boater_id, password: PASSWORD },
    });
    await server.settled();
    expect((await harbour.show(asked)).matches).toMatchObject([
      { absence_report_id, vessel: { id: resident.vessel_id, name: null } },
    ]);
  });

  it('leaves the vacancy without names and places', async () => {
    const id = await reported();
    const admin = await server.addAdmin();
    await server.must(erasingApi.erase, {
      token: admin.token,
      headers: { 'X-Marina-Id': harbour.marina },
      body: { boater_id: resident.boater_id, password: PASSWORD },
    });
    expect((await show(id)).body).toMatchObject({
      boater: { first_name: null, last_name: null },
      vessel_name: null,
      destination: '',
      nights: 10,
    });
    expect((await list({ search: 'havorn' })).total).toBe(0);
    const stored: string[] = [];
    for await (const event of server.app.get(EventLog, { strict: false }).stream(`absence-${id}`)) {
      stored.push(JSON.stringify(event));
    }
    expect(stored.join()).not.toContain('Bergström');
  });
});

describe('other programs', () => {
  it('read about reports and their changes, also about day trips and new reasons, but not about refused ones', async () => {
    const trip = { departure_date: '2027-06-10', return_date: '2027-06-10' };
    const id = await reported(trip);
    const twice = await report(trip);
    expect(twice.status).toBe(409);
    expect((await edit(id, { ...trip, reason: 'MAINTENANCE' })).status).toBe(200);
    const measured = { vessel: { length: 10.5, beam: 3, draft: 1.5 } };
    expect((await edit(id, { ...trip, reason: 'MAINTENANCE', ...measured })).status).toBe(200);
    expect((await edit(id, { reason: 'MAINTENANCE' })).status).toBe(200);
    expect((await remove(id)).status).toBe(200);
    await server.settled();
    const { token } = await server.addAdmin();
    const { items } = await server.must(feedApi.absences, {
      token,
      headers: { 'X-Marina-Id': harbour.marina },
      body: { limit: '500' },
    });
    const published = items.filter(({ partitionkey }) => partitionkey === `absence-${id}`);
    const of = { absence_id: id, vessel_id: resident.vessel_id };
    const { departure_date, return_date } = plans;
    const changed = 'quayside.absence.report_changed';
    expect(published.map(({ type, data }) => [type, data])).toEqual([
      ['quayside.absence.reported', { ...of, ...trip, by: 'MARINA' }],
      [changed, { ...of, ...trip, by: 'MARINA', changed: 'DETAILS' }],
      [changed, { ...of, departure_date, return_date, by: 'MARINA', changed: 'DATES' }],
      ['quayside.absence.withdrawn', of],
    ]);
    const keys = new Set(items.map(({ partitionkey }) => partitionkey));
    expect(keys).toEqual(new Set([`absence-${id}`, `berthplan-${harbour.marina}`]));
  });
});
