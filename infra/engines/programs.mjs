/** Finds and runs programs of the machine, and installs them on Debian. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { getuid } from 'node:process';

/** @throws Error with the last line the program wrote, when it fails. */
export function run(command, args, options = {}) {
  const { status, error, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', ...options });
  if (status === 0) return `${stdout}${stderr}`;
  const lines = `${stdout ?? ''}\n${stderr ?? ''}`.split('\n').filter((line) => /\w/.test(line));
  const reason = lines.findLast((line) => /error/i.test(line)) ?? lines.at(-1);
  throw new Error(`${command} ${args[0] ?? ''}: ${error?.message ?? reason ?? `ended with ${status}`}`);
}

export function works(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

/**
 * Makes sure that a program is available; as root on Debian it installs the packages.
 * @throws Error that names what is missing
 */
export function need(found, what, packages, tell) {
  if (found()) return;
  if (getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`${what} is missing (on Debian: apt-get install ${packages.join(' ')})`);
  }
  tell(`installing ${packages.join(' ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
  try {
    install();
  } catch {
    run('apt-get', ['update'], { env });
    install();
  }
  if (!found()) throw new Error(`${what} is missing even with ${packages.join(' ')}`);
}
