import { MOVED } from './moved-checkpoint.js';
import { CheckpointMovedError, type ConsumerWrites, type LogPlace } from './read-model-store.js';
import type { SqliteFile } from './sqlite-file.js';

type Move = NonNullable<ConsumerWrites['checkpoint']>;

/** Compare-and-set of all of them in one statement. The one that is not where it is expected is not changed. */
const MOVE = `
  UPDATE checkpoints SET position = moved.position, event_id = moved.event_id
  FROM (
    SELECT value ->> 0 AS consumer, value ->> 1 AS previous, value ->> 2 AS position, value ->> 3 AS event_id
    FROM json_each(?)
  ) AS moved
  WHERE checkpoints.consumer = moved.consumer AND checkpoints.position = moved.previous
  RETURNING checkpoints.consumer`;

const BEGIN = 'INSERT INTO checkpoints (consumer, position, event_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING';

/** The checkpoints of all consumers in the file of the read models. */
export class SqliteCheckpoints {
  constructor(private readonly file: SqliteFile) {}

  all(): Map<string, LogPlace> {
    const rows = this.file.statement('SELECT consumer, position, event_id FROM checkpoints').all();
    return new Map(
      rows.map(({ consumer, position, event_id }) => [
        String(consumer),
        { position: Number(position), event_id: event_id === null ? null : String(event_id) },
      ]),
    );
  }

  /** 0 when none was saved. */
  of(consumer: string): number {
    const row = this.file.statement('SELECT position FROM checkpoints WHERE consumer = ?').get(consumer);
    return Number(row?.['position'] ?? 0);
  }

  /** The furthest position that any consumer has processed, without those that the processing record has now. */
  furthest(): number {
    const row = this.file.statement('SELECT max(position) AS furthest FROM checkpoints WHERE position < ?').get(MOVED);
    return Number(row?.['furthest'] ?? 0);
  }

  /** Must run within the caller's transaction. @throws CheckpointMovedError */
  move(moves: readonly Move[]): void {
    if (moves.length === 0) return;
    const rows = moves.map(({ consumer, previous, next }) => [consumer, previous, next.position, next.event_id]);
    const found = this.file.statement(MOVE).all(JSON.stringify(rows));
    const moved = new Set(found.map(({ consumer }) => String(consumer)));
    for (const move of moves) if (!moved.has(move.consumer)) this.begin(move);
  }

  delete(consumer: string): void {
    this.file.statement('DELETE FROM checkpoints WHERE consumer = ?').run(consumer);
  }

  /** Saves the first checkpoint of a consumer. */
  private begin({ consumer, previous, next: { position, event_id } }: Move): void {
    if (previous === 0 && Number(this.file.statement(BEGIN).run(consumer, position, event_id).changes) === 1) return;
    throw new CheckpointMovedError(`checkpoint of ${consumer}: expected ${previous}, found ${this.of(consumer)}`);
  }
}
