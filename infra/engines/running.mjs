/** Starts, finds and ends the process of an engine. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { folderOf } from './folder.mjs';
import { startOf } from './process-start.mjs';

const LONGEST_START_MS = 60_000;
const LONGEST_END_MS = 20_000;

/**
 * Starts the engine unless it runs already. Returns its URL once it answers.
 * @throws Error when another program has the port, or the engine ends or stays silent
 */
export async function bringUp(engine, port, tell) {
  const running = runningOne(engine);
  if (running !== undefined) {
    if (running.port !== port) tell(`${engine.name} runs already, at port ${running.port}`);
    return engine.url(running.port);
  }
  if (await isTaken(port)) throw new Error(`another program listens at port ${port}`);
  await engine.prepare(tell);
  const started = start(engine, port);
  const deadline = Date.now() + LONGEST_START_MS;
  while (!(await engine.answers(port))) {
    if (runningOne(engine) === undefined) throw new Error(`it ended at once: see ${started.log}`);
    if (Date.now() > deadline) {
      await takeDown(engine, port, () => {});
      throw new Error(`it did not answer within ${LONGEST_START_MS / 1000} s: see ${started.log}`);
    }
    await pause(200);
  }
  tell(`${engine.name}: ${engine.what} at ${engine.url(port)}`);
  return engine.url(port);
}

/** Sends SIGTERM and waits for the end of the process; kills it when it does not end in time. */
export async function takeDown(engine, _port, tell) {
  const running = runningOne(engine);
  if (running === undefined) {
    tell(`${engine.name}: not running`);
    return;
  }
  process.kill(running.pid, 'SIGTERM');
  const deadline = Date.now() + LONGEST_END_MS;
  while (runningOne(engine) !== undefined) {
    if (Date.now() > deadline) process.kill(running.pid, 'SIGKILL');
    await pause(100);
  }
  rmSync(pidFile(engine), { force: true });
  tell(`${engine.name}: ended`);
}

export async function tellStatus(engine, _port, tell) {
  const running = runningOne(engine);
  if (running === undefined) {
    tell(`${engine.name}: not running`);
    return;
  }
  const answers = await engine.answers(running.port);
  tell(
    `${engine.name}: process ${running.pid} ${answers ? 'answers' : 'DOES NOT ANSWER'} at ${engine.url(running.port)}`,
  );
}

function start(engine, port) {
  const folder = folderOf(engine.name);
  mkdirSync(folder, { recursive: true });
  const log = join(folder, 'log.txt');
  const output = openSync(log, 'w');
  const { command, args } = engine.command(port);
  const child = spawn(command, args, { cwd: folder, detached: true, stdio: ['ignore', output, output] });
  child.on('error', () => {}); // `answers` reports a failed start: there is no process.
  child.unref();
  if (child.pid !== undefined) {
    writeFileSync(pidFile(engine), JSON.stringify({ pid: child.pid, port, start: startOf(child.pid) }));
  }
  return { log };
}

/** Also undefined when the process number now belongs to another process, which must not be ended. */
function runningOne(engine) {
  if (!existsSync(pidFile(engine))) return undefined;
  const noted = JSON.parse(readFileSync(pidFile(engine), 'utf8'));
  const found = startOf(noted.pid);
  return found !== undefined && found === noted.start ? noted : undefined;
}

function pidFile({ name }) {
  return join(folderOf(name), 'pid.json');
}

function isTaken(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
