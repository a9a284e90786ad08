import { describe, expect, it } from '@jest/globals';
import * as actions from './actions.js';
import { aPage, aReservation, serverAllows } from './page-facts.fixture.js';
import type { Offered, PageFacts } from './page-facts.js';
import { displayedStatuses, type DisplayedStatus } from '../../../../../contracts/vocabulary/reservation-words.js';

type Source = 'BOATER' | 'MARINA';
type Action = (facts: PageFacts) => Offered;

const at = (status: DisplayedStatus, source: Source = 'BOATER') => aPage(aReservation(status, { source }));
const shownIn = (action: Action, source: Source) =>
  displayedStatuses.filter((status) => action(at(status, source)).shown);
const noMoves = (status: DisplayedStatus, source: Source = 'BOATER') =>
  aPage(aReservation(status, { source, allowed_actions: serverAllows([]) }));

const unanswered = ['initiated', 'marina_added_dates', 'boater_accepted_suggested_dates'];

describe('A1 send to customer', () => {
  it('is there for requests, suggested and accepted dates, and a boater’s place on the waiting list', () => {
    expect(shownIn(actions.sendPrice, 'BOATER').toSorted()).toEqual([...unanswered, 'waiting_list'].toSorted());
    expect(shownIn(actions.sendPrice, 'MARINA').toSorted()).toEqual(unanswered.toSorted());
  });

  it.each<[string, PageFacts, string | null]>([
    ['price and no errors', at('initiated'), null],
    ['no price', aPage(aReservation('initiated'), { form: { priced: false } }), 'reasonPriceMissing'],
    ['errors', aPage(aReservation('initiated'), { form: { hasErrors: true } }), 'reasonFormErrors'],
    ['no permission', aPage(aReservation('initiated'), { editor: false }), 'reasonEditorOnly'],
  ])('with %s', (_name, facts, reason) => expect(actions.sendPrice(facts)).toEqual({ shown: true, reason }));

  it('is not offered where the state machine has no such move', () => {
    expect(actions.sendPrice(noMoves('initiated')).shown).toBe(false);
    expect(actions.sendPrice(aPage(null)).shown).toBe(false);
  });
});

describe('A2 notify', () => {
  it('is there for the marina’s own on the waiting list, and in creation mode', () => {
    expect(shownIn(actions.notify, 'MARINA')).toEqual(['waiting_list']);
    expect(shownIn(actions.notify, 'BOATER')).toEqual([]);
    expect(actions.notify(aPage(null))).toEqual({ shown: true, reason: null });
    expect(actions.notify(noMoves('waiting_list', 'MARINA')).shown).toBe(false);
  });

  it('shares its button with Approve', () => {
    expect(displayedStatuses.filter((status) => actions.sendsFromMenu(at(status, 'MARINA')))).toEqual(['waiting_list']);
    expect(actions.sendsFromMenu(at('waiting_list'))).toBe(false);
    expect(actions.sendsFromMenu(aPage(null))).toBe(false);
  });

  it.each([
    [{ priced: false }, 'reasonPriceMissing'],
    [{ priced: false, dated: false }, 'reasonDatesMissing'],
    [{ hasErrors: true }, 'reasonFormErrors'],
  ])('waits for the form: %o', (form, reason) => {
    expect(actions.notify(aPage(null, { form })).reason).toBe(reason);
    expect(actions.notify(aPage(aReservation('waiting_list', { source: 'MARINA' }), { form })).reason).toBe(reason);
  });
});

