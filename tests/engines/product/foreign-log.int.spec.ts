/** The start with a log that does not hold what the read models, policies or the feed have processed. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { SystemClock } from '../../../services/platform/clock/clock.js';
import { EngineUnavailableError } from '../../../services/platform/availability/engine-unavailable.js';
import { openKurrentEventStore } from '../../../services/platform/event-store/kurrent/open-kurrent-event-store.js';
import { SqliteEventStore } from '../../../services/platform/event-store/sqlite-event-store.js';
import { BUILT_FROM } from '../../../services/platform/read-models/built-from.js';
import {
  closeEngines,
  type Engines,
  openEngines,
  openStoppedEngines,
} from '../../../services/platform/engines/engines.js';
import { openMongoReadModels } from '../../../services/platform/read-models/mongo/mongo-read-model-store.js';
import { openMongoProcessing, openProcessingFile } from '../../../services/platform/processing/processing-record.js';
import { SqliteReadModelStore } from '../../../services/platform/read-models/sqlite-read-model-store.js';
import { parseSettings } from '../../../services/platform/settings/settings.js';
import { events, streamName } from '../event-store/event-fixtures.js';
import { EventStoreDouble } from '../event-store/double/event-store-double.js';
import { notRun } from '../read-models/mongo-under-test.js';
import { ownDatabase } from '../read-models/own-database.js';

const mongo = process.env['TEST_READ_MODELS_URL'];
const logger = pino({ level: 'silent' });
const EVENTS = 12;

/** The engines of one installation, whose log can be exchanged. */
interface Pair {
  readonly directory: string;
  readonly environment: Record<string, string>;
  /** Leaves the log without its last events. */
  readonly cutOff: () => void | Promise<void>;
  /** Leaves the log with other last events, as another copy of the installation that lived on by itself. */
  readonly exchange: () => Promise<void>;
}

const directories: string[] = [];
const nodes: EventStoreDouble[] = [];
const databases: ReturnType<typeof ownDatabase>[] = [];
afterAll(async () => {
  for (const node of nodes) node.goAway();
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
  await Promise.all(databases.map((database) => database.drop()));
});

function directory(): string {
  const made = mkdtempSync(join(tmpdir(), 'quayside-foreign-'));
  directories.push(made);
  return made;
}

async function node(): Promise<EventStoreDouble> {
  const started = await EventStoreDouble.start();
  nodes.push(started);
  return started;
}

function database(server: string): string {
  const own = ownDatabase(server, ['', '_keys']);
  databases.push(own);
  return own.url;
}

const open = ({ directory: DATA_DIR, environment }: Pair): Promise<Engines> =>
  openEngines(parseSettings({ DATA_DIR, DEMO: 'none', ...environment }), new SystemClock(), logger);

async function written(pair: Pair, count: number): Promise<number> {
  const engines = await open(pair);
  await engines.keys.keyForWriting('somebody');
  const { position } = await engines.eventStore.append(streamName(), 'no_stream', events(count));
  await closeEngines(engines);
  return position;
}

async function processed(pair: Pair, consumer: string, position: number): Promise<void> {
  const engines = await open(pair);
  const event_id = (await engines.eventStore.eventAt(position))?.id ?? null;
  const store = consumer.includes('@') ? engines.readModels : engines.record;
  await store.saveCheckpoint(consumer, 0, { position, event_id });
  await closeEngines(engines);
}

/** What the read models and the processing record have, without the product's check. */
async function stored({ directory: place, environment }: Pair) {
  const url = environment['READ_MODELS_URL'];
  const stores =
    url === undefined
      ? [SqliteReadModelStore.openIn(place), openProcessingFile(place)]
      : [await openMongoReadModels(url), await openMongoProcessing(url)];
  const contents = [];
  for (const store of stores) {
    const [checkpoints, names] = [[...(await store.checkpoints())], await store.names()];
    const place = names.includes(BUILT_FROM)
      ? await (await store.open({ name: BUILT_FROM, indexes: [] })).get('log')
      : undefined;
    contents.push({ checkpoints, names, place });
    await store.close();
  }
  return contents;
}

async function onFiles(environment: Record<string, string>): Promise<Pair> {
  const [own, earlier] = [directory(), directory()];
  const pair = { directory: own, environment, cutOff: () => undefined, exchange: () => Promise.resolve() };
  await written(pair, EVENTS);
  cpSync(join(own, 'events.db'), join(earlier, 'events.db'));
  const cutOff = () => {
    for (const suffix of ['-wal', '-shm']) rmSync(join(own, `events.db${suffix}`), { force: true });
    cpSync(join(earlier, 'events.db'), join(own, 'events.db'));
  };
  const exchange = async () => {
    cutOff();
    const log = new SqliteEventStore({ directory: own });
    await log.append(streamName(), 'no_stream', events(2 * EVENTS));
    await log.close();
  };
  return { ...pair, cutOff, exchange };
}

