import { expect, it } from '@jest/globals';
import { SettableClock } from '../../platform/clock/clock.js';
import { AnswerBook } from './answer-book.js';

const START = '2027-07-03T07:10:00.000Z';
const marina = { id: 'm1' };

it('remembers when a marina last answered', async () => {
  const clock = new SettableClock(START);
  let works = true;
  const book = new AnswerBook(
    () => () => (works ? Promise.resolve(7) : Promise.reject(new Error('engine down'))),
    clock,
  );
  expect(book.lastOf(marina)).toEqual({ figures: null, answered_at: null, last_answer_at: null });
  expect(await book.answersOf([marina])).toEqual([{ marina, figures: 7, answered_at: START, last_answer_at: START }]);
  works = false;
  clock.advance(60_000);
  expect(await book.answersOf([marina])).toEqual([{ marina, figures: null, answered_at: null, last_answer_at: START }]);
  expect(book.lastOf(marina).figures).toBe(7);
  book.forget(marina);
  expect((await book.answersOf([marina]))[0]?.last_answer_at).toBeNull();
});

it('does not wait for a marina that is too slow', async () => {
  const book = new AnswerBook(() => () => new Promise<number>(() => undefined), new SettableClock(START), 5);
  expect((await book.answersOf([marina]))[0]?.figures).toBeNull();
});

it('asks several marinas together, and none of them is lost with another', async () => {
  const asked: string[][] = [];
  const book = new AnswerBook((marinas: readonly { id: string }[]) => {
    asked.push(marinas.map(({ id }) => id));
    return ({ id }) => (id === 'm2' ? Promise.reject(new Error('engine down')) : Promise.resolve(7));
  }, new SettableClock(START));
  const answers = await book.answersOf([marina, { id: 'm2' }, { id: 'm3' }]);
  expect(answers.map(({ figures }) => figures)).toEqual([7, null, 7]);
  expect(await book.answersOf([])).toEqual([]);
  expect(asked).toEqual([['m1', 'm2', 'm3']]);
});
