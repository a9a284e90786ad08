import { beforeEach, describe, expect, it } from '@jest/globals';
import { absenceApi } from '../../contracts/absences/api.js';
import { messageApi } from '../../contracts/messages/api.js';
import { pricingApi } from '../../contracts/pricing/api.js';
import { draftExample } from '../../contracts/pricing/examples.js';
import { freshId } from '../../services/platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../services/platform/event-sourcing/stream-repository.js';
import { absenceRecord } from '../../services/absences/records/absence-record.js';
import {
  absentHolderForEachTest,
  berthHolder,
  edit,
  list,
  plans,
  remove,
  reported,
  resident,
  show,
  stay,
} from '../fixtures/absent-holder.js';
import { type Harbour, PETREL, PRICE } from '../fixtures/harbour.js';
import { harbour, server } from '../fixtures/harbour-for-each-test.js';

absentHolderForEachTest();

const planDates = { departure_date: plans.departure_date, return_date: plans.return_date };
const forecast = (body = {}) =>
  server.must(absenceApi.forecast, {
    token: harbour.token,
    body: { vessel_id: resident.vessel_id, ...planDates, ...body },
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
    expect(before).toMatchObject({ likely: null, earned: 0, credit: 0, waiting: [], displaced: [] });

    const id = await reported();
    await harbour.approved(stay('2027-06-12', '2027-06-15'), PRICE, harbour.berth('A1'));
    await server.settled();
    const after = await forecast({ absence_report_id: id });
    const sold = after.nights.filter((night) => night.stay !== null);
    expect(sold.map(({ date }) => date)).toEqual(['2027-06-12', '2027-06-13', '2027-06-14']);
    expect(sold[0]!.stay).toMatchObject({ vessel_name: PETREL.name });
    expect(after.earned).toBeCloseTo(3 * sold[0]!.stay!.per_night!);
    // A visitor has the berth, so the report is in high demand.
    expect(after.credit).toBe(5);
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
    const mails = async () =>
      (await server.engines.outbox?.list({ marina_ids: [harbour.marina], page: 1, page_size: 50 }))?.total ?? 0;
    const before = await mails();
    const first = await edit(id, { ...shorter, displaced: [choice] }, key);
    expect(first.status).toBe(200);
    expect((await edit(id, { ...shorter, displaced: [choice] }, key)).body).toEqual(first.body);
    await server.settled();
    expect((await harbour.show(asked)).berth_id).toBe(harbour.berth('A2'));
    // The mail of the booking named the berth: the visitor is told of the other one, once.
    expect(await mails()).toBe(before + 1);
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
