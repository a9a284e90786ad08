import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { absenceApi } from '../../contracts/absences/api.js';
import { auditApi } from '../../contracts/audit/api.js';
import { boaterApi, vesselApi } from '../../contracts/customers/api.js';
import type { AuditEntry } from '../../contracts/audit/entry.js';
import { BerthResident } from '../../contracts/berths/commands.js';
import { messageApi } from '../../contracts/messages/api.js';
import { isRefusal } from '../../contracts/vocabulary/refusal.js';
import { EventLog } from '../../services/platform/event-sourcing/event-log.js';
import { freshId } from '../../services/platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../services/platform/event-sourcing/stream-repository.js';
import { absenceRecord } from '../../services/absences/records/absence-record.js';
import { type Harbour, openHarbour, PETREL, PRICE } from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { VIEWER } from '../fixtures/permissions.js';
import { sharedServer } from '../fixtures/shared-server.js';

let server: MarinaServer;
let harbour: Harbour;
let resident: { boater_id: string; vessel_id: string };
beforeAll(async () => {
  server = await sharedServer();
});
beforeEach(async () => {
  server.clock.set('2027-06-01T08:00:00.000Z');
  harbour = await openHarbour(server, { berths: [12] });
  resident = await berthHolder('Olav', 'Bergström', 'Havørn');
});

let holders = 0;
/** A resident with a boat; by default with berth A1 until further notice. */
async function berthHolder(first_name: string, last_name: string, name: string, berth: string | null = 'A1') {
  holders += 1;
  const { token, marina } = harbour;
  const contact = { first_name, last_name, email: `holder${holders}@example.org`, relation_type: 'RESIDENT' as const };
  const { id: boater_id } = await server.must(boaterApi.add, { token, body: contact });
  const vessel = { name, length: 10, beam: 3, draft: 1.5 };
  const { id: vessel_id } = await server.must(vesselApi.add, { token, body: { boater_id, vessel } });
  if (berth !== null) {
    const input = {
      allocation_id: freshId(),
      berth_id: harbour.berth(berth),
      boater_id,
      vessel_id,
      vessel: { length: 10, beam: 3, draft: 1.5, type: null },
      start_date: '2027-01-01',
      end_date: null,
    };
    const answer = await server.execute(new BerthResident(input, server.context({ marina_id: marina })));
    if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  }
  return { boater_id, vessel_id };
}

const plans = {
  departure_date: '2027-06-10',
  return_date: '2027-06-20',
  reason: 'DOMESTIC_VACATION' as const,
  destination: 'Ærø',
};
const report = (more = {}, headers = {}, token = harbour.token) =>
  server.call(absenceApi.create, { token, headers, body: { ...plans, vessel_id: resident.vessel_id, ...more } });
const reported = async (more = {}) => {
  const { status, body } = await report(more);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.id;
};
const edit = (absence_report_id: string, more = {}, headers = {}) =>
  server.call(absenceApi.edit, { token: harbour.token, headers, body: { absence_report_id, ...plans, ...more } });
const remove = (absence_report_id: string, more = {}) =>
  server.call(absenceApi.delete, { token: harbour.token, body: { absence_report_id, ...more } });
const show = (absence_report_id: string) =>
  server.call(absenceApi.get, { token: harbour.token, body: { absence_report_id } });
const list = (body = {}) => server.must(absenceApi.getall, { token: harbour.token, body });
const stay = (start_date: string, end_date: string) => ({ start_date, end_date, vessel: PETREL });

