import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { fromSnapshot, toSnapshot } from '../../services/berths/domain/berth-plan.js';
import { EventCodec } from '../../services/platform/event-sourcing/event-codec.js';
import { EventRegistry } from '../../services/platform/event-sourcing/event-definition.js';
import type { RecordedEvent } from '../../services/platform/event-store/event-store.js';
import type { PersonKeys } from '../../services/platform/personal-data/person-keys.js';
import { answersOnLog, type LogOwner } from '../fixtures/answers-on-a-log.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { startHarbourServer } from '../fixtures/harbour.js';

/**
 * Checks a data directory written by the last version whose events called the segments of a stay `lies`, against the
 * answers of that version on it, and one stored record of nearly every event type. See tests/fixtures/logs/README.md.
 */
const folder = join(__dirname, '../fixtures/logs/before-berthing');
const unpacked = (name: string): Buffer => gunzipSync(readFileSync(join(folder, `${name}.gz`)));

interface Written {
  readonly now: string;
  readonly owner: LogOwner;
  readonly answers: Readonly<Record<string, unknown>> & { readonly plan: Record<string, unknown> };
}
const written = JSON.parse(unpacked('answers.json').toString()) as Written;

interface Records {
  /** Keys in base64, by person. */
  readonly keys: Readonly<Record<string, string>>;
  readonly records: readonly RecordedEvent[];
}
const { keys, records } = JSON.parse(unpacked('every-type.json').toString()) as Records;

/** That version left the boats and people of visitors out of its berths (null). */
function withoutVisitors(berths: unknown): unknown {
  return JSON.parse(JSON.stringify(berths), (key, value: unknown) =>
    (key === 'boater_id' || key === 'vessel_id') && value === null ? undefined : value,
  );
}

/**
 * That version's residents held one berth, and its snapshots had no segments for them. It knew neither the boats of
 * stays nor closures.
 */
function inShapeOfToday(plan: Record<string, unknown>): Record<string, unknown> {
  const rows = plan.residencies as [string, string, string, string, number, number, number, unknown, number, number][];
  const residencies = rows.map(([id, boater, vessel, berth, length, beam, draft, type, start, end]) => [
    id,
    boater,
    vessel,
    length,
    beam,
    draft,
    type,
    [[berth, start, end]],
  ]);
  const stays = (plan.allocations as unknown[][]).map((row) => [...row.slice(0, -1), null, false, row.at(-1)]);
  return { ...plan, allocations: stays, residencies, kept_both: [], closures: [] };
}

/** What that version answered, in the shapes of today. */
function answeredThen(part: string): object {
  if (part === 'plan') return inShapeOfToday(written.answers.plan);
  const then = written.answers[part];
  return (part === 'berths' ? withoutVisitors(then) : then) as object;
}

describe('a log of the version before stays had segments', () => {
  let server: MarinaServer;
  beforeAll(async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'quayside-older-'));
    for (const name of ['events.db', 'keys.db']) writeFileSync(join(DATA_DIR, name), unpacked(name));
    server = await startHarbourServer({ settings: { DATA_DIR }, now: written.now });
  }, 60_000);
  afterAll(() => server.close());

  it.each(Object.keys(written.answers))('is read as that version read it: %s', async (part) => {
    const answers = await answersOnLog(server, written.owner);
    // Fields that came since are not in that version's answers.
    expect(answers[part]).toMatchObject(answeredThen(part));
  });

  it('has stays of several segments and over several berths in its plan', async () => {
    const { plan } = (await answersOnLog(server, written.owner)) as unknown as {
      plan: { allocations: [...unknown[], [string, string[], number, number][]][] };
    };
    const segments = plan.allocations.map((row) => row.at(-1) as [string, string[], number, number][]);
    expect(segments.filter((stay) => stay.length > 1)).toHaveLength(1);
    expect(segments.flat().filter(([, extends_over]) => extends_over.length > 0)).toHaveLength(1);
  });

  it('has a plan that a snapshot holds whole', () => {
    const plan = inShapeOfToday(written.answers.plan);
    expect(toSnapshot(fromSnapshot(plan))).toEqual(plan);
  });

  it('can be read in every event type', async () => {
    const registry = server.app.get(EventRegistry, { strict: false });
    const known = new Map(Object.entries(keys).map(([person, key]) => [person, Buffer.from(key, 'base64')]));
    const reading = { keysForReading: () => Promise.resolve(known) } as Partial<PersonKeys> as PersonKeys;
    const facts = await new EventCodec(registry, reading).decodeFacts(records);
    expect(facts.filter((fact) => fact instanceof Error)).toEqual([]);
    expect(new Set(records.map(({ type }) => type)).size).toBe(100);
    const segmented = records.filter(({ data }) => 'lies' in data).map(({ type }) => type);
    expect(segmented).toEqual(['AllocationDatesChanged', 'AllocationMoved']);
  });
});
