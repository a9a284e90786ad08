/**
 * Runs the commands of the list in their shortest form: `npm run commands [-- name …]`; without a name, all of them.
 * Prints the output of each when it ends. What a command could not run, and a command that lacks a program, are named as
 * NOT RUN and fail nothing. Exits with 1 when a command fails. `--list` prints the names of all commands as JSON.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { elsewhere, lanesIn } from './list.mjs';
import { freePort } from '../free-port.mjs';
import { killRunning, RunningCommand } from './running-command.mjs';

/** npm passes Ctrl-C on to the program, and reports it as this. */
const INTERRUPTED = [130, 'SIGINT'];

/** All commands together: each has a limit of its own, but a lane of many could still keep CI waiting for hours. */
const LONGEST_MS = 3_600_000;

const scratch = mkdtempSync(join(tmpdir(), 'quayside-commands-'));
const lanes = lanesIn(scratch);
const wanted = process.argv.slice(2);
const failed = [];
const notRun = [];
const print = (text) => process.stdout.write(text);

let overdue = false;
const late = setTimeout(() => {
  overdue = true;
  failed.push(`FAILED: the commands took longer than ${LONGEST_MS / 60_000} minutes`);
  killRunning();
}, LONGEST_MS);

try {
  if (wanted.includes('--list')) list();
  else {
    // Side by side, two commands would build the same files.
    build('server', 'console', 'tests');
    await Promise.all(lanes.map(runLane));
    for (const line of [...notRun, ...failed]) print(`${line}\n`);
    if (failed.length > 0) process.exitCode = 1;
  }
} finally {
  clearTimeout(late);
  // An error ends its own lane only; commands of the other lane may still run.
  killRunning();
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
}

function list() {
  const here = lanes.flat().flatMap(({ name, meanwhile = [] }) => [name, ...meanwhile.map((one) => one.name)]);
  print(JSON.stringify({ here: [...new Set(here)].filter((name) => name !== ''), elsewhere }));
}

function build(...parts) {
  const { status } = spawnSync(process.execPath, ['infra/build.mjs', ...parts], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The product does not build.');
}

async function runLane(commands) {
  const env = { ...process.env };
  for (const command of commands) {
    if (overdue) return;
    if (wanted.length > 0 && !wanted.includes(command.name)) continue;
    const output = await run(command, env);
    if (command.urls !== true) continue;
    for (const [, variable, url] of output.matchAll(/^(TEST_\w+)=(.+)$/gm)) env[variable] = url;
  }
}

/** Runs one command to its end, or until it serves; returns its output. */
async function run({ name, args = [], needs = [], ready, meanwhile = [], env: more = {} }, env) {
  const line = ['npm', 'run', name, ...(args.length > 0 ? ['--', ...args] : [])].join(' ').replaceAll(scratch, '…');
  const lacking = needs.find((program) => spawnSync(program, ['--version']).error !== undefined);
  if (lacking !== undefined) {
    notRun.push(`NOT RUN: ${line}: there is no ${lacking} here`);
    return '';
  }
  const began = performance.now();
  const port = ready === undefined ? {} : { PORT: String(await freePort()) };
  const command = new RunningCommand(name, args, { ...env, ...more, ...port });
  const problems = [];
  if (ready !== undefined) {
    if (await command.prints(ready)) {
      for (const step of meanwhile) {
        if (typeof step !== 'function') await run(step, env);
        else await step(`http://127.0.0.1:${port.PORT}`).catch((error) => problems.push(error.message));
      }
      command.stop();
    } else problems.push('it did not become ready');
  }
  const code = await command.ended;
  const stopped = ready !== undefined && INTERRUPTED.includes(code);
  if (code !== 0 && !stopped) problems.push(`it ended with ${code}`);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  print(`\n${line} (${seconds} s)\n${command.output}`);
  for (const problem of problems) failed.push(`FAILED: ${line}: ${problem}`);
  for (const [found] of command.output.matchAll(/^\s*NOT (?:RUN|AVAILABLE).*$/gm)) notRun.push(`${found} (${name})`);
  return command.output;
}
