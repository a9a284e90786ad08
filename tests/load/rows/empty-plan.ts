import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { decide, evolve, initial } from '../../../services/berths/domain/berth-plan.js';
import type { BerthPlanCommand } from '../../../services/berths/domain/berth-plan-commands.js';
import type { BerthPlanState } from '../../../services/berths/domain/berth-plan-state.js';
import { Chance } from '../../../services/demo/chance.js';
import { drawQuay } from '../../../services/demo/quay.js';

export const FIRST_DAY = '2023-01-01';

/** A plan with the berths of a demo marina, and no stays. */
export function emptyPlan(berths: number): BerthPlanState {
  const state = initial();
  for (const { form: pier, berths: ofPier } of drawQuay(berths, new Chance('allocations').branch('quay'))) {
    for (const { form } of ofPier) {
      const { number, max_loa, max_beam, max_draft, min_length = null, min_beam = null, min_draft = null } = form;
      const berth_id = `${pier.name}-${String(number)}`;
      carryOut(
        state,
        {
          type: 'EnterBerth',
          data: {
            berth_id,
            pier_id: pier.name,
            pier_name: pier.name,
            number,
            max_loa,
            max_beam,
            max_draft,
            min_length,
            min_beam,
            min_draft,
            lettered: false,
            active: true,
            offered: true,
            instant_booking: false,
            boat_types: 'any',
            smart_extension: null,
          },
        },
        FIRST_DAY,
      );
    }
  }
  return state;
}

/** Decides and applies the events. A full marina refuses boats, which also counts. */
export function carryOut(state: BerthPlanState, command: BerthPlanCommand, today: string): void {
  const decided = decide(command, state, { now: `${today}T08:00:00.000Z`, today });
  if (isRefusal(decided)) return;
  for (const event of decided) evolve(state, event);
}
