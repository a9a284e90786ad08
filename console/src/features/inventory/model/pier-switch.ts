import type { SetState } from '../../../ui/fields/set-switch.js';

/** The state of a pier's switch, from how many of its berths are switched on. */
export function pierSwitchState(on: number, berths: number): SetState {
  if (on === 0) return 'none';
  return on === berths ? 'all' : 'mixed';
}

/** How many of a pier's berths a switch changes: those that are not as asked. */
export function berthsSwitched(pier: { readonly berths: number }, on: number, asked: boolean): number {
  return asked ? pier.berths - on : on;
}
