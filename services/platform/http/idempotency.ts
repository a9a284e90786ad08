import QuickLRU from 'quick-lru';
import { isRefusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { Covered } from '../event-sourcing/covering-position.js';
import { RefusedError } from './problem.js';

/** The least number of answers kept; at most twice as many are kept. */
const REMEMBERED = 5_000;

/**
 * Answers of recent commands by caller and key. A resend receives the first answer, even while the command is still
 * running. The streams recognise older resends.
 */
export class RecentAnswers {
  private readonly answers = new QuickLRU<string, { hash: string; answer: Promise<Covered<unknown>> }>({
    maxSize: REMEMBERED,
  });

  /**
   * @param isGood tells whether a known answer can still be used; otherwise the command runs again
   * @throws RefusedError IDEMPOTENCY_KEY_REUSED when the key was used for another request
   */
  async once(
    key: string,
    hash: string,
    run: () => Promise<Covered<unknown>>,
    isGood: (result: unknown) => Promise<boolean> = () => Promise.resolve(true),
  ): Promise<Covered<unknown>> {
    const known = this.answers.get(key);
    if (known !== undefined) {
      if (known.hash !== hash) throw new RefusedError(refuse('key_reused', 'IDEMPOTENCY_KEY_REUSED'));
      const answer = await known.answer;
      if (await isGood(answer.result)) return answer;
      // Another resend may have replaced it during the check.
      if (this.answers.peek(key) === known) this.answers.delete(key);
      return this.once(key, hash, run, isGood);
    }
    const answer = run();
    this.answers.set(key, { hash, answer });
    try {
      const first = await answer;
      // A refusal changed nothing, so the same request may be tried again later.
      if (isRefusal(first.result)) this.answers.delete(key);
      return first;
    } catch (error) {
      this.answers.delete(key);
      throw error;
    }
  }
}
