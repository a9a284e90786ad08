import { expect, it } from '@jest/globals';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { aBerth, aPlan, aVisit, carryOut, TODAY } from '../../../tests/fixtures/berth-plan.js';
import { turnsGivenBy } from '../../../tests/fixtures/turns-given.js';
import type { BerthPlans } from '../records/berth-plans.js';
import { ListPlanActionsHandler } from './list-plan-actions.js';
import { ListPlanActions } from '../../../contracts/berths/plan-history-queries.js';

const STAYS = 200;

it('the list of changes of the plan lets other requests be served', async () => {
  const state = aPlan([aBerth('a1')]);
  const events = Array.from({ length: STAYS }, (_, number) => {
    const start_date = addDays(TODAY, number);
    const [event] = carryOut(state, aVisit(`stay ${number}`, { start_date, end_date: addDays(start_date, 1) }));
    const recorded = { recorded_at: `${TODAY}T08:00:00.000Z`, actor: { kind: 'system', id: 'system', name: null } };
    return { ...event, position: number, metadata: { ...recorded, causation_id: `action ${number}` } };
  });
  const plans = { recent: () => Promise.resolve(events), state: () => Promise.resolve(state) };
  const handler = new ListPlanActionsHandler(plans as unknown as BerthPlans);
  const turns = await turnsGivenBy(async () => {
    const actions = await handler.execute(new ListPlanActions('m1', { since: `${TODAY}T00:00:00.000Z` }));
    expect(actions).toHaveLength(STAYS);
  });
  expect(turns).toBeGreaterThanOrEqual(STAYS);
});
