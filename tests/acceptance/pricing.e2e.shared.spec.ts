import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pricingApi as routes } from '../../contracts/pricing/api.js';
import { draftExample } from '../../contracts/pricing/examples.js';
import type { PlanDraft } from '../../contracts/pricing/plan.js';
import { CalculatePrice } from '../../contracts/pricing/queries.js';
import { QueryBus } from '../../services/platform/buses/buses.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { sharedServer } from '../fixtures/shared-server.js';
import { VIEWER } from '../fixtures/permissions.js';

const threeSummerNights = routes.calculatePrice.example.body!;

describe('the season pricing plan of a marina', () => {
  let server: MarinaServer;
  let marina: string;
  let editor: string;

  beforeAll(async () => {
    server = await sharedServer();
  });
  beforeEach(async () => {
    marina = await server.openMarina();
    editor = (await server.addStaff(marina)).token;
  });

  const create = (season_pricing_plan: PlanDraft = draftExample, headers: Record<string, string> = {}) =>
    server.call(routes.createPlan, { token: editor, body: { season_pricing_plan }, headers });
  const read = (token = editor) => server.must(routes.getPlan, { token });
  const readPlan = async () => {
    const { season_pricing_plan: plan, revision } = await read();
    if (plan === null || revision === null) throw new Error('the marina has no plan');
    return { plan, revision };
  };
  const price = (change: object = {}, token = editor) =>
    server.must(routes.calculatePrice, { token, body: { ...threeSummerNights, ...change } });

  it('is absent at first, and then as sent, with ids', async () => {
    expect(await read()).toEqual({ season_pricing_plan: null, revision: null, version: null, draft: null });
    const { status, body } = await create();
    expect(status).toBe(200);
    const { plan, revision } = await readPlan();
    expect(plan).toMatchObject({ ...draftExample, id: body.id });
    expect(revision).toBe(body.revision);
    const rows = [...plan.seasons, ...plan.contracts, ...plan.custom_surcharges];
    expect(new Set(rows.map((row) => row.id)).size).toBe(4);
  });

  it('is created once', async () => {
    await create();
    expect(await create()).toMatchObject({ status: 409, body: { error_type: 'PRICING_PLAN_ALREADY_EXISTS' } });
  });

  it('answers a resent creation as it did the first time', async () => {
    const key = { 'Idempotency-Key': '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2c01' };
    const first = await create(draftExample, key);
    expect(await create(draftExample, key)).toMatchObject({ status: 200, body: first.body });
  });

  it('names every field that breaks a rule', async () => {
    const [summer, winter] = draftExample.seasons as [PlanDraft['seasons'][number], PlanDraft['seasons'][number]];
    const gap = await create({ ...draftExample, seasons: [summer, { ...winter, from: '02/10' }] });
    expect(gap).toMatchObject({ status: 400, body: { error_type: 'VALIDATION' } });
    expect(gap.body.errors).toContainEqual({
      path: 'season_pricing_plan.seasons.0.to',
      code: 'pricingSeasonsNotWholeYear',
    });
    const noPrice = { ...draftExample, seasons: [{ ...summer, rates: [{}] }, winter] };
    const missing = await create(noPrice as unknown as PlanDraft);
    expect(missing).toMatchObject({
      status: 400,
      body: {
        errors: [{ path: 'season_pricing_plan.seasons.0.rates.0.daily', code: 'pricingPricePerMeterError' }],
      },
    });
  });

  it('is replaced by the holder of its revision alone', async () => {
    await create();
    const { plan, revision } = await readPlan();
    const update = (season_pricing_plan: typeof plan) =>
      server.call(routes.updatePlan, {
        token: editor,
        body: { season_pricing_plan },
        headers: { 'If-Match': `"${revision}"` },
      });
    const changed = { ...plan, discounts: [{ nights: 3, percent: 10 }] };
    expect(await update(changed)).toMatchObject({ status: 200, body: { id: plan.id, revision: revision + 1 } });
    expect((await readPlan()).plan).toEqual(changed);
    expect(await update(plan)).toMatchObject({ status: 412, body: { error_type: 'STALE' } });
  });

  it('prices stays until it is deleted', async () => {
    await create();
    expect(await price()).toMatchObject({ price_per_night: 45, deposit: 40.5, total_to_pay: 135 });
    const { plan } = await readPlan();
    await server.must(routes.deletePlan, { token: editor, body: { season_pricing_plan_id: plan.id } });
    expect(await price()).toEqual({
      price_per_night: 0,
      discount_percent: 0,
      available_custom_surcharges: [],
      count_descriptions: 'RESERVATION_IS_NOT_COVERED_IN_THE_MARINA_SEASONS',
      deposit_rule: { deposit_type: 'NONE', amount: null },
      deposit: 0,
      total_to_pay: 0,
    });
    const again = await server.call(routes.deletePlan, { token: editor, body: { season_pricing_plan_id: plan.id } });
    expect(again).toMatchObject({ status: 404, body: { error_type: 'PRICING_PLAN_NOT_FOUND' } });
    expect((await create()).status).toBe(200);
  });

  it('counts contract, trade and life on board', async () => {
    await create();
    const { plan } = await readPlan();
    // 4.50 × 10 m, 20 percent for trade, 2.50 for living on board.
    expect(await price({ isCommercial: true, liveaboard: true })).toMatchObject({ price_per_night: 56.5 });
    const contract = { contract_id: plan.contracts[0]!.id, start_date: '2027-07-01', end_date: '2028-01-01' };
    // Six months at 400.00, which are 13.04 a night on average.
    expect(await price(contract)).toMatchObject({ total_to_pay: 2400, price_per_night: 13.04, discount_percent: 0 });
  });

  it("takes the days before arrival from the marina's own calendar", async () => {
    await create();
    const stay = { start_date: '2027-06-05', end_date: '2027-06-08' };
    expect(await price(stay)).toMatchObject({ deposit_rule: { amount: 30 } });
    // 22:30 UTC is already the second of June in Paris, three days ahead of the arrival.
    server.clock.set('2027-06-01T22:30:00.000Z');
    expect(await price(stay)).toMatchObject({ deposit_rule: { amount: 100 }, deposit: 135 });
    server.clock.set('2027-06-01T08:00:00.000Z');
  });

  it('requires no deposit if the marina lacks the permission', async () => {
    const without = await server.openMarina({ permissions: {} });
    const { token } = await server.addStaff(without);
    await server.must(routes.createPlan, { token, body: { season_pricing_plan: draftExample } });
    expect(await price({}, token)).toMatchObject({
      deposit_rule: { deposit_type: 'NONE' },
      deposit: 0,
      total_to_pay: 135,
    });
  });

  it('is read and priced by all staff, and changed by those with the marina settings', async () => {
    await create();
    const { plan } = await readPlan();
    const { token } = await server.addStaff(marina, VIEWER);
    expect((await read(token)).season_pricing_plan).toEqual(plan);
    expect(await price({}, token)).toMatchObject({ total_to_pay: 135 });
    const refused = { status: 403, body: { error_type: 'FORBIDDEN' } };
    const body = { season_pricing_plan: draftExample };
    expect(await server.call(routes.createPlan, { token, body })).toMatchObject(refused);
    expect(await server.call(routes.updatePlan, { token, body: { season_pricing_plan: plan } })).toMatchObject(refused);
    expect(await server.call(routes.deletePlan, { token, body: { season_pricing_plan_id: plan.id } })).toMatchObject(
      refused,
    );
  });

  it('is invisible to other marinas', async () => {
    await create();
    const { plan } = await readPlan();
    const neighbour = await server.addStaff(await server.openMarina());
    expect((await read(neighbour.token)).season_pricing_plan).toBeNull();
    const body = { season_pricing_plan_id: plan.id };
    expect((await server.call(routes.deletePlan, { token: neighbour.token, body })).status).toBe(404);
    expect((await readPlan()).plan).toEqual(plan);
  });

  it('answers other areas in minor units', async () => {
    await create();
    const query = new CalculatePrice({
      ...routes.calculatePrice.body!.parse(threeSummerNights),
      isCommercial: false,
      liveaboard: false,
      marina_id: marina,
    });
    const bus = server.app.get(QueryBus, { strict: false });
    const answer = await bus.execute(query);
    expect(answer).toMatchObject({ price_per_night: 4500, deposit: 4050, total_to_pay: 13_500 });
  });

  it('outlives a restart', async () => {
    await create();
    const before = await readPlan();
    await server.restart();
    expect(await readPlan()).toEqual(before);
  });
});
