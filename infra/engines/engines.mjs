/**
 * Starts the engines of production that need no containers, on loopback, for tests and trials.
 *
 *   node infra/engines/engines.mjs up [name …] [--env] [--mongo-port N] [--kafka-port N] [--redis-port N] [--blobs-port N]
 *   node infra/engines/engines.mjs status | down [name …]
 *
 * All downloads, data and logs are in `.engines`; `down` keeps them. The environment may also set the ports
 * (ENGINES_MONGO_PORT …). `up` prints the variables that tests read; with `--env` it prints nothing else, so that
 * `env $(npm run --silent engines -- up --env) npm run jest -- tests/engines` runs the tests on them. An engine that
 * cannot start is named with the reason, and the others start all the same.
 */
import { parseArgs } from 'node:util';
import { blobs } from './blobs.mjs';
import { kafka } from './kafka.mjs';
import { mongo } from './mongo.mjs';
import { redis } from './redis.mjs';
import { bringUp, takeDown, tellStatus } from './running.mjs';

const engines = [mongo, kafka, redis, blobs];

const orders = { up: bringUp, down: takeDown, status: tellStatus };

const { values, positionals } = commandLine();
const [order = '', ...named] = positionals;
if (!Object.hasOwn(orders, order)) refuse('up, down or status?');
const unknown = named.find((name) => engines.every((engine) => engine.name !== name));
if (unknown !== undefined) refuse(`no engine ${unknown}`);

const portOf = ({ name, port }) =>
  Number(values[`${name}-port`] ?? process.env[`ENGINES_${name.toUpperCase()}_PORT`] ?? port);
const portless = engines.find((engine) => !(portOf(engine) > 0 && portOf(engine) < 65_535));
if (portless !== undefined) refuse(`the port of ${portless.name} is a number from 1 to 65534`);

const tell = (line) => (values.env ? process.stderr : process.stdout).write(`${line}\n`);
for (const engine of engines) {
  if (named.length > 0 && !named.includes(engine.name)) continue;
  try {
    const url = await orders[order](engine, portOf(engine), tell);
    if (url !== undefined) process.stdout.write(`${engine.variable}=${url}\n`);
  } catch (error) {
    tell(`NOT AVAILABLE: ${engine.name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function commandLine() {
  const ports = Object.fromEntries(engines.map(({ name }) => [`${name}-port`, { type: 'string' }]));
  try {
    return parseArgs({ allowPositionals: true, options: { env: { type: 'boolean', default: false }, ...ports } });
  } catch (error) {
    return refuse(error.message);
  }
}

function refuse(reason) {
  process.stderr.write(`${reason}\n`);
  process.exit(2);
}
