import { DUPLICATE_KEY, hasCode } from './mongo-failure.js';

/**
 * An upsert by `_id` alone. Of two that make the same document at once a server may refuse one as a duplicate, which then,
 * asked again, finds the document made.
 */
export async function upsertWithRetry<T>(upsert: () => Promise<T>): Promise<T> {
  try {
    return await upsert();
  } catch (error) {
    if (hasCode(error, DUPLICATE_KEY)) return upsert();
    throw error;
  }
}