describe('A3 approve', () => {
  const closed = (status: DisplayedStatus) =>
    aPage(aReservation(status, { allowed_actions: serverAllows(['UPDATE', 'CANCEL']) }));

  it('is named, but not open, in four statuses', () => {
    const named = displayedStatuses.filter((status) => actions.approve(closed(status)).shown);
    expect(named.map((status) => [status, actions.approve(closed(status)).reason])).toEqual([
      ['initiated', 'reasonApproveNoPrice'],
      ['waiting', 'reasonApproveWaiting'],
      ['payment_expired', 'reasonApprovePaymentExpired'],
      ['boater_accepted_suggested_dates', 'reasonApproveNoPrice'],
    ]);
  });

  it('stays closed while waiting, even where the server would take it', () => {
    expect(actions.approve(at('waiting', 'MARINA')).reason).toBe('reasonApproveWaiting');
  });

  it.each<[string, PageFacts, string | null]>([
    ['an accepted price', at('pending'), null],
    ['no permission', aPage(aReservation('pending'), { editor: false }), 'reasonEditorOnly'],
    ['missing documents', aPage(aReservation('pending'), { form: { missing_documents: 1 } }), 'reasonDocumentsMissing'],
    ['the end date today', aPage(aReservation('pending'), { today: '2027-07-19' }), null],
    ['the end date passed', aPage(aReservation('pending'), { today: '2027-07-20' }), 'reasonStayOver'],
    [
      'too many nights',
      aPage(aReservation('pending'), { form: { nights_to_redeem: 2, max_nights_to_redeem: 1 } }),
      'reasonTooManyNights',
    ],
    [
      'as many nights as allowed',
      aPage(aReservation('pending'), { form: { nights_to_redeem: 1, max_nights_to_redeem: 1 } }),
      null,
    ],
    [
      'another price than agreed',
      aPage(aReservation('pending'), { form: { offerChanged: true } }),
      'reasonApproveChanged',
    ],
    [
      'another price of the marina’s own',
      aPage(aReservation('pending', { source: 'MARINA' }), { form: { offerChanged: true } }),
      null,
    ],
    ['errors in the form', aPage(aReservation('pending'), { form: { hasErrors: true } }), 'reasonFormErrors'],
    ['no price', aPage(aReservation('pending'), { form: { priced: false } }), 'reasonPriceMissing'],
  ])('with %s', (_name, facts, reason) => expect(actions.approve(facts)).toEqual({ shown: true, reason }));

  it.each([
    ['RESERVATION_PAST', 'reasonStayOver'],
    ['RESERVATION_FEATURE_NOT_ENABLED', 'reasonFeatureOff'],
    ['SOMETHING_ELSE', 'reasonNotNow'],
    // Approving may lift a document requirement, so the form's own count decides.
    ['RESERVATION_DOCUMENTS_MISSING', null],
  ])('when the server says %s', (code, reason) => {
    const allowed_actions = serverAllows(['APPROVE'], { APPROVE: code });
    expect(actions.approve(aPage(aReservation('pending', { allowed_actions })))).toEqual({ shown: true, reason });
  });

  it('is not offered where the state machine has no such move', () => {
    for (const status of ['pending', 'waiting_list', 'approved', 'marina_added_dates'] as const) {
      expect(actions.approve(noMoves(status)).shown).toBe(false);
    }
  });

  it('in creation mode waits for the form alone', () => {
    expect(actions.approve(aPage(null))).toEqual({ shown: true, reason: null });
    expect(actions.approve(aPage(null, { form: { priced: false } })).reason).toBe('reasonPriceMissing');
    expect(actions.approve(aPage(null, { editor: false })).reason).toBe('reasonEditorOnly');
    expect(actions.approve(aPage(null, { form: { nights_to_redeem: 3, max_nights_to_redeem: 2 } })).reason).toBe(
      'reasonTooManyNights',
    );
  });
});

describe('A4 waiting list', () => {
  it.each<[string, PageFacts, Offered]>([
    ['a request', at('initiated'), { shown: true, reason: null }],
    [
      'a request without a price',
      aPage(aReservation('initiated'), { form: { priced: false } }),
      { shown: true, reason: null },
    ],
    [
      'errors',
      aPage(aReservation('initiated'), { form: { hasErrors: true } }),
      { shown: true, reason: 'reasonFormErrors' },
    ],
    [
      'the error that there is no price',
      aPage(aReservation('initiated'), { form: { hasErrors: true, priced: false } }),
      { shown: true, reason: null },
    ],
    ['no permission', aPage(aReservation('initiated'), { editor: false }), { shown: true, reason: 'reasonEditorOnly' }],
    ['already there', at('waiting_list'), { shown: false, reason: null }],
    ['no such move', noMoves('approved'), { shown: false, reason: null }],
    ['creation mode', aPage(null), { shown: true, reason: null }],
    [
      'creation mode without a price',
      aPage(null, { form: { priced: false } }),
      { shown: true, reason: 'reasonPriceMissing' },
    ],
  ])('%s', (_name, facts, expected) => expect(actions.addToWaitingList(facts)).toEqual(expected));
});

