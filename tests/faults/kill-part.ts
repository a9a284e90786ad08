import { crashPlaces } from './crash-places.js';
import { type Findings, must, mustBeNone, quantile } from './findings.js';
import { KillRounds } from './kill-rounds.js';

export interface KillOptions {
  readonly seed: string;
  /** Number of kills at a random moment; 0 for none. */
  readonly rounds: number;
  /** True if it also dies once at every named place. */
  readonly places: boolean;
  /** How long a start after a kill may take. */
  readonly readyWithinMs: number;
}

/** Kills the process repeatedly under load, at random moments and at named places. */
export async function killPart(
  findings: Findings,
  { seed, rounds, places, readyWithinMs }: KillOptions,
): Promise<void> {
  const names = [...(rounds > 0 ? [`${rounds} kills`] : []), ...(places ? [`${crashPlaces.length} places`] : [])];
  await findings.check(`killed under load, ${names.join(' and ')}`, async () => {
    const killing = await KillRounds.prepare(seed);
    try {
      if (places) for (const [name, most] of crashPlaces) await killing.crashAt(name, most);
      for (let round = 1; round <= rounds; round += 1) await killing.round();
      const { starts, wrong, ...figures } = await killing.finish();
      mustBeNone(wrong);
      const slowest = Math.max(...starts);
      must(
        slowest <= readyWithinMs,
        `a start took ${Math.round(slowest)} ms; in order: ${starts.map(Math.round).join(', ')}`,
      );
      const ready = `ready after a kill: median ${Math.round(quantile(starts, 0.5))} ms, slowest ${Math.round(slowest)} ms`;
      return `${JSON.stringify(figures)}, ${ready}`;
    } finally {
      await killing.close();
    }
  });
}
