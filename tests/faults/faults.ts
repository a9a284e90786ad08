/**
 * `npm run test:faults -- [--only kills,places,approvals,disk,files,overload,clocks,soak,strangers,answers,states] [--rounds 100] [--minutes 3]
 * [--seed any]`: damages the built product in every way and checks its guarantees. Prints one line for each check;
 * exits with 1 if one failed. `--shortest` runs one kill and a few approvals at once, and times fail nothing.
 */
import { parseArgs } from 'node:util';
import { answersPart } from './answers-part.js';
import { approvalsPart } from './approvals-part.js';
import { clocksPart } from './clocks-part.js';
import { diskPart } from './disk-part.js';
import { filesPart } from './files-part.js';
import { Findings } from './findings.js';
import { killPart } from './kill-part.js';
import { overloadPart } from './overload-part.js';
import { strangersPart } from './strangers-part.js';
import { soakPart } from './soak-part.js';
import { statesPart } from './states-part.js';

const PARTS = [
  'kills',
  'places',
  'approvals',
  'disk',
  'files',
  'overload',
  'clocks',
  'soak',
  'strangers',
  'answers',
  'states',
];

const shortest = process.argv.includes('--shortest');

const { values } = parseArgs({
  options: {
    shortest: { type: 'boolean' },
    rounds: { type: 'string', default: shortest ? '1' : '100' },
    minutes: { type: 'string', default: shortest ? '0.1' : '3' },
    seed: { type: 'string', default: new Date().toISOString() },
    only: { type: 'string', default: shortest ? 'approvals,kills' : PARTS.join(',') },
  },
});
const { seed } = values;
const parts = values.only.split(',');
const unknown = parts.filter((part) => !PARTS.includes(part));

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function run(): Promise<number> {
  const findings = new Findings(print);
  const wanted = (part: string) => parts.includes(part);
  if (wanted('approvals')) await approvalsPart(findings, shortest ? 10 : 1_000);
  if (wanted('disk')) await diskPart(findings, seed);
  if (wanted('files')) await filesPart(findings);
  if (wanted('overload')) await overloadPart(findings);
  if (wanted('clocks')) await clocksPart(findings);
  if (wanted('soak')) await soakPart(findings, { seed, minutes: Number(values.minutes) });
  if (wanted('strangers')) await strangersPart(findings);
  if (wanted('answers')) await answersPart(findings);
  if (wanted('states')) await statesPart(findings);
  const rounds = wanted('kills') ? Number(values.rounds) : 0;
  const readyWithinMs = shortest ? Infinity : 3_000;
  const killing = { seed, rounds, places: wanted('places'), readyWithinMs };
  if (rounds > 0 || wanted('places')) await killPart(findings, killing);
  return findings.failures;
}

print(`Faults, seed ${seed}`);
if (unknown.length > 0) print(`There is no part ${unknown.join(', ')}; there are ${PARTS.join(', ')}.`);
const failures = unknown.length > 0 ? 1 : await run();
print(failures === 0 ? 'All promises were kept.' : `${failures} failed.`);
process.exitCode = failures === 0 ? 0 : 1;
