import { expect, it } from '@jest/globals';
import { aBerth, aPlan, aVisit, carryOut, refusalOf, TODAY } from '../../../tests/fixtures/berth-plan.js';
import type { BerthPlanCommand } from './berth-plan-commands.js';
import { segmentOf } from './berth-plan-state.js';
import { rehearse, type Rehearsed } from './plan-rehearsal.js';

const today = { now: `${TODAY}T08:00:00.000Z`, today: TODAY };
const berths = [aBerth('a1'), aBerth('a2', { max_loa: 8 }), aBerth('a3')];
const move = (berth_id: string): BerthPlanCommand => ({
  type: 'MoveAllocation',
  data: { allocation_id: 'v', berth_id },
});

it.each<[string, BerthPlanCommand]>([
  ['a new stay in the best berth', aVisit('w')],
  ['a new stay in a berth that is too small', aVisit('w', { berth_id: 'a2' })],
  ['a new stay in a berth that is taken', aVisit('w', { berth_id: 'a1' })],
  ['a move', move('a3')],
  ['a move to a berth that is too small', move('a2')],
])('rehearsing %s has the refusal or the berths that the plan then gives, and changes nothing', (_, command) => {
  const plan = aPlan(berths, [aVisit('v', { berth_id: 'a1' })]);
  const rehearsed = rehearse(plan, 7, command as Rehearsed, today);
  const id = command.type === 'AllocateBerth' ? 'w' : 'v';
  expect(plan.allocations.get('v')?.segments.map(segmentOf)).toMatchObject([{ berth_id: 'a1' }]);
  expect(plan.allocations.has('w')).toBe(false);
  if (rehearsed.refusal !== null) {
    expect(rehearsed.refusal).toEqual(refusalOf(plan, command));
    return;
  }
  carryOut(plan, command);
  const given = plan.allocations
    .get(id)
    ?.segments.map(segmentOf)
    .map(({ berth_id }) => berth_id);
  expect(rehearsed.stays[0]?.after.map(({ berth_id }) => berth_id)).toEqual(given);
});
