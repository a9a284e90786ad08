import type { Collection } from 'mongodb';
import { randomUUID } from 'node:crypto';
import type { MongoConnection } from '../../mongo/mongo-connection.js';
import { CheckpointMovedError, type ConsumerWrites, type LogPlace } from '../read-model-store.js';
import { refusedAsDuplicates } from './guarded-writes.js';
import { CHECKPOINTS } from './mongo-indexes.js';

interface Checkpoint {
  _id: string;
  position: number;
  event_id?: string | null;
  /** Id of the call that saved it. */
  saving: string;
}

export type CheckpointMove = NonNullable<ConsumerWrites['checkpoint']>;

/** The checkpoints of all consumers, one document each. */
export class MongoCheckpoints {
  /** @param prefix begins the name of their collection */
  constructor(
    private readonly connection: MongoConnection,
    private readonly prefix: string,
  ) {}

  all(): Promise<Map<string, LogPlace>> {
    return this.answer(async (checkpoints) => {
      const stored = await checkpoints.find().toArray();
      // Checkpoints of earlier versions name no event.
      return new Map(stored.map(({ _id, position, event_id = null }) => [_id, { position, event_id }]));
    });
  }

  of(consumer: string): Promise<number> {
    return this.answer(async (checkpoints) => (await checkpoints.findOne({ _id: consumer }))?.position ?? 0);
  }

  /**
   * Moves all of them in one round trip, each only from where it is expected.
   * @returns for each null, or CheckpointMovedError
   */
  move(moves: readonly CheckpointMove[]): Promise<readonly (CheckpointMovedError | null)[]> {
    return this.answer(async (checkpoints) => {
      const saving = randomUUID();
      if (await movedAll(checkpoints, moves, saving)) return moves.map(() => null);
      // The answer does not tell which of them. Besides, the driver repeats a command that was not answered: MongoDB
      // recognises the repeat, even after a crash; some compatible servers do not, and a consumer would stop because of
      // its own checkpoint.
      const ids = moves.map(({ consumer }) => consumer);
      const ours = await checkpoints.find({ _id: { $in: ids }, saving }).toArray();
      const moved = new Set(ours.map(({ _id }) => _id));
      return moves.map(({ consumer, previous }) =>
        moved.has(consumer)
          ? null
          : new CheckpointMovedError(`checkpoint of ${consumer}: it is no longer at ${previous}`),
      );
    });
  }

  delete(consumer: string): Promise<void> {
    return this.answer(async (checkpoints) => {
      await checkpoints.deleteOne({ _id: consumer });
    });
  }

  private answer<T>(work: (checkpoints: Collection<Checkpoint>) => Promise<T>): Promise<T> {
    return this.connection.answer((database) => work(database.collection<Checkpoint>(this.prefix + CHECKPOINTS)));
  }
}

/** False if at least one was not moved by this bulk. Creating one that exists is refused as a duplicate. */
async function movedAll(
  checkpoints: Collection<Checkpoint>,
  moves: readonly CheckpointMove[],
  saving: string,
): Promise<boolean> {
  try {
    const { matchedCount, upsertedCount } = await checkpoints.bulkWrite(
      moves.map(({ consumer, previous, next: { position, event_id } }) => ({
        updateOne: {
          filter: { _id: consumer, position: previous },
          update: { $set: { position, event_id, saving } },
          upsert: previous === 0,
        },
      })),
      { ordered: false },
    );
    return matchedCount + upsertedCount === moves.length;
  } catch (error) {
    refusedAsDuplicates(error);
    return false;
  }
}
