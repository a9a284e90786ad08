import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { openKurrentEventStore } from '../../services/platform/event-store/kurrent/open-kurrent-event-store.js';
import { ChildProgram } from './child-program.js';

/** The servers that the rows run on. A server that is not configured is left out, and the report names it. */
export interface ServersMeasured {
  readonly eventStore: { readonly url: string; readonly name: string };
  /** A new database. */
  readonly readModels: { readonly url: string; readonly server: string; readonly name: string } | undefined;
  readonly brokers: readonly string[] | undefined;
  /** A log without events; undefined: the configured server has some. */
  readonly emptyLog: () => Promise<EmptyLog | undefined>;
  /** The configured server; otherwise a double that takes a millisecond for each answer. */
  readonly distantLog: () => Promise<ServersMeasured['eventStore']>;
  stop(): Promise<void>;
}

export interface EmptyLog {
  readonly url: string;
  /** From now on the double takes a millisecond for each answer; a log can be filled faster before. */
  readonly becomeDistant: () => Promise<void>;
}

/** Servers are configured by the variables of the product or of its tests. */
export async function serversMeasured(): Promise<ServersMeasured> {
  const named = (name: string) =>
    [process.env[name], process.env[`TEST_${name}`]].find((value) => value !== '' && value !== undefined);
  const stops: (() => Promise<unknown>)[] = [];
  const readModels = await ownDatabase(named('READ_MODELS_URL'), stops);
  const given = named('EVENT_STORE_URL');
  return {
    eventStore: given === undefined ? await startedDouble(stops) : { url: given, name: 'EventStoreDB' },
    readModels,
    brokers: named('KAFKA_BROKERS')?.split(','),
    distantLog: async () =>
      given === undefined ? startedDouble(stops, { delay: 1 }) : { url: given, name: 'EventStoreDB' },
    emptyLog: async () => (given === undefined ? startedDouble(stops) : emptyOf(given)),
    stop: async () => {
      for (const stop of stops.reverse()) await stop();
    },
  };
}

async function emptyOf(url: string): Promise<EmptyLog | undefined> {
  const store = await openKurrentEventStore(url);
  const head = await store.head();
  await store.close();
  return head === 0 ? { url, becomeDistant: () => Promise.resolve() } : undefined;
}

async function startedDouble(
  stops: (() => Promise<unknown>)[],
  how: { readonly delay?: number } = {},
): Promise<ServersMeasured['eventStore'] & EmptyLog> {
  const program = new ChildProgram('event-store-double');
  stops.push(() => program.stop());
  return {
    url: await program.ask<string>('start', how),
    name: 'the double of EventStoreDB',
    becomeDistant: () => program.ask('delay', { delay: 1 }),
  };
}

async function ownDatabase(
  server: string | undefined,
  stops: (() => Promise<unknown>)[],
): Promise<ServersMeasured['readModels']> {
  if (server === undefined) return undefined;
  const url = new URL(server);
  const database = `quayside_bench_${randomUUID().replaceAll('-', '')}`;
  url.pathname = `/${database}`;
  const client = new MongoClient(server);
  const { secantusVersion, version } = await client.db('admin').command({ buildInfo: 1 });
  stops.push(async () => {
    await client.db(database).dropDatabase();
    await client.close();
  });
  const name = typeof secantusVersion === 'string' ? `secantusdb ${secantusVersion}` : `MongoDB ${String(version)}`;
  return { url: url.href, server, name };
}
