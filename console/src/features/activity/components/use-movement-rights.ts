import { absenceCalls } from '../../../../../contracts/absences/calls.js';

import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import { trafficCalls } from '../../../../../contracts/traffic/calls.js';
import { useMay } from '../../../lib/session/may.js';
import type { MovementRights } from '../model/offered-moves.js';
import { planGestureCalls } from '../../../../../contracts/berths/plan-calls.js';
import { counterCalls } from '../../../../../contracts/reservations/counter-calls.js';

/** What this user may do with movements, stays and absences. */
export function useMovementRights(): MovementRights {
  return {
    confirm: useMay(trafficCalls.update.access),
    plan: useMay(planGestureCalls.planChange.access),
    cancel: useMay(reservationCalls.updateMarinaMode.access),
    seeAbsence: useMay(absenceCalls.get.access),
    editAbsence: useMay(absenceCalls.edit.access),
    takePayment: useMay(counterCalls.recordPayment.access),
  };
}
