import { describe, expect, it } from '@jest/globals';
import type { ListTab } from './list-tabs.js';
import { choicesOfTab, chosenOf, statusChoices, withChoice } from './status-choices.js';
import { type DisplayedStatus, displayedStatuses } from '../../../../../contracts/vocabulary/reservation-words.js';

const choice = (status: DisplayedStatus) => statusChoices.find((one) => one.statuses[0] === status)!;
const firsts = (statuses: readonly DisplayedStatus[]) => chosenOf(statuses).map((one) => one.statuses[0]);

describe('the choices of the status filter', () => {
  it('reach every status a marina sees once', () => {
    const offered = statusChoices.flatMap((one) => one.statuses);
    const hidden = ['-', 'instant_booking_initiated'];
    expect([...offered].sort()).toEqual(displayedStatuses.filter((status) => !hidden.includes(status)).sort());
  });

  it('are ticked when all their statuses are in the filter', () => {
    expect(firsts(['initiated', 'pending'])).toEqual(['initiated']);
    expect(firsts(['pending', 'updated', 'boater_accepted', 'boater_added_documents'])).toEqual(['pending']);
  });

  it('add and take away their statuses, and leave the others alone', () => {
    const ticked = withChoice(['initiated'], choice('pending'), true);
    expect(firsts(ticked)).toEqual(['initiated', 'pending']);
    expect(withChoice(ticked, choice('pending'), true)).toEqual(ticked);
    expect(withChoice(ticked, choice('initiated'), false)).toEqual(choice('pending').statuses);
  });
});

describe('the choices of a tab', () => {
  const offered = (tab: ListTab, chosen: readonly DisplayedStatus[] = []) =>
    choicesOfTab(tab, chosen).flatMap(({ statuses }) => statuses);

  it('are statuses that it can hold', () => {
    expect(offered('APPROVED')).toEqual(['approved']);
    expect(offered('WAITING_LIST')).toEqual(['waiting_list']);
    expect(offered('NEW')).not.toContain('waiting_list');
    expect(offered('PENDING')).toContain('waiting_list');
    expect(offered('CLOSED')).toEqual([
      'expired_no_marina_response',
      'expired_no_boater_response',
      'payment_expired',
      'canceled_by_marina',
      'canceled_by_boater',
      'finished',
    ]);
    expect(offered('ALL')).toEqual(statusChoices.flatMap(({ statuses }) => statuses));
  });

  it('keep what is chosen, so that it can be taken away', () => {
    expect(offered('APPROVED', ['finished'])).toEqual(['approved', 'finished']);
  });
});
