import type { FeedMessage } from './feed-registry.js';

/** Where public messages go. Adapter: Kafka. One suite (`tests/engines/feed`) holds every sink to what is written here. */
export interface FeedSink {
  /**
   * Makes ready for publishing, and ready again after `publish` has failed. Makes the topics that are not there.
   * @throws FeedSinkUnavailableError
   */
  open(topics: readonly string[]): Promise<void>;
  /**
   * Answers when every message is stored for good. Messages of one key arrive in the order of the list, and after
   * those of every earlier call. When it fails, some may have arrived: whoever calls sends them all again.
   * @throws FeedSinkUnavailableError
   */
  publish(messages: readonly FeedMessage[]): Promise<void>;
  close(): Promise<void>;
}

/** The sink cannot take anything now. Try again later. */
export class FeedSinkUnavailableError extends Error {
  override readonly name = 'FeedSinkUnavailableError';
}
