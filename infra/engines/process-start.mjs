import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** When a process began, as text to compare; undefined when there is none (or it has ended and only waits to be noticed). */
export function startOf(pid) {
  if (process.platform === 'linux') {
    try {
      // What follows the name in parentheses, which may hold anything: the state, and as twentieth the start.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
      return fields[0] === 'Z' ? undefined : fields[19];
    } catch {
      return undefined;
    }
  }
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout?.trim() || undefined;
}