async function onServer(more: Record<string, string>): Promise<Pair> {
  const server = await node();
  const environment = { EVENT_STORE_URL: server.url, ...more };
  const pair = { directory: directory(), environment, cutOff: () => undefined, exchange: () => Promise.resolve() };
  await written(pair, EVENTS);
  const { length } = server.log.events;
  const cutOff = () => void server.log.events.splice(length);
  const exchange = async () => {
    server.goAway();
    const other = await EventStoreDouble.start({ log: server.log.beginning(length), port: server.port });
    nodes.push(other);
    const log = await openKurrentEventStore(other.url);
    await log.append(streamName(), 'no_stream', events(2 * EVENTS));
    await log.close();
  };
  return { ...pair, cutOff, exchange };
}

const pairs: [string, () => Promise<Pair>][] = [
  ['all in a directory', () => onFiles({})],
  ['a log on a server, read models in a directory', () => onServer({})],
];
if (mongo === undefined) notRun('read models on a server', 'TEST_READ_MODELS_URL names no server');
else {
  pairs.push(
    ['a log in a directory, read models on a server', () => onFiles({ READ_MODELS_URL: database(mongo) })],
    ['all on servers', () => onServer({ READ_MODELS_URL: database(mongo) })],
  );
}

describe.each(pairs)('with %s', (_name, make) => {
  it.each(['reservations@3', 'policy:departures', 'feed'])(
    'a log that ends before the checkpoint of %s is refused in one line, and nothing is changed',
    async (consumer) => {
      const pair = await make();
      const last = await written(pair, EVENTS);
      await processed(pair, consumer, last);
      const before = await stored(pair);
      await pair.cutOff();
      await refusal(pair, `ends at position \\d+, but position ${last} was processed before: .*`);
      expect(await stored(pair)).toEqual(before);
    },
  );

  it('a longer log with the same beginning and another end is refused in one line, and nothing is changed', async () => {
    const pair = await make();
    const last = await written(pair, EVENTS);
    await processed(pair, 'feed', last);
    const before = await stored(pair);
    await pair.exchange();
    await refusal(pair, `has (another|no) event at position ${last}.*`);
    expect(await stored(pair)).toEqual(before);
  });
});

describe('with all in a directory', () => {
  it('programs that work on a stopped installation refuse a log with another end', async () => {
    const pair = await onFiles({});
    await processed(pair, 'feed', await written(pair, EVENTS));
    const settings = parseSettings({ DATA_DIR: pair.directory, DEMO: 'none' });
    await closeEngines(await openStoppedEngines(settings, new SystemClock()));
    await pair.exchange();
    const before = await stored(pair);
    await expect(openStoppedEngines(settings, new SystemClock())).rejects.toThrow(/has another event at position/);
    expect(await stored(pair)).toEqual(before);
  });
});

async function refusal(pair: Pair, line: string): Promise<void> {
  const refused = open(pair);
  await expect(refused).rejects.toBeInstanceOf(EngineUnavailableError);
  await expect(refused).rejects.toThrow(new RegExp(`^The event log of \\S+ ${line}\\.$`));
  await expect(refused).rejects.not.toThrow(/\n/);
}

describe('with a log on a server', () => {
  it('a start without EVENT_STORE_URL names the log that is expected', async () => {
    const pair = await onServer({});
    await processed(pair, 'feed', await written(pair, EVENTS));
    const { EVENT_STORE_URL: expected = '', ...environment } = pair.environment;
    const place = expected.split('?', 1)[0] ?? '';
    await refusal(
      { ...pair, environment },
      `ends at position 0, .* belongs to the log of ${place}. Set EVENT_STORE_URL to ${place};.*`,
    );
    await closeEngines(await open(pair));
  });

  it('a longer log without an event at the checkpoint is refused', async () => {
    const pair = await onServer({});
    const last = await written(pair, EVENTS);
    await processed(pair, 'feed', last - 1);
    await refusal(pair, `has no event at position ${last - 1}, which was processed before: it is another log.*`);
  });

  it('the refusal shows no password', async () => {
    const pair = await onServer({});
    await processed(pair, 'feed', await written(pair, EVENTS));
    const url = (pair.environment['EVENT_STORE_URL'] ?? '').replace('://', '://quay:s3cr/t?@');
    pair.environment['EVENT_STORE_URL'] = url;
    await pair.cutOff();
    await expect(open(pair)).rejects.not.toThrow(/s3cr/);
  });
});