describe('a vacancy', () => {
  it('frees the berth of an absent resident for visitors', async () => {
    const during = stay('2027-06-12', '2027-06-15');
    const asked = await harbour.agreed(during);
    expect(await harbour.act(asked, 'APPROVE', { berth_id: harbour.berth('A1') })).toMatchObject({ status: 409 });
    const id = await reported();
    expect((await show(id)).body).toMatchObject({
      absence_report_id: id,
      ...plans,
      nights: 10,
      tab: 'UPCOMING',
      boater: { first_name: 'Olav', last_name: 'Bergström' },
      vessel_name: 'Havørn',
      vessel_length: 10,
      updated_by: 'MARINA',
      home_marina: { id: harbour.marina },
    });
    await harbour.must(asked, 'APPROVE', { berth_id: harbour.berth('A1') });
    expect((await harbour.show(asked)).berth_id).toBe(harbour.berth('A1'));
  });

  it('is reported once for the same nights of a vessel', async () => {
    await reported();
    expect(await report({ departure_date: '2027-06-19', return_date: '2027-06-25' })).toMatchObject({
      status: 409,
      body: { error_type: 'VACANCY_ALREADY_SPANS_TIME_SLOT', details: { start_date: '2027-06-10' } },
    });
    expect((await list()).total).toBe(1);
    await reported({ departure_date: '2027-06-20', return_date: '2027-06-25' });
    expect((await list()).total).toBe(2);
  });

  it('is one of many that are sent at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => report()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await list()).total).toBe(1);
  });

  it('sent again is answered as the first time, also when it was refused', async () => {
    const [key, other] = [{ 'Idempotency-Key': freshId() }, { 'Idempotency-Key': freshId() }];
    const first = await report({}, key);
    expect((await report({}, key)).body).toEqual(first.body);
    const refused = { status: 409, body: { error_type: 'VACANCY_ALREADY_SPANS_TIME_SLOT' } };
    expect(await report({ reason: 'OTHER' }, other)).toMatchObject(refused);
    expect(await report({ reason: 'OTHER' }, other)).toMatchObject(refused);
  });

  it('needs a vessel that holds a berth', async () => {
    const { vessel_id } = await berthHolder('Kaia', 'Lund', 'Terna', null);
    expect(await report({ vessel_id })).toMatchObject({ status: 409, body: { error_type: 'NOT_A_BERTH_HOLDER' } });
    expect((await report({ vessel_id: freshId() })).body.error_type).toBe('VESSEL_NOT_FOUND');
    expect((await report({ boater_id: freshId() })).body.error_type).toBe('NOT_A_VESSEL_CONTACT');
    const vessels = await server.must(absenceApi.availableVessels, { token: harbour.token });
    expect(vessels).toMatchObject({
      total: 1,
      items: [{ ...{ vessel_id: resident.vessel_id }, vessel_name: 'Havørn' }],
    });
  });

  it.each([
    [
      { departure_date: '', return_date: '' },
      ['departure_date: departureDateRequired', 'return_date: returnDateRequired'],
    ],
    [{ return_date: '2027-06-09' }, ['return_date: returnBeforeDeparture']],
    [{ return_date: '2027-05-31', departure_date: '2027-05-01' }, ['return_date: returnDatePast']],
    [{ reason: 'BORED' }, ['reason: absenceReasonRequired']],
  ])('says what is wrong: %j', async (more, complaints) => {
    const { status, body } = await report(more);
    expect(status).toBe(400);
    expect(body.errors?.map(({ path, code }) => `${path}: ${code}`)).toEqual(complaints);
  });

  it('of a day trip frees no night', async () => {
    await reported({ return_date: plans.departure_date });
    expect(await harbour.isFree('A1', { start_date: '2027-06-10', end_date: '2027-06-11' })).toBe(false);
  });
});

