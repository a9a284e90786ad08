import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pricingApi as routes } from '../../contracts/pricing/api.js';
import { draftExample } from '../../contracts/pricing/examples.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { VIEWER } from '../fixtures/permissions.js';
import { sharedServer } from '../fixtures/shared-server.js';

describe('changes of prices', () => {
  let server: MarinaServer;
  let marina: string;
  let token: string;

  beforeAll(async () => {
    server = await sharedServer();
  });
  beforeEach(async () => {
    marina = await server.openMarina();
    token = (await server.addStaff(marina)).token;
    await server.must(routes.createPlan, { token, body: { season_pricing_plan: draftExample } });
  });

  const read = () => server.must(routes.getPlan, { token });
  const plan = async () => (await read()).season_pricing_plan!;
  const dearer = async () => {
    const published = await plan();
    const [summer, winter] = published.seasons;
    return { ...published, seasons: [{ ...summer!, rates: [{ ...summer!.rates[0]!, daily: 5 }] }, winter!] };
  };

  it('are kept as a draft that prices nothing until it is published', async () => {
    const changed = await dearer();
    await server.must(routes.saveDraft, { token, body: { season_pricing_plan: changed } });
    const colleague = (await server.addStaff(marina)).token;
    const seen = await server.must(routes.getPlan, { token: colleague });
    expect(seen.draft?.season_pricing_plan).toEqual(changed);
    expect(seen.season_pricing_plan?.seasons[0]?.rates[0]?.daily).toBe(4.5);
    const stay = routes.calculatePrice.example.body!;
    expect(await server.must(routes.calculatePrice, { token, body: stay })).toMatchObject({ total_to_pay: 135 });
    await server.must(routes.updatePlan, { token, body: { season_pricing_plan: changed } });
    expect(await read()).toMatchObject({ season_pricing_plan: changed, draft: null });
    expect(await server.must(routes.calculatePrice, { token, body: stay })).toMatchObject({ total_to_pay: 150 });
  });

  it('may leave a gap between seasons as a draft, but not when they are published', async () => {
    const published = await plan();
    const gap = { ...published, seasons: [published.seasons[0]!, { ...published.seasons[1]!, from: '08/10' }] };
    await server.must(routes.saveDraft, { token, body: { season_pricing_plan: gap } });
    const refused = await server.call(routes.updatePlan, { token, body: { season_pricing_plan: gap } });
    expect(refused).toMatchObject({ status: 400 });
    expect(refused.body.errors).toEqual([
      { path: 'season_pricing_plan.seasons.0.to', code: 'pricingSeasonsNotWholeYear' },
    ]);
  });

  it('are discarded', async () => {
    await server.must(routes.saveDraft, { token, body: { season_pricing_plan: await dearer() } });
    await server.must(routes.discardDraft, { token });
    expect((await read()).draft).toBeNull();
  });

  it('meet those of a colleague who published first', async () => {
    const { revision } = await read();
    const changed = await dearer();
    const headers = { 'If-Match': `"${revision}"` };
    const publish = () => server.call(routes.updatePlan, { token, body: { season_pricing_plan: changed }, headers });
    const both = await Promise.all([publish(), publish()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const late = await server.call(routes.saveDraft, { token, body: { season_pricing_plan: changed }, headers });
    expect(late).toMatchObject({ status: 412, body: { error_type: 'STALE' } });
  });

  it('are tried with every line explained, which add up to the total', async () => {
    const changed = { ...(await dearer()), surcharges: { ...draftExample.surcharges, commercial: { percent: 20 } } };
    await server.must(routes.saveDraft, { token, body: { season_pricing_plan: changed } });
    const body = { ...routes.calculatePrice.example.body!, isCommercial: true, end_date: '2027-07-29' };
    const answer = await server.must(routes.tryDraft, { token, body });
    expect(answer.lines.map(({ kind, tier, nights, amount }) => [kind, tier, nights, amount])).toEqual([
      ['NIGHTS', 'weekly', 14, 540],
      ['NIGHTS', 'daily', 1, 50],
      ['COMMERCIAL', null, null, 118],
      ['DISCOUNT', null, null, -70.8],
    ]);
    expect(answer.price.total_to_pay).toBe(637.2);
    expect(answer.published_total).toBe(631.8);
  });

  it('are tried for a contract with its instalments, which add up to the price', async () => {
    const [contract] = (await plan()).contracts;
    const stay = { ...routes.calculatePrice.example.body!, contract_id: contract!.id };
    const body = { ...stay, start_date: '2027-07-01', end_date: '2028-01-01' };
    const { price, instalments } = await server.must(routes.tryDraft, { token, body });
    expect(instalments.map(({ due_on }) => due_on)).toEqual([
      '2027-07-01',
      '2027-08-01',
      '2027-09-01',
      '2027-10-01',
      '2027-11-01',
      '2027-12-01',
    ]);
    const cents = instalments.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    expect(cents).toBe(Math.round(price.total_to_pay * 100));
  });

  it('are tried for a contract that is new in the draft, by its place, and for nothing where there is none', async () => {
    const published = await plan();
    const { id: _, ...contract } = published.contracts[0]!;
    const added = { ...contract, name: 'Dearer', rates: [{ daily: null, weekly: null, monthly: 80 }] };
    const draft = { ...published, contracts: [...published.contracts, added] };
    await server.must(routes.saveDraft, { token, body: { season_pricing_plan: draft } });
    const stay = { ...routes.calculatePrice.example.body!, start_date: '2027-07-01', end_date: '2028-01-01' };
    const tried = (contract_row: number) => server.must(routes.tryDraft, { token, body: { ...stay, contract_row } });
    const [old, dear] = [await tried(0), await tried(1)];
    expect(dear.price.total_to_pay).toBeGreaterThan(1.9 * old.price.total_to_pay);
    expect([old.published_total, dear.published_total]).toEqual([old.price.total_to_pay, null]);
  });

  it('leave older versions readable', async () => {
    const first = await plan();
    await server.must(routes.updatePlan, { token, body: { season_pricing_plan: await dearer() } });
    await server.settled();
    const { items, total } = await server.must(routes.listVersions, { token, body: {} });
    expect(total).toBe(2);
    expect(items.map(({ current }) => current)).toEqual([true, false]);
    const version = items[1]!.version;
    const older = await server.must(routes.getVersion, { token, body: { version } });
    expect(older).toMatchObject({ version, current: false, season_pricing_plan: first });
    const neighbour = (await server.addStaff(await server.openMarina())).token;
    expect(await server.call(routes.getVersion, { token: neighbour, body: { version } })).toMatchObject({
      status: 404,
      body: { error_type: 'PRICING_VERSION_NOT_FOUND' },
    });
  });

  it('are made by those with the marina settings only', async () => {
    const viewer = (await server.addStaff(marina, VIEWER)).token;
    const body = { season_pricing_plan: await dearer() };
    expect(await server.call(routes.saveDraft, { token: viewer, body })).toMatchObject({ status: 403 });
    expect(await server.call(routes.discardDraft, { token: viewer })).toMatchObject({ status: 403 });
    expect(await server.call(routes.compareOffers, { token: viewer })).toMatchObject({ status: 403 });
  });

  it('price visits by the hour', async () => {
    const visit = (length: number, from: string, to: string) =>
      server.call(routes.calculateHourly, { token, body: { vessel: { length }, from, to } });
    expect(await visit(10, '10:00', '13:30')).toMatchObject({ status: 200, body: { hours: 4, total_to_pay: 9 } });
    expect(await visit(10, '10:00', '10:30')).toMatchObject({ body: { hours: 1, total_to_pay: 0 } });
    expect(await visit(12, '10:00', '16:00')).toMatchObject({ body: { capped: true, total_to_pay: 32 } });
    for (const refused of [visit(31, '10:00', '12:00'), visit(10, '07:30', '09:00'), visit(10, '08:00', '15:00')]) {
      expect(await refused).toMatchObject({ status: 409, body: { error_type: 'PRICING_HOURLY_NOT_OFFERED' } });
    }
  });

  it('are tried for visits by the hour', async () => {
    const published = await plan();
    const hourly = { ...published.hourly!, free_hours: 0 };
    await server.must(routes.saveDraft, { token, body: { season_pricing_plan: { ...published, hourly } } });
    const visit = async (draft: boolean) => {
      const body = { vessel: { length: 10 }, from: '10:00', to: '13:00', draft };
      return (await server.must(routes.calculateHourly, { token, body })).total_to_pay;
    };
    expect([await visit(false), await visit(true)]).toEqual([6, 9]);
  });
});
