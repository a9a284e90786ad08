import { expect, it } from '@jest/globals';
import { SettableClock } from '../../platform/clock/clock.js';
import { AnswerBook } from './answer-book.js';

const START = '2027-07-03T07:10:00.000Z';
const marina = { id: 'm1' };

it('remembers when a marina last answered', async () => {
  const clock = new SettableClock(START);
  let works = true;
  const book = new AnswerBook(() => (works ? Promise.resolve(7) : Promise.reject(new Error('engine down'))), clock);
  expect(book.lastOf(marina)).toEqual({ figures: null, answered_at: null, last_answer_at: null });
  expect(await book.answerOf(marina)).toEqual({ figures: 7, answered_at: START, last_answer_at: START });
  works = false;
  clock.advance(60_000);
  expect(await book.answerOf(marina)).toEqual({ figures: null, answered_at: null, last_answer_at: START });
  expect(book.lastOf(marina).figures).toBe(7);
  book.forget(marina);
  expect((await book.answerOf(marina)).last_answer_at).toBeNull();
});

it('does not wait for a marina that is too slow', async () => {
  const book = new AnswerBook(() => new Promise<number>(() => undefined), new SettableClock(START), 5);
  expect((await book.answerOf(marina)).figures).toBeNull();
});
