import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import pino from 'pino';
import { livedDemo } from '../../services/apps/demo-living.js';
import { SystemClock } from '../../services/platform/clock/clock.js';
import { closeEngines, openEmbeddedEngines } from '../../services/platform/engines/engines.js';
import { SNAPSHOTS } from '../../services/platform/event-sourcing/snapshot-store.js';
import { parseSettings } from '../../services/platform/settings/settings.js';
import { differencesToRebuild } from '../faults/read-model-copy.js';

/** A thread runs the built program. */
const BUILT = pathToFileURL(resolve('dist/services/apps/rebuild-worker.js'));
const SIZE = { berths: 30, arrivals: 3, onTheDesk: 1 };
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'quayside-aside-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

function lived(builder: URL, stop = new AbortController().signal) {
  const settings = parseSettings({ DATA_DIR: directory, LOG_LEVEL: 'silent' });
  const engines = openEmbeddedEngines(settings, new SystemClock(), 'checkpoints');
  const order = { size: SIZE, seed: 'aside', stop, logger: pino({ level: 'silent' }), builder };
  return livedDemo(settings, engines, order);
}

describe('read models that another thread builds while the log is written', () => {
  it('are those that a rebuild gives, with the checkpoints and snapshots of what ran beside them', async () => {
    const aWeekAgo = () => new Date(Date.now() - 7 * 86_400_000).toISOString();
    const earliest = aWeekAgo();
    await lived(BUILT);
    const latest = aWeekAgo();
    const settings = parseSettings({ DATA_DIR: directory });
    const engines = openEmbeddedEngines(settings, new SystemClock());
    const head = await engines.eventStore.head();
    expect(head).toBeGreaterThan(1000);
    const names = await engines.readModels.names();
    expect(names).toEqual(expect.arrayContaining([SNAPSHOTS, 'read_models']));
    const behind = [];
    for (const name of [...names.filter((name) => name.includes('@')), 'policy:berth-mending']) {
      const store = name.includes('@') ? engines.readModels : engines.record;
      const checkpoint = await store.loadCheckpoint(name);
      // Consumers read irrelevant events again after a start.
      if (head - checkpoint > 1000) behind.push(`${name} ${checkpoint}`);
    }
    expect(behind).toEqual([]);
    // The policy skips mails of half a year, but not those of the last days.
    const mails = await engines.record.loadCheckpoint('policy:boater-mails');
    const since = [];
    for await (const { metadata } of engines.eventStore.readAll({ after: mails - 1 })) since.push(metadata.recorded_at);
    const [lastOld = '', ...news] = since;
    expect(lastOld < latest).toBe(true);
    expect(news.length).toBeGreaterThan(10);
    expect(news.filter((at) => at < earliest)).toEqual([]);
    await closeEngines(engines);
    const { documents, wrong } = await differencesToRebuild(directory);
    expect(documents).toBeGreaterThan(1000);
    expect(wrong).toEqual([]);
  }, 120_000);

  it('are not reported as complete if their thread failed', async () => {
    const broken = join(directory, 'broken.mjs');
    writeFileSync(broken, 'throw new Error("no room for read models");');
    await expect(lived(pathToFileURL(broken))).rejects.toThrow('no room for read models');
  }, 60_000);

  it('are left alone when the filling is stopped', async () => {
    await expect(lived(BUILT, AbortSignal.abort())).rejects.toThrow('was stopped');
    const again = openEmbeddedEngines(parseSettings({ DATA_DIR: directory }), new SystemClock());
    expect(await again.eventStore.head()).toBeGreaterThan(0);
    await closeEngines(again);
  }, 60_000);
});
