/**
 * Places between two steps of a write at which the fault tests let the process die, to prove that nothing is lost or
 * left half done there. `CRASH_AT=<name>` dies there the first time, `CRASH_AT=<name>:<n>` the n-th time. Not a
 * setting: it is read here alone, and without it the call does nothing.
 */
const [chosen, pass = '1'] = (process.env.CRASH_AT ?? '').split(':');
let passesLeft = Number(pass);

/** Ends the process as a power cut would, if it is to end here: no handler runs and nothing is flushed. */
export function crashPoint(name: string): void {
  if (name !== chosen) return;
  passesLeft -= 1;
  if (passesLeft === 0) process.kill(process.pid, 'SIGKILL');
}
