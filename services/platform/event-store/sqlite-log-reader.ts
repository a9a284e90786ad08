import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { EventMetadata, JsonObject, RecordedEvent } from './event-store.js';
import { EventStoreUnavailableError } from './event-store.js';
import { unavailable } from './sqlite-log-file.js';

interface EventRow {
  position: number;
  stream: string;
  revision: number;
  id: string;
  type: string;
  data: string;
  metadata: string;
}

const SELECT_EVENTS = `SELECT e.position, s.name AS stream, e.revision, e.id, e.type, e.data, e.metadata
  FROM events e JOIN streams s ON s.number = e.stream`;

/**
 * Reads the log a page at a time. Each page is one statement that starts and ends within the call, so nothing stays
 * open while a consumer works.
 */
export class SqliteLogReader {
  private readonly selectAll: StatementSync;
  private readonly selectForwards: StatementSync;
  private readonly selectBackwards: StatementSync;

  constructor(private readonly database: DatabaseSync) {
    this.selectAll = database.prepare(`${SELECT_EVENTS} WHERE e.position > ? ORDER BY e.position LIMIT ?`);
    this.selectForwards = database.prepare(
      `${SELECT_EVENTS} WHERE s.name = ? AND e.revision >= ? ORDER BY e.revision LIMIT ?`,
    );
    this.selectBackwards = database.prepare(
      `${SELECT_EVENTS} WHERE s.name = ? AND e.revision <= ? ORDER BY e.revision DESC LIMIT ?`,
    );
  }

  /**
   * Events after the position, in log order.
   * @throws EventStoreUnavailableError
   */
  after(position: number, most: number): RecordedEvent[] {
    return this.page(this.selectAll, position, most);
  }

  /**
   * Events of one stream, starting with revision `from`.
   * @throws EventStoreUnavailableError
   */
  ofStream(stream: string, direction: 'forwards' | 'backwards', from: number, most: number): RecordedEvent[] {
    return this.page(direction === 'forwards' ? this.selectForwards : this.selectBackwards, stream, from, most);
  }

  /** One round trip to the engine. @throws EventStoreUnavailableError */
  probe(): void {
    this.query(() => this.database.prepare('SELECT 1 FROM events LIMIT 1').get());
  }

  private page(statement: StatementSync, ...parameters: (string | number)[]): RecordedEvent[] {
    return this.query(() => (statement.all(...parameters) as unknown as EventRow[]).map(recordedEvent));
  }

  private query<T>(question: () => T): T {
    if (!this.database.isOpen) throw new EventStoreUnavailableError('The event log is closed');
    try {
      return question();
    } catch (error) {
      throw unavailable('The event log cannot be read', error);
    }
  }
}

function recordedEvent(row: EventRow): RecordedEvent {
  return Object.freeze({
    id: row.id,
    type: row.type,
    data: JSON.parse(row.data) as JsonObject,
    metadata: JSON.parse(row.metadata) as EventMetadata,
    stream: row.stream,
    revision: row.revision,
    position: row.position,
  });
}