describe('A5 suggest other dates', () => {
  it('to boaters who asked, while nothing was offered, and for every booking', () => {
    expect(shownIn(actions.suggestDates, 'BOATER').toSorted()).toEqual([...unanswered, 'approved'].toSorted());
    expect(shownIn(actions.suggestDates, 'MARINA')).toEqual(['approved']);
    expect(actions.suggestDates(aPage(null)).shown).toBe(false);
    expect(actions.suggestDates(noMoves('initiated')).shown).toBe(false);
    expect(actions.suggestDates(aPage(aReservation('initiated'), { editor: false })).reason).toBe('reasonEditorOnly');
  });
});

describe('A6 cancel and decline', () => {
  it('cancels from the menu where the menu is, declines from the bar what is unanswered', () => {
    const open = (action: Action) =>
      displayedStatuses.filter((status) => {
        const { shown, reason } = action(at(status));
        return shown && reason === null;
      });
    expect(open(actions.cancelEntry)).toEqual(['pending', 'waiting', 'waiting_list', 'approved', 'payment_expired']);
    expect(open(actions.decline).toSorted()).toEqual(unanswered.toSorted());
  });

  it.each<[string, PageFacts, Offered]>([
    [
      'without the permission',
      aPage(aReservation('pending'), { editor: false }),
      { shown: true, reason: 'reasonEditorOnly' },
    ],
    [
      'when the stay is over',
      aPage(aReservation('approved', { allowed_actions: serverAllows(['CANCEL'], { CANCEL: 'RESERVATION_PAST' }) })),
      { shown: true, reason: 'reasonStayOver' },
    ],
    ['when there is no such move', noMoves('pending'), { shown: false, reason: null }],
    [
      'on another tab',
      aPage(aReservation('pending'), { tab: 'history' }),
      { shown: true, reason: 'reasonEditMenuTab' },
    ],
  ])('%s', (_name, facts, expected) => expect(actions.cancelEntry(facts)).toEqual(expected));

  it('does not decline without the permission or the move', () => {
    expect(actions.decline(aPage(aReservation('initiated'), { editor: false })).reason).toBe('reasonEditorOnly');
    expect(actions.decline(noMoves('initiated')).shown).toBe(false);
  });
});

describe('A7 save', () => {
  const notes = { notesChanged: true };
  const offer = { offerChanged: true };
  const own = aReservation('approved', { source: 'MARINA' });
  it.each<[string, PageFacts, Partial<actions.SaveOffered>]>([
    ['nothing changed', at('pending'), { shown: false }],
    ['creation mode', aPage(null, { form: offer }), { shown: false }],
    [
      'notes alone',
      aPage(aReservation('finished'), { form: notes }),
      { shown: true, reason: null, action: 'UPDATE_NOTE', tellsBoater: false },
    ],
    [
      'notes alone, with something wrong elsewhere in the form',
      aPage(aReservation('initiated'), { form: { ...notes, hasErrors: true } }),
      { shown: true, reason: null, action: 'UPDATE_NOTE' },
    ],
    [
      'notes without the permission',
      aPage(aReservation('finished'), { form: notes, editor: false }),
      { reason: 'reasonEditorOnly' },
    ],
    [
      'notes and a price',
      aPage(aReservation('pending'), { form: { ...notes, ...offer } }),
      { shown: true, reason: null, action: 'UPDATE', tellsBoater: true },
    ],
    [
      'a price on the waiting list',
      aPage(aReservation('waiting_list'), { form: offer }),
      { shown: true, action: 'ADD_TO_WAITING_LIST', tellsBoater: false },
    ],
    [
      'documents alone',
      aPage(aReservation('pending'), { form: { documentsChanged: true } }),
      { shown: true, action: 'UPDATE' },
    ],
    ['a booking of our own', aPage(own, { form: offer }), { shown: true, action: 'UPDATE', tellsBoater: true }],
    ['no price', aPage(own, { form: { ...offer, priced: false } }), { reason: 'reasonPriceMissing' }],
    [
      'no such move',
      aPage(aReservation('finished', { allowed_actions: serverAllows([]) }), { form: offer }),
      { shown: false },
    ],
  ])('%s', (_name, facts, expected) => expect(actions.save(facts)).toMatchObject(expected));
});
