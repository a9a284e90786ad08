import type { FeedMessage } from './feed-registry.js';

/**
 * The destination of public messages. Adapter: Kafka. One test suite (`tests/engines/feed`) checks every sink against
 * this description.
 */
export interface FeedSink {
  /**
   * Prepares for publishing, also after `publish` has failed, and creates missing topics.
   * @throws FeedSinkUnavailableError
   */
  open(topics: readonly string[]): Promise<void>;
  /**
   * Resolves once every message is stored durably. Messages with the same key arrive in the order of the list, and
   * after those of every earlier call. After a failure some may have arrived; the caller sends them all again.
   * @throws FeedSinkUnavailableError
   */
  publish(messages: readonly FeedMessage[]): Promise<void>;
  close(): Promise<void>;
}

/** The sink is unavailable at the moment; try again later. */
export class FeedSinkUnavailableError extends Error {
  override readonly name = 'FeedSinkUnavailableError';
}
