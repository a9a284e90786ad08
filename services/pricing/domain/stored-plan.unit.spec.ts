import { describe, expect, it } from '@jest/globals';
import { planDraft } from '../../../contracts/pricing/plan.js';
import { published } from '../../../tests/fixtures/published-list.js';
import { fromStored, storedPlan, toStored } from './stored-plan.js';

const planId = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b20';
const newId = (path: string) =>
  `0190f3a2-5b1c-7c3e-9a44-${Buffer.from(path).toString('hex').padStart(12, '0').slice(-12)}`;

describe('a published list in the log', () => {
  const draft = planDraft.parse(published);
  const stored = toStored(draft, planId, newId);

  it('has its amounts in minor units and all else as it was sent', () => {
    expect(storedPlan.parse(stored)).toEqual(stored);
    expect(stored.seasons[0]?.prices?.[1]).toMatchObject({ night: 2500, week: 12_500, month: 19_000 });
    expect(stored.seasons[0]?.prices?.[2]).toMatchObject({ least_amount: 3000 });
    expect(stored.seasons[1]?.prices?.[2]).toMatchObject({ extra_square_metre: { above: 60, night: 50 } });
    expect(stored.contracts[0]?.prices?.[1]).toMatchObject({ period: 190_000 });
    expect(stored.classes?.[0]).toMatchObject({ year: 8600 });
    expect(stored.events?.[0]).toMatchObject({ change: { amount: 1250 } });
    expect(stored.places?.[0]).toMatchObject({ change: { amount: 400 } });
    expect(stored.electricity).toMatchObject({ sockets: [{ amperes: 6, night: 250 }] });
    expect(stored.tourist_taxes?.[0]).toMatchObject({ owed: { amount: 135 }, free_below_age: 4 });
    expect(stored.tiers).toMatchObject({ week: { nights: 7, costs_nights: 5 } });
  });

  it('comes back as it was sent, with ids', () => {
    expect(fromStored(stored)).toMatchObject(draft);
    const ids = [...(stored.classes ?? []), ...(stored.events ?? []), ...(stored.discount_rules ?? [])].map(
      ({ id }) => id,
    );
    expect(ids.every((id) => id.startsWith('0190f3a2'))).toBe(true);
  });
});
