import { beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './source-files.js';

const run = promisify(execFile);

interface Listed {
  readonly here: readonly string[];
  readonly elsewhere: Readonly<Record<string, { readonly in: string; readonly as: string }>>;
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };

/** The scripts that a text names, as `npm run bench` or `npm start`. */
function commandsIn(text: string): string[] {
  const named = text.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(start|test|ci)\b)/g);
  return [...new Set([...named].map(([, script, short = '']) => script ?? short))];
}

/** The table of README's commands. */
function tableOf(readme: string): string {
  const from = readme.indexOf('| command ');
  return readme.slice(from, readme.indexOf('\n\n', from));
}

describe('the commands that CI runs in their shortest form', () => {
  let listed: Listed;
  beforeAll(async () => {
    const { stdout } = await run('node', ['infra/commands/run.mjs', '--list'], { cwd: root });
    listed = JSON.parse(stdout) as Listed;
  }, 60_000);

  it('are all that README.md and docs/operations.md name', () => {
    expect(commandsIn(tableOf(read('README.md'))).length).toBeGreaterThan(15);
    const named = commandsIn(`${read('README.md')}\n${read('docs/operations.md')}`);
    const known = [...listed.here, ...Object.keys(listed.elsewhere)];
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('are scripts of package.json, each run in one place', () => {
    const missing = [...listed.here, ...Object.keys(listed.elsewhere)].filter((name) => !(name in scripts));
    expect(missing).toEqual(['ci']);
    expect(listed.here.filter((name) => name in listed.elsewhere)).toEqual([]);
  });

  it('are run where the list says', () => {
    const places = Object.entries(listed.elsewhere);
    expect(scripts['commands']).toBe('node infra/commands/run.mjs');
    expect(places.filter(([, { in: file, as }]) => !read(file).includes(as)).map(([name]) => name)).toEqual([]);
  });
});
