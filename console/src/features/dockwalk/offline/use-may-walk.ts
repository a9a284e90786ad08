import { dockWalkCalls } from '../../../../../contracts/dockwalk/calls.js';
import { useMay } from '../../../lib/session/may.js';

/** Whether this person may answer on a walk; everybody else of the marina may read it. */
export function useMayWalk(): boolean {
  return useMay(dockWalkCalls.merge.access);
}
