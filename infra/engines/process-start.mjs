import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** When a process started, as text to compare, or undefined when no process has this number or it is a zombie. */
export function startOf(pid) {
  if (process.platform === 'linux') {
    try {
      // The name in parentheses may hold anything. The fields after it begin with the state; the start time is the
      // twentieth.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
      return fields[0] === 'Z' ? undefined : fields[19];
    } catch {
      return undefined;
    }
  }
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout?.trim() || undefined;
}
