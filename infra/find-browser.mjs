/**
 * Makes sure that there is a Chromium for the browser tests: the one in CHROME_PATH, an installed one, or Debian's,
 * which is installed now. Prints one line and exits with 1 when none is available, so that tests are never left out
 * silently.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { getuid } from 'node:process';

const named = process.env.CHROME_PATH;
const known = named === undefined ? ['/usr/bin/chromium', '/usr/bin/google-chrome'] : [named];
const found = () => known.find((path) => existsSync(path));

if (found() === undefined && named === undefined && getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium');
}
if (found() === undefined) {
  process.stderr.write(
    'The browser tests need Chromium: install the package chromium, or set CHROME_PATH to a browser.\n',
  );
  process.exit(1);
}
