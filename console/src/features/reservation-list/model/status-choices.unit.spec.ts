import { describe, expect, it } from '@jest/globals';
import { type DisplayedStatus, displayedStatuses } from '../../../../../contracts/reservations/vocabulary.js';
import { chosenOf, statusChoices, withChoice } from './status-choices.js';

const choice = (word: string) => statusChoices.find((one) => one.word === word)!;
const words = (statuses: readonly DisplayedStatus[]) => chosenOf(statuses).map((one) => one.word);

describe('the choices of the status filter', () => {
  it('reach every status a marina sees once', () => {
    const offered = statusChoices.flatMap((one) => one.statuses);
    const hidden = ['-', 'instant_booking_initiated'];
    expect([...offered].sort()).toEqual(displayedStatuses.filter((status) => !hidden.includes(status)).sort());
  });

  it('are ticked when all their statuses are in the filter', () => {
    expect(words(['initiated', 'pending'])).toEqual(['choiceNewRequest']);
    expect(words(['pending', 'updated', 'boater_accepted', 'boater_added_documents'])).toEqual(['choicePending']);
  });

  it('add and take away their statuses, and leave the others alone', () => {
    const ticked = withChoice(['initiated'], choice('choicePending'), true);
    expect(words(ticked)).toEqual(['choiceNewRequest', 'choicePending']);
    expect(withChoice(ticked, choice('choicePending'), true)).toEqual(ticked);
    expect(withChoice(ticked, choice('choiceNewRequest'), false)).toEqual(choice('choicePending').statuses);
  });
});
