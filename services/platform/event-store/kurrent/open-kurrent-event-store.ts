import { AccessDeniedError, EventStoreDBClient } from '@eventstore/db-client';
import { EventStoreUnavailableError } from '../event-store.js';
import { parseConnectionUrl, WrongEventStoreUrlError } from './connection-url.js';
import { KurrentEventStore, type KurrentEventStoreOptions } from './kurrent-event-store.js';
import { reasonOf } from './server-errors.js';

/**
 * Opens the event store behind a URL, `esdb://user:password@host:2113?tls=true` or several hosts separated by commas,
 * and checks that it can be reached and read. The user needs permission to read `$all` and to write streams.
 * @throws WrongEventStoreUrlError, EventStoreUnavailableError: both with one line that states the remedy, without
 * secrets
 */
export async function openKurrentEventStore(
  url: string,
  options: KurrentEventStoreOptions = {},
): Promise<KurrentEventStore> {
  const { url: parsed, credentials, place } = parseConnectionUrl(url);
  const store = new KurrentEventStore(connect(parsed), credentials, options);
  try {
    await store.ping();
    return store;
  } catch (error) {
    await store.close();
    throw error instanceof EventStoreUnavailableError ? unreachable(place, error) : error;
  }
}

function connect(url: string): EventStoreDBClient {
  try {
    return EventStoreDBClient.connectionString(url);
  } catch (error) {
    // The client's message about an option may contain the password; a message about files only names the missing one.
    const ofFiles = error instanceof Error && /certificate|userCertFile/i.test(error.message);
    const why = ofFiles ? error.message : 'one of its options has a value that cannot be used';
    throw new WrongEventStoreUrlError(`The URL of the event store is wrong: ${why.replace(/\.?$/, '.')}`);
  }
}

function unreachable(place: string, { cause }: EventStoreUnavailableError): EventStoreUnavailableError {
  const what =
    cause instanceof AccessDeniedError
      ? `refused the user and password of its URL, or that user may not read $all`
      : `cannot be used: ${reasonOf(cause)}`;
  return new EventStoreUnavailableError(`The event store at ${place} ${what}.`, { cause });
}
