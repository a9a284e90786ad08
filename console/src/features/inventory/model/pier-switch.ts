import type { SetState } from '../../../ui/fields/set-switch.js';

/** The state of a pier's switch, from how many of its berths are switched on. */
export function pierSwitchState(on: number, berths: number): SetState {
  if (on === 0) return 'none';
  return on === berths ? 'all' : 'mixed';
}
