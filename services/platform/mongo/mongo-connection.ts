/** The connection to one database of a MongoDB-compatible server, shared by all operations of one adapter. */
import { MongoClient, type Db, type MongoClientOptions } from 'mongodb';
import type { EngineUnavailableError } from '../availability/engine-unavailable.js';
import { connectionReasonOf, reasonOf, urlReasonOf } from './mongo-failure.js';

/** The database of a URL that names none. */
const DEFAULT_DATABASE = 'quayside';

/**
 * A write is acknowledged when a majority has it on disk, and a read returns only what a majority has. The driver's
 * monitor notices a server that stops answering without closing its connections after the connect timeout; operations
 * that wait for it then fail.
 */
const OPTIONS: MongoClientOptions = {
  appName: 'quayside',
  writeConcern: { w: 'majority', journal: true, wtimeoutMS: 10_000 },
  readConcern: { level: 'majority' },
  readPreference: 'primary',
  retryReads: true,
  retryWrites: true,
  ignoreUndefined: true,
  serverSelectionTimeoutMS: 5000,
  connectTimeoutMS: 5000,
  waitQueueTimeoutMS: 10_000,
  heartbeatFrequencyMS: 5000,
};

/** The longest time that a server may work on one operation. */
export const LONGEST_QUESTION_MS = 10_000;

export interface MongoTarget {
  readonly url: string;
  /** The content of the database, for messages: `the read models`. */
  readonly holds: string;
  /** Appended to the database name of the URL. */
  readonly suffix?: string;
  readonly failure: new (message: string, options?: ErrorOptions) => EngineUnavailableError;
}

export class MongoConnection {
  private closed = false;

  private constructor(
    private readonly client: MongoClient,
    private readonly database: Db,
    private readonly target: MongoTarget,
  ) {}

  /** Connects and checks the permissions. @throws EngineUnavailableError in one line with the reason */
  static async open(target: MongoTarget): Promise<MongoConnection> {
    const client = clientOf(target);
    const connection = new MongoConnection(client, client.db(databaseOf(target)), target);
    try {
      // A ping is answered without permissions; this needs read permission and a primary.
      await connection.database.listCollections({}, { nameOnly: true }).toArray();
      return connection;
    } catch (error) {
      await connection.close();
      const reason = connectionReasonOf(error, connection.hosts);
      if (reason === undefined) throw error;
      throw new target.failure(`${target.holds}: ${reason}`, { cause: error });
    }
  }

  /** @throws EngineUnavailableError when the driver or the network fails, or the connection is closed */
  async answer<T>(work: (database: Db) => Promise<T>): Promise<T> {
    const { failure, holds } = this.target;
    if (this.closed) throw new failure(`${holds} at ${this.hosts} are closed`);
    try {
      return await work(this.database);
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === undefined) throw error;
      throw new failure(`${holds} at ${this.hosts} are unavailable: ${reason}`, { cause: error });
    }
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await this.client.close();
  }

  private get hosts(): string {
    const { srvHost, hosts } = this.client.options;
    return srvHost ?? hosts.join(',');
  }
}

function clientOf({ url, holds, failure }: MongoTarget): MongoClient {
  try {
    return new MongoClient(url, OPTIONS);
  } catch (error) {
    throw new failure(`${holds}: ${urlReasonOf(error)}`, { cause: error });
  }
}

function databaseOf({ url, suffix = '' }: MongoTarget): string {
  const named = /^mongodb(?:\+srv)?:\/\/[^/?]+\/([^?]+)/.exec(url)?.[1];
  return (named === undefined ? DEFAULT_DATABASE : decodeURIComponent(named)) + suffix;
}
