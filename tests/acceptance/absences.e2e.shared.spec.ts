import { describe, expect, it } from '@jest/globals';
import { absenceApi } from '../../contracts/absences/api.js';
import { freshId } from '../../services/platform/event-sourcing/derived-id.js';
import {
  absentHolderForEachTest,
  berthHolder,
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
import { openHarbour, PRICE } from '../fixtures/harbour.js';
import { harbour, server } from '../fixtures/harbour-for-each-test.js';

absentHolderForEachTest();

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

  it('is listed for its boat, and to staff of its marina only', async () => {
    const id = await reported();
    const other = await berthHolder('Maren', 'Dahl', 'Terne', null);
    await server.settled();
    const { items } = await list({ vessel_id: resident.vessel_id, date_from: '2027-06-01' });
    expect(items.map(({ absence_report_id }) => absence_report_id)).toEqual([id]);
    expect((await list({ vessel_id: other.vessel_id })).total).toBe(0);
    const elsewhere = await openHarbour(server);
    const body = { vessel_id: resident.vessel_id };
    expect(await server.must(absenceApi.getall, { token: elsewhere.token, body })).toMatchObject({
      items: [],
      total: 0,
    });
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
      items: [{ vessel_id: resident.vessel_id, vessel_name: 'Havørn' }],
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

describe('the lists', () => {
  it('are sorted by the boater where the days are equal', async () => {
    const names = ['Dahl', 'Berg', 'Foss', 'Aune', 'Eide'];
    for (const [index, name] of names.entries()) {
      await harbour.addBerth('A', index + 2);
      const { vessel_id } = await berthHolder('Kaia', name, `Terna ${name}`, `A${index + 2}`);
      await reported({ vessel_id });
    }
    const { items } = await list({ sort: { field: 'departure_date' } });
    expect(items.map(({ boater }) => boater.last_name)).toEqual(names.toSorted());
  });

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
    const departure = { field: 'departure_date', then: { field: 'vessel_name', direction: 'desc' } };
    expect(await found({ sort: departure })).toEqual([first, second]);
    server.clock.set('2027-06-20T08:00:00.000Z');
    expect(await list({ tab: 'CURRENT' })).toMatchObject({
      items: [{ absence_report_id: first, tab: 'CURRENT' }],
      counts: { UPCOMING: 1, CURRENT: 1, PAST: 0 },
    });
    server.clock.set('2027-06-21T08:00:00.000Z');
    expect(await found({ tab: 'PAST' })).toEqual([first]);
  });
});