describe('changing a vacancy', () => {
  it('moves the nights', async () => {
    const id = await reported();
    const { body } = await edit(id, { return_date: '2027-06-15', destination: 'Samsø' });
    expect((await show(id)).body).toMatchObject({
      return_date: '2027-06-15',
      destination: 'Samsø',
      revision: body.revision,
    });
    expect((await edit(id, { reason: 'OTHER' }, { 'If-Match': '"0"' })).status).toBe(412);
    await reported({ departure_date: '2027-06-15', return_date: '2027-06-18' });
    expect((await edit(id)).body.error_type).toBe('VACANCY_ALREADY_SPANS_TIME_SLOT');
    expect((await show(id)).body).toMatchObject({ return_date: '2027-06-15' });
  });

  it('is refused while a visitor has the nights withdrawn, and says who', async () => {
    const id = await reported();
    const asked = await harbour.approved(stay('2027-06-12', '2027-06-15'), PRICE, harbour.berth('A1'));
    const inTheWay = {
      status: 409,
      body: {
        error_type: 'ABSENCE_IN_USE',
        details: { allocations: [{ start_date: '2027-06-12', end_date: '2027-06-15' }] },
      },
    };
    expect(await edit(id, { return_date: '2027-06-13' })).toMatchObject(inTheWay);
    expect(await remove(id)).toMatchObject(inTheWay);
    expect((await show(id)).body).toMatchObject({ return_date: '2027-06-20' });
    expect((await remove(id, { displace_visitors: true })).status).toBe(200);
    await server.settled();
    expect((await show(id)).status).toBe(404);
    expect((await harbour.show(asked)).berth_id).toBeNull();
  });

  it('ends with the return', async () => {
    const id = await reported();
    server.clock.set('2027-06-21T08:00:00.000Z');
    expect((await edit(id, { return_date: '2027-06-25' })).body.error_type).toBe('ABSENCE_OVER');
    expect((await remove(id)).body.error_type).toBe('ABSENCE_OVER');
  });

  it('taken back gives the nights back', async () => {
    const id = await reported();
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(200);
    expect((await list()).total).toBe(0);
    expect((await edit(id)).status).toBe(404);
    await reported();
  });
});

describe('the history', () => {
  it('shows who reported and changed a vacancy, and the refusals of the plan', async () => {
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
      ['Turned down by the berth plan', 'Havørn'],
      ['Reported absence changed', 'Havørn'],
      ['Reported absence changed', 'Havørn'],
      ['Absence reported', 'Havørn'],
    ]);
    expect(own.slice(0, 3).map(changes)).toEqual([
      [
        ['Back on', '3 July 2027', '25 June 2027'],
        ['Why', null, 'another absence has these days'],
      ],
      [['Back on', '25 June 2027', '3 July 2027']],
      [['Back on', '20 June 2027', '25 June 2027']],
    ]);
    expect(changes(own[3]!)).toEqual(
      expect.arrayContaining([
        ['Boater', null, 'Olav Bergström'],
        ['Reason', null, 'holiday in the country'],
        ['Destination', null, 'Ærø'],
      ]),
    );
  });
});

describe('the lists', () => {
  it('have tabs by the day, search by name and a range of days', async () => {
    await harbour.addBerth('A', 2);
    const other = await berthHolder('Kaia', 'Lund', 'Terna', 'A2');
    const first = await reported();
    const second = await reported({
      vessel_id: other.vessel_id,
      departure_date: '2027-07-01',
      return_date: '2027-07-05',
    });
    const found = async (body: object) => (await list(body)).items.map((item) => item.absence_report_id);
    expect(await found({ tab: 'UPCOMING' })).toEqual([first, second]);
    expect(await found({ search: 'bergstrom' })).toEqual([first]);
    expect(await found({ search: 'TERNA' })).toEqual([second]);
    expect(await found({ date_from: '2027-06-20', date_to: '2027-06-30' })).toEqual([first]);
    expect(await found({ date_from: '2027-06-21', date_to: '2027-07-01' })).toEqual([second]);
    expect(await found({ sort: { field: 'boater_name', direction: 'desc' } })).toEqual([second, first]);
    server.clock.set('2027-06-20T08:00:00.000Z');
    expect(await list({ tab: 'CURRENT' })).toMatchObject({
      items: [{ absence_report_id: first, tab: 'CURRENT' }],
      counts: { UPCOMING: 1, CURRENT: 1, PAST: 0 },
    });
    server.clock.set('2027-06-21T08:00:00.000Z');
    expect(await found({ tab: 'PAST' })).toEqual([first]);
  });
});

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

describe('a berth holder who was erased', () => {
  it('leaves the vacancy without names and places', async () => {
    const id = await reported();
    const admin = await server.addAdmin();
    await server.must(boaterApi.erase, {
      token: admin.token,
      headers: { 'X-Marina-Id': harbour.marina },
      body: { boater_id: resident.boater_id },
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
