import { allocate, allocateTogether, changeDates, release } from './decide-allocations.js';
import { move } from './decide-moves.js';
import { changeAbsenceDates, closeAbsence, openAbsence } from './decide-absences.js';
import { arrange, restore } from './decide-arrangements.js';
import { closeBerths, reopenBerths } from './decide-closures.js';
import { undoClosure } from './decide-undone-closure.js';
import { nameBoat } from './decide-boats.js';
import { changeInventory, renamePier } from './decide-inventory.js';
import { changeResidentDates, moveResident } from './decide-resident-changes.js';
import { swapResidents } from './decide-swapped-residents.js';
import { restoreResidency } from './decide-restored-residency.js';
import { berthResident, residentLeaves } from './decide-residents.js';
import type { BerthPlanCommand, ChangeInventoryInput, PlanContext, PlanDecision } from './berth-plan-commands.js';
import type { BerthPlanState } from './berth-plan-state.js';

export { evolve } from './berth-plan-evolve.js';
export { initial } from './berth-plan-state.js';
export { fromSnapshot, SNAPSHOT_VERSION, toSnapshot } from './berth-plan-snapshot.js';

const NOTHING: ChangeInventoryInput = { enter: [], change: [], leave: [] };

/**
 * The rules of the berth plan (`berthplan-<marina>`). Invariant: no two vessels share a berth-night, whether visitors,
 * residents, or a visitor and a resident who is not away, and no visitor is in a berth on a night on which it is
 * closed. Does not change `state`. Deterministic: the same plan gives
 * the same answer.
 */
export function decide(command: BerthPlanCommand, state: BerthPlanState, context: PlanContext): PlanDecision {
  switch (command.type) {
    case 'ChangeInventory':
      return changeInventory(state, command.data, context);
    case 'EnterBerth':
      return changeInventory(state, { ...NOTHING, enter: [command.data] }, context);
    case 'ChangeBerth': {
      const { berth, displace_visitors } = command.data;
      return changeInventory(
        state,
        { ...NOTHING, change: [berth], ...(displace_visitors === undefined ? {} : { displace_visitors }) },
        context,
      );
    }
    case 'RenamePier':
      return renamePier(state, command.data);
    case 'LeavePlan':
      return changeInventory(state, { ...NOTHING, leave: [command.data.berth_id] }, context);
    case 'AllocateBerth':
      return allocate(state, command.data);
    case 'AllocateTogether':
      return allocateTogether(state, command.data);
    case 'MoveAllocation':
      return move(state, command.data, context);
    case 'ArrangeStays':
      return arrange(state, command.data, context);
    case 'RestoreStay':
      return restore(state, command.data, context);
    case 'NameBoat':
      return nameBoat(state, command.data);
    case 'ChangeAllocationDates':
      return changeDates(state, command.data);
    case 'ReleaseAllocation':
      return release(state, command.data, context);
    case 'BerthResident':
      return berthResident(state, command.data);
    case 'MoveResident':
      return moveResident(state, command.data, context);
    case 'ChangeResidentDates':
      return changeResidentDates(state, command.data, context);
    case 'SwapResidents':
      return swapResidents(state, command.data, context);
    case 'RestoreResidency':
      return restoreResidency(state, command.data, context);
    case 'ResidentLeaves':
      return residentLeaves(state, command.data, context);
    case 'OpenAbsence':
      return openAbsence(state, command.data);
    case 'ChangeAbsenceDates':
      return changeAbsenceDates(state, command.data, context);
    case 'CloseAbsence':
      return closeAbsence(state, command.data, context);
    case 'CloseBerths':
      return closeBerths(state, command.data, context);
    case 'ReopenBerths':
      return reopenBerths(state, command.data, context);
    case 'UndoClosure':
      return undoClosure(state, command.data.closure_id, context);
    default:
      return command satisfies never;
  }
}
