import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { absenceApi, holderAbsenceApi } from '../../contracts/absences/api.js';
import { auditApi } from '../../contracts/audit/api.js';
import { boaterApi, erasingApi, vesselApi } from '../../contracts/customers/api.js';
import type { AuditEntry } from '../../contracts/audit/entry.js';
import { IssueAbsenceLink } from '../../contracts/absences/commands.js';
import { BerthResident } from '../../contracts/berths/commands.js';
import { cardApi } from '../../contracts/memberships/api.js';
import { messageApi } from '../../contracts/messages/api.js';
import { pricingApi } from '../../contracts/pricing/api.js';
import { draftExample } from '../../contracts/pricing/examples.js';
import { isRefusal } from '../../contracts/vocabulary/refusal.js';
import { EventLog } from '../../services/platform/event-sourcing/event-log.js';
import { freshId } from '../../services/platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../services/platform/event-sourcing/stream-repository.js';
import { absenceRecord } from '../../services/absences/records/absence-record.js';
import { type Harbour, openHarbour, PETREL, PRICE } from '../fixtures/harbour.js';
import { PASSWORD, type MarinaServer } from '../fixtures/marina-server.js';
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

  it('is reported once for the same day of a vessel that is back by night', async () => {
    const spans = { status: 409, body: { error_type: 'VACANCY_ALREADY_SPANS_TIME_SLOT' } };
    const trip = (day: string) => ({ departure_date: day, return_date: day });
    const answers = await Promise.all([report(trip('2027-06-05')), report(trip('2027-06-05'))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = answers.find(({ status }) => status === 200)?.body.id ?? '';
    expect(await report(trip('2027-06-05'))).toMatchObject(spans);
    const other = await reported(trip('2027-06-06'));
    expect(await edit(other, trip('2027-06-05'))).toMatchObject(spans);
    await remove(first);
    await server.settled();
    expect((await edit(other, trip('2027-06-05'))).status).toBe(200);
    await reported();
    await server.settled();
    for (const day of ['2027-06-10', '2027-06-15']) expect(await report(trip(day))).toMatchObject(spans);
    expect((await report(trip('2027-06-20'))).status).toBe(200);
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
      ['Rejected by the berth plan', 'Havørn'],
      ['Reported absence changed', 'Havørn'],
      ['Reported absence changed', 'Havørn'],
      ['Absence reported', 'Havørn'],
    ]);
    expect(own.slice(0, 3).map(changes)).toEqual([
      [
        ['Back on', '3 July 2027', '25 June 2027'],
        ['Why', null, 'another absence covers these days'],
      ],
      [['Back on', '25 June 2027', '3 July 2027']],
      [['Back on', '20 June 2027', '25 June 2027']],
    ]);
    expect(changes(own[3]!)).toEqual(
      expect.arrayContaining([
        ['Boater', null, 'Olav Bergström'],
        ['Reason', null, 'holiday at home'],
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

const inAugust = { departure_date: '2027-08-10', return_date: '2027-08-20' };
const forecast = (body = {}) =>
  server.must(absenceApi.forecast, {
    token: harbour.token,
    body: { vessel_id: resident.vessel_id, ...planDates, ...body },
  });
const planDates = { departure_date: plans.departure_date, return_date: plans.return_date };
const mailsTo = async (to: string) => {
  await server.settled();
  const sent = await server.engines.outbox?.list({ marina_ids: [harbour.marina], page: 1, page_size: 50 });
  return (sent?.items ?? []).filter((mail) => mail.to === to);
};

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

describe('the forecast', () => {
  it('shows each night with its price, the sold ones and what all would earn', async () => {
    await server.must(pricingApi.createPlan, { token: harbour.token, body: { season_pricing_plan: draftExample } });
    const before = await forecast();
    expect(before.berth).toMatchObject({ berth_name: 'A1', max_loa: 12 });
    expect(before.nights).toHaveLength(10);
    const price = before.nights[0]!.price!;
    expect(price).toBeGreaterThan(0);
    expect(before.if_all_sell).toBeCloseTo(before.nights.reduce((sum, night) => sum + (night.price ?? 0), 0));
    expect(before).toMatchObject({ likely: null, earned: 0, waiting: [], displaced: [] });

    const id = await reported();
    await harbour.approved(stay('2027-06-12', '2027-06-15'), PRICE, harbour.berth('A1'));
    await server.settled();
    const after = await forecast({ absence_report_id: id });
    const sold = after.nights.filter((night) => night.stay !== null);
    expect(sold.map(({ date }) => date)).toEqual(['2027-06-12', '2027-06-13', '2027-06-14']);
    expect(sold[0]!.stay).toMatchObject({ vessel_name: PETREL.name });
    expect(after.earned).toBeCloseTo(3 * sold[0]!.stay!.per_night!);
    expect((await list()).items[0]).toMatchObject({
      berth_name: 'A1',
      nights_sold: 3,
      sold: [{ start_date: '2027-06-12', end_date: '2027-06-15' }],
    });
  });

  it('shows who waits for these nights and fits', async () => {
    await harbour.created('ADD_TO_WAITING_LIST', stay('2027-06-12', '2027-06-15'));
    await harbour.created('ADD_TO_WAITING_LIST', stay('2027-06-19', '2027-06-22'));
    await harbour.created('ADD_TO_WAITING_LIST', {
      ...stay('2027-06-12', '2027-06-15'),
      vessel: { ...PETREL, name: 'Leviathan', length: 30 },
    });
    await server.settled();
    const { waiting, nights } = await forecast();
    expect(waiting.map(({ vessel_name }) => vessel_name)).toEqual([PETREL.name]);
    expect(nights.filter((night) => night.waiting).map(({ date }) => date)).toEqual([
      '2027-06-12',
      '2027-06-13',
      '2027-06-14',
    ]);
  });

  it('estimates from the same nights of an earlier year', async () => {
    await server.must(pricingApi.createPlan, { token: harbour.token, body: { season_pricing_plan: draftExample } });
    await harbour.addBerth('A', 2);
    await harbour.approved(stay('2027-06-02', '2027-06-09'), PRICE, harbour.berth('A2'));
    server.clock.set('2028-05-29T08:00:00.000Z');
    // 31 May 2028 is 364 days after 2 June 2027: A2 was taken then, and A1 was the resident's.
    const { likely, if_all_sell } = await forecast({ departure_date: '2028-05-31', return_date: '2028-06-05' });
    expect(likely).toEqual({ low: if_all_sell, high: if_all_sell, years: 1 });
  });

  it('knows no nights of a vessel without a berth, and no vessel of another marina', async () => {
    const { vessel_id } = await berthHolder('Kaia', 'Lund', 'Terna', null);
    expect(await forecast({ vessel_id })).toMatchObject({ berth: null, nights: [], if_all_sell: null });
    const call = (body: object) =>
      server.call(absenceApi.forecast, {
        token: harbour.token,
        body: { vessel_id: resident.vessel_id, ...planDates, ...body },
      });
    expect((await call({ vessel_id: freshId() })).body.error_type).toBe('VESSEL_NOT_FOUND');
    expect((await call({ absence_report_id: freshId() })).status).toBe(404);
    expect((await call({ return_date: '2027-06-01' })).body.errors).toMatchObject([{ code: 'returnBeforeDeparture' }]);
  });

  it('shows at most a year of nights', async () => {
    const { nights } = await forecast({ return_date: '2030-01-01' });
    expect(nights).toHaveLength(366);
  });
});

describe('a visitor who loses the berth', () => {
  let id: string;
  let asked: Awaited<ReturnType<Harbour['approved']>>;
  beforeEach(async () => {
    id = await reported();
    await harbour.addBerth('A', 2);
    asked = await harbour.approved(stay('2027-06-12', '2027-06-15'), PRICE, harbour.berth('A1'));
    await server.settled();
  });
  const displacedBy = async (dates: object) => (await forecast({ absence_report_id: id, ...dates })).displaced;
  const shorter = { return_date: '2027-06-13' };

  it('is shown with the berths that fit, before anything changes', async () => {
    const [visitor, ...others] = await displacedBy(shorter);
    expect(others).toEqual([]);
    expect(visitor).toMatchObject({
      reservation_id: asked.id,
      vessel_name: PETREL.name,
      start_date: '2027-06-12',
      from_date: '2027-06-12',
      berths: [{ berth_id: harbour.berth('A2'), berth_name: 'A2' }],
    });
    expect(await displacedBy({ return_date: '2027-06-15' })).toEqual([]);
    const withdrawn = await server.must(absenceApi.forecast, {
      token: harbour.token,
      body: { vessel_id: resident.vessel_id, absence_report_id: id },
    });
    expect(withdrawn.displaced).toHaveLength(1);
    expect(withdrawn.nights.every(({ away }) => !away)).toBe(true);
  });

  it('moves to the chosen berth together with the change', async () => {
    const [visitor] = await displacedBy(shorter);
    const choice = { choice: 'MOVE', allocation_id: visitor!.allocation_id, berth_id: harbour.berth('A2') };
    const key = { 'Idempotency-Key': freshId() };
    const first = await edit(id, { ...shorter, displaced: [choice] }, key);
    expect(first.status).toBe(200);
    expect((await edit(id, { ...shorter, displaced: [choice] }, key)).body).toEqual(first.body);
    await server.settled();
    expect((await harbour.show(asked)).berth_id).toBe(harbour.berth('A2'));
    expect((await show(id)).body).toMatchObject({ return_date: '2027-06-13', nights_sold: 0 });
  });

  it('loses the berth if staff choose none', async () => {
    const [visitor] = await displacedBy(shorter);
    const choice = { choice: 'WITHOUT_BERTH', allocation_id: visitor!.allocation_id };
    expect((await remove(id, { displaced: [choice] })).status).toBe(200);
    await server.settled();
    expect((await harbour.show(asked)).berth_id).toBeNull();
  });

  it('is written to first, and keeps the berth meanwhile', async () => {
    const [visitor] = await displacedBy(shorter);
    const choice = { choice: 'MESSAGE', allocation_id: visitor!.allocation_id, text: 'Could you move?' };
    const key = { 'Idempotency-Key': freshId() };
    const { status, body } = await edit(id, { ...shorter, displaced: [choice] }, key);
    expect(status).toBe(200);
    expect((await edit(id, { ...shorter, displaced: [choice] }, key)).status).toBe(200);
    await server.settled();
    expect((await show(id)).body).toMatchObject({ return_date: plans.return_date, revision: body.revision });
    expect((await harbour.show(asked)).berth_id).toBe(harbour.berth('A1'));
    const { read, unread } = await server.must(messageApi.reservation, {
      token: harbour.token,
      body: { reservation_id: asked.id },
    });
    expect([...read, ...unread].filter(({ text }) => text === 'Could you move?')).toHaveLength(1);
    const stale = await edit(id, { ...shorter, displaced: [choice] }, { 'If-Match': '"0"' });
    expect(stale.status).toBe(412);
    const stranger = { ...choice, allocation_id: freshId() };
    expect((await edit(id, { ...shorter, displaced: [stranger] })).body.error_type).toBe('VISITOR_NOT_DISPLACED');
  });

  it('needs a choice, and a berth that can be had', async () => {
    const [visitor] = await displacedBy(shorter);
    expect((await edit(id, { ...shorter, displaced: [] })).body.error_type).toBe('ABSENCE_IN_USE');
    await harbour.approved(stay('2027-06-11', '2027-06-16'), PRICE, harbour.berth('A2'));
    const choice = { choice: 'MOVE', allocation_id: visitor!.allocation_id, berth_id: harbour.berth('A2') };
    expect((await edit(id, { ...shorter, displaced: [choice] })).body.error_type).toBe('BERTH_TAKEN');
    await server.settled();
    expect((await show(id)).body).toMatchObject({ return_date: plans.return_date });
    expect((await harbour.show(asked)).berth_id).toBe(harbour.berth('A1'));
  });

  it('is moved by the policy after a crash between report and plan', async () => {
    const [visitor] = await displacedBy(shorter);
    const displaced = [{ allocation_id: visitor!.allocation_id, berth_id: harbour.berth('A2') }];
    const context = server.context({ marina_id: harbour.marina });
    await server.app.get(StreamRepository, { strict: false }).execute(absenceRecord, id, context, () => [
      {
        type: 'AbsenceChanged' as const,
        data: {
          ...plans,
          ...shorter,
          sizes: { length: 10.7, beam: 3, draft: 1.5 },
          displace_visitors: true,
          displaced,
          boater_id: resident.boater_id,
          by: 'MARINA' as const,
          step_id: freshId(),
          at: server.clock.nowIso(),
        },
      },
    ]);
    await server.settled();
    await server.settled();
    expect((await harbour.show(asked)).berth_id).toBe(harbour.berth('A2'));
    expect((await show(id)).body).toMatchObject({ return_date: '2027-06-13', vessel_length: 10.7 });
  });
});

describe("the berth holder's link", () => {
  const sendLink = (body = {}) =>
    server.call(absenceApi.sendLink, {
      token: harbour.token,
      body: { vessel_id: resident.vessel_id, ...body },
    });
  const linkOf = async (holder: { boater_id: string; vessel_id: string }) => {
    const issued = await server.execute(new IssueAbsenceLink(holder, server.context({ marina_id: harbour.marina })));
    if (isRefusal(issued)) throw new Error(issued.code);
    return issued.link.split('/').at(-1)!;
  };
  const page = (token: string) => server.call(holderAbsenceApi.get, { token });
  const email = () => `holder${holders}@example.org`;

  it('is mailed, and opens a page on which the holder files, changes and withdraws', async () => {
    expect((await sendLink()).status).toBe(200);
    const [mail] = await mailsTo(email());
    expect(mail).toMatchObject({ subject: 'Report when Havørn is away' });
    const token = await linkOf(resident);
    expect((await server.engines.outbox?.get(mail!.id))?.text).toContain(`/away/${token}`);
    expect((await page(token)).body).toMatchObject({
      first_name: 'Olav',
      vessel_name: 'Havørn',
      berth_name: 'A1',
      absences: [],
    });

    const filed = await server.must(holderAbsenceApi.create, { token, body: plans });
    expect((await show(filed.id)).body).toMatchObject({ updated_by: 'BOATER', berth_name: 'A1' });
    expect((await page(token)).body.absences).toMatchObject([
      { absence_report_id: filed.id, ...plans, nights: 10, tab: 'UPCOMING', updated_by: 'BOATER' },
    ]);
    const body = { absence_report_id: filed.id, ...plans, return_date: '2027-06-15' };
    expect((await server.call(holderAbsenceApi.edit, { token, body })).status).toBe(200);
    expect((await show(filed.id)).body).toMatchObject({ return_date: '2027-06-15' });
    const { id: absence_report_id } = filed;
    expect((await server.call(holderAbsenceApi.delete, { token, body: { absence_report_id } })).status).toBe(200);
    expect((await page(token)).body.absences).toEqual([]);
  });

  it('stays open when a former contact of the boat gets mail about an absence', async () => {
    const token = await linkOf(resident);
    const former = await berthHolder('Kaia', 'Lund', 'Terna', null);
    const holder = { vessel_id: resident.vessel_id, boater_id: former.boater_id };
    const issued = await server.execute(new IssueAbsenceLink(holder, server.context({ marina_id: harbour.marina })));
    expect(issued).toMatchObject({ code: 'NOT_A_VESSEL_CONTACT' });
    expect((await page(token)).status).toBe(200);
  });

  it('goes out with a report if staff wish so', async () => {
    await reported({ send_link: true });
    expect(await mailsTo(email())).toHaveLength(1);
    expect((await mailsTo(email()))[0]!.subject).toBe('Report when Havørn is away');
  });

  it('never takes a berth from a visitor', async () => {
    const id = await reported();
    await harbour.approved(stay('2027-06-12', '2027-06-15'), PRICE, harbour.berth('A1'));
    const token = await linkOf(resident);
    const body = { absence_report_id: id };
    const refused = await server.call(holderAbsenceApi.delete, { token, body });
    expect(refused).toMatchObject({ status: 409, body: { error_type: 'ABSENCE_IN_USE' } });
  });

  it('opens one vessel only', async () => {
    await harbour.addBerth('A', 2);
    const other = await berthHolder('Kaia', 'Lund', 'Terna', 'A2');
    const id = await reported();
    const token = await linkOf(other);
    expect((await page(token)).body).toMatchObject({ vessel_name: 'Terna', absences: [] });
    const body = { absence_report_id: id };
    expect((await server.call(holderAbsenceApi.delete, { token, body })).status).toBe(404);
    expect((await server.call(holderAbsenceApi.edit, { token, body: { ...body, ...plans } })).status).toBe(404);
  });

  it('opens nothing after it expired, was revoked or forged, or once the boater was erased', async () => {
    const token = await linkOf(resident);
    expect((await page(`${token}x`)).status).toBe(401);
    expect((await page(token.replace('.1.', '.2.'))).status).toBe(401);
    server.clock.set('2027-08-30T08:00:00.000Z');
    expect((await page(token)).status).toBe(401);
    server.clock.set('2027-06-02T08:00:00.000Z');
    expect((await page(token)).status).toBe(200);
    const revoke = { token: harbour.token, body: { vessel_id: resident.vessel_id } };
    expect((await server.call(absenceApi.revokeLink, revoke)).status).toBe(200);
    expect((await page(token)).status).toBe(401);
    const again = await linkOf(resident);
    expect((await page(again)).status).toBe(200);
    expect((await page(token)).status).toBe(401);
    const admin = await server.addAdmin();
    await server.must(erasingApi.erase, {
      token: admin.token,
      headers: { 'X-Marina-Id': harbour.marina },
      body: { boater_id: resident.boater_id, password: PASSWORD },
    });
    expect((await page(again)).status).toBe(401);
  });

  it('is shown to staff, who may revoke it, and nobody of another marina may', async () => {
    const id = await reported();
    expect((await show(id)).body).toMatchObject({ link: null });
    await sendLink();
    expect((await show(id)).body).toMatchObject({ link: { sent_at: server.clock.nowIso(), state: 'VALID' } });
    const other = await server.addStaff(await server.openMarina());
    const body = { vessel_id: resident.vessel_id };
    expect((await server.call(absenceApi.revokeLink, { token: other.token, body })).status).toBe(404);
    expect((await server.call(absenceApi.sendLink, { token: other.token, body })).status).toBe(404);
    await server.must(absenceApi.revokeLink, { token: harbour.token, body });
    expect((await show(id)).body).toMatchObject({ link: { state: 'REVOKED' } });
  });

  it('goes to a contact of the vessel', async () => {
    expect((await sendLink({ boater_id: freshId() })).body.error_type).toBe('NOT_A_VESSEL_CONTACT');
    expect((await sendLink({ vessel_id: freshId() })).body.error_type).toBe('VESSEL_NOT_FOUND');
  });
});
