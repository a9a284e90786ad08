/**
 * `npm run test:faults -- [--rounds 100] [--seed any] [--only kills,places,night,files]`: breaks the built product in
 * every way that can be thought of and looks whether it keeps its promises. Ends with 1 when it does not.
 */
import { parseArgs } from 'node:util';
import { crashPlaces } from './crash-places.js';
import { KillRounds, type RoundsReport } from './kill-rounds.js';

const READY_WITHIN_MS = 3_000;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    seed: { type: 'string', default: new Date().toISOString() },
    only: { type: 'string', default: 'kills,places' },
  },
});
const parts = values.only.split(',');

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function killRounds(): Promise<RoundsReport> {
  const rounds = await KillRounds.prepare(values.seed);
  try {
    if (parts.includes('places')) {
      for (const [name, most] of crashPlaces) {
        await rounds.crashAt(name, most);
        say(`  died at ${name}`);
      }
    }
    for (let round = 1; parts.includes('kills') && round <= Number(values.rounds); round += 1) {
      await rounds.round();
      if (round % 10 === 0) say(`  ${round} rounds`);
    }
    return await rounds.finish();
  } finally {
    await rounds.close();
  }
}

say(`Faults, seed ${values.seed}`);
const report = await killRounds();
const { starts, wrong, ...figures } = report;
const slowest = Math.max(...starts);
const median = [...starts].sort((a, b) => a - b)[Math.floor(starts.length / 2)] ?? 0;
say(JSON.stringify(figures));
say(`Ready after a kill: median ${Math.round(median)} ms, slowest ${Math.round(slowest)} ms`);
const broken = slowest > READY_WITHIN_MS ? [...wrong, `a start took ${Math.round(slowest)} ms`] : wrong;
for (const what of broken) say(`BROKEN ${what}`);
process.exitCode = broken.length === 0 ? 0 : 1;
