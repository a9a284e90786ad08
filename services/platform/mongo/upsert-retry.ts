import { DUPLICATE_KEY, hasCode } from './mongo-failure.js';

/**
 * Runs an upsert by `_id` alone. When two create the same document at once, the server may refuse one as a duplicate;
 * the retry finds the document.
 */
export async function upsertWithRetry<T>(upsert: () => Promise<T>): Promise<T> {
  try {
    return await upsert();
  } catch (error) {
    if (hasCode(error, DUPLICATE_KEY)) return upsert();
    throw error;
  }
}
