/**
 * Points between two steps of a write where the fault tests kill the process, to prove that nothing is lost or half
 * done. `CRASH_AT=<name>` kills it at the first pass, `CRASH_AT=<name>:<n>` at the n-th. It is not a setting: it is
 * read only here, and without it the call does nothing.
 */
const [chosen, pass = '1'] = (process.env.CRASH_AT ?? '').split(':');
let passesLeft = Number(pass);

/** Kills the process here if this point was chosen. As in a power cut, no handler runs and nothing is flushed. */
export function crashPoint(name: string): void {
  if (name !== chosen) return;
  passesLeft -= 1;
  if (passesLeft === 0) process.kill(process.pid, 'SIGKILL');
}
