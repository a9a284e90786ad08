import { describe, expect, it } from '@jest/globals';
import type { StatusEntry } from '../../../../../contracts/reservations/vocabulary-schemas.js';
import { aPage, aReservation, serverAllows } from './page-facts.fixture.js';
import type { PageFacts } from './page-facts.js';
import * as rules from './visibility.js';
import { displayedStatuses, type DisplayedStatus } from '../../../../../contracts/vocabulary/reservation-words.js';

/** All statuses in which a rule holds. */
function statusesWhere(rule: (facts: PageFacts) => boolean, page: (status: DisplayedStatus) => PageFacts) {
  return displayedStatuses.filter((status) => rule(page(status)));
}

const entry = (
  status_code: StatusEntry['status_code'],
  day: string,
  suggested_dates?: StatusEntry['suggested_dates'],
) => ({
  status_code,
  action_required: null,
  created_at: `2027-05-${day}T08:00:00.000Z`,
  ...(suggested_dates === undefined ? {} : { suggested_dates }),
});

describe('V2 the form can be typed into', () => {
  it('at once for new requests and accepted dates only, in the full edition', () => {
    expect(statusesWhere(rules.formEditable, (status) => aPage(aReservation(status)))).toEqual([
      'initiated',
      'boater_accepted_suggested_dates',
    ]);
  });

  it('after Edit where the menu offers it', () => {
    const edited = (status: DisplayedStatus) => aPage(aReservation(status), { editing: true });
    expect(statusesWhere(rules.formEditable, edited)).toEqual([
      'initiated',
      'pending',
      'waiting',
      'waiting_list',
      'approved',
      'boater_accepted_suggested_dates',
    ]);
  });

  it('without Edit in the lite edition', () => {
    const lite = (status: DisplayedStatus) => aPage(aReservation(status), { edition: 'lite' });
    expect(statusesWhere(rules.formEditable, lite)).toEqual([
      'initiated',
      'pending',
      'waiting',
      'waiting_list',
      'approved',
      'marina_added_dates',
      'boater_accepted_suggested_dates',
    ]);
  });

  it.each([
    ['in creation mode', aPage(null), true],
    ['in creation mode without the permission', aPage(null, { editor: false }), false],
    ['without the permission', aPage(aReservation('initiated'), { editor: false }), false],
    ['where the server has no UPDATE', aPage(aReservation('initiated', { allowed_actions: serverAllows([]) })), false],
  ])('%s: %#', (_name, facts, expected) => expect(rules.formEditable(facts)).toBe(expected));
});

describe('V3 the menu of Edit and Cancel', () => {
  it('is enabled in five statuses', () => {
    const enabled = (facts: PageFacts) => rules.editMenu(facts).reason === null;
    expect(statusesWhere(enabled, (status) => aPage(aReservation(status)))).toEqual([
      'pending',
      'waiting',
      'waiting_list',
      'approved',
      'payment_expired',
    ]);
  });

  it.each([
    [
      'on the first tab only',
      aPage(aReservation('pending'), { tab: 'messages' }),
      { shown: true, reason: 'reasonEditMenuTab' },
    ],
    ['with the status as the reason', aPage(aReservation('finished')), { shown: true, reason: 'reasonEditMenuStatus' }],
    ['not in creation mode', aPage(null), { shown: false, reason: null }],
  ])('%s', (_name, facts, expected) => expect(rules.editMenu(facts)).toEqual(expected));
});

describe('V4 Edit', () => {
  const noUpdate = serverAllows(['CANCEL']);
  it.each<[string, PageFacts, string | null]>([
    ['a price that is waiting', aPage(aReservation('waiting')), null],
    ['a booking of the boater’s', aPage(aReservation('approved')), null],
    ['a booking of the marina’s own', aPage(aReservation('approved', { source: 'MARINA' })), null],
    [
      'a payment that ran out',
      aPage(aReservation('payment_expired', { source: 'MARINA' })),
      'reasonEditPaymentExpired',
    ],
    ['without the permission', aPage(aReservation('pending'), { editor: false }), 'reasonEditorOnly'],
    ['where the server says no', aPage(aReservation('pending', { allowed_actions: noUpdate })), 'reasonNotNow'],
    ['another tab', aPage(aReservation('pending'), { tab: 'history' }), 'reasonEditMenuTab'],
  ])('%s', (_name, facts, reason) => expect(rules.editEntry(facts)).toEqual({ shown: true, reason }));
});

describe('V4b other departures', () => {
  const inventory = { features: { inventory: true } };
  it.each<[string, PageFacts, string]>([
    ['of a booking, whoever made it', aPage(aReservation('approved'), inventory), 'longer earlier'],
    ['of a boat on its last day', aPage(aReservation('approved'), { ...inventory, today: '2027-07-19' }), 'longer'],
    ['of a stay that is over', aPage(aReservation('approved'), { ...inventory, today: '2027-07-20' }), ''],
    ['of a request', aPage(aReservation('pending'), inventory), ''],
    ['without the permission', aPage(aReservation('approved'), { ...inventory, editor: false }), ''],
    ['without the inventory', aPage(aReservation('approved'), { features: {} }), ''],
  ])('%s', (_name, facts, moves) => expect(rules.departureMoves(facts).join(' ')).toBe(moves));
});

describe('V4c Departed', () => {
  const lastDay = { today: '2027-07-19' };
  it.each<[string, PageFacts, boolean]>([
    ['on the last day of a booking', aPage(aReservation('approved'), lastDay), true],
    ['of a stay that is over', aPage(aReservation('approved'), { today: '2027-07-25' }), true],
    ['before the last day', aPage(aReservation('approved'), { today: '2027-07-18' }), false],
    ['of a request', aPage(aReservation('pending'), lastDay), false],
    ['of a stay whose departure is confirmed', aPage(aReservation('finished'), lastDay), false],
    ['without the permission', aPage(aReservation('approved'), { ...lastDay, editor: false }), false],
    ['while the form is edited', aPage(aReservation('approved'), { ...lastDay, editing: true }), false],
  ])('%s', (_name, facts, shown) => expect(rules.departedShown(facts)).toBe(shown));
});

it('V5 the price gets the focus where a price is the next thing', () => {
  expect(statusesWhere(rules.focusesPrice, (status) => aPage(aReservation(status)))).toEqual([
    'initiated',
    'boater_accepted_suggested_dates',
  ]);
});

describe('V6 warning: other dates were suggested', () => {
  const suggested = [entry('INITIATED', '01', [{ start_date: '2027-07-20', end_date: '2027-07-22' }])];
  it.each([
    ['a request with suggestions', aPage(aReservation('initiated', { statuses: suggested })), true],
    ['a request without', aPage(aReservation('initiated', { statuses: [entry('INITIATED', '01')] })), false],
    ['another status', aPage(aReservation('marina_added_dates', { statuses: suggested })), false],
    ['creation mode', aPage(null), false],
  ])('%s', (_name, facts, expected) => expect(rules.otherDatesWarning(facts)).toBe(expected));
});

describe('V7 berthing', () => {
  it.each([
    ['with an inventory', aPage(aReservation('pending')), true],
    ['without', aPage(aReservation('pending'), { features: {} }), false],
    ['in creation mode', aPage(null), false],
  ])('the section is there %s', (_name, facts, expected) => expect(rules.berthingShown(facts)).toBe(expected));

  it('a berth can be chosen unless the reservation is over, cancelled or expired', () => {
    const usable = (facts: PageFacts) => rules.berthChoice(facts).reason !== 'reasonBerthClosed';
    expect(displayedStatuses.filter((status) => !usable(aPage(aReservation(status))))).toEqual([
      'canceled_by_boater',
      'canceled_by_marina',
      'expired_no_marina_response',
      'expired_no_boater_response',
      'payment_expired',
      'finished',
    ]);
  });

  it.each<[string, PageFacts, string | null]>([
    ['arrives later', aPage(aReservation('approved')), null],
    ['arrives today', aPage(aReservation('approved'), { today: '2027-07-14' }), null],
    ['arrived yesterday', aPage(aReservation('approved'), { today: '2027-07-15' }), 'reasonArrivalPassed'],
    ['without the permission', aPage(aReservation('approved'), { editor: false }), 'reasonEditorOnly'],
    [
      'where the server says no',
      aPage(aReservation('approved', { allowed_actions: serverAllows([]) })),
      'reasonNotNow',
    ],
  ])('a stay that %s', (_name, facts, reason) => expect(rules.berthChoice(facts)).toEqual({ shown: true, reason }));
});

describe('V8 nights to redeem', () => {
  const member = {
    association: 'TEM',
    customer_type: 'VISITOR',
    nights_available: 3,
    membership_active: true,
    carded: true,
  } as const;
  it.each([
    ['a member with nights', member, { shown: true, reason: null }],
    ['another association', { ...member, association: 'BFG' }, { shown: false, reason: null }],
    ['no association', { ...member, association: null }, { shown: false, reason: null }],
    ['a resident', { ...member, customer_type: 'RESIDENT' as const }, { shown: false, reason: null }],
    ['a visitor without a card', { ...member, carded: false }, { shown: false, reason: null }],
    ['no nights left', { ...member, nights_available: 0 }, { shown: true, reason: 'reasonNoNightsLeft' }],
    [
      'a card that is not active',
      { ...member, membership_active: false },
      { shown: true, reason: 'reasonMembershipInactive' },
    ],
  ])('%s', (_name, facts, expected) => expect(rules.redeemField(facts)).toEqual(expected));
});

describe('V9 what the marina has', () => {
  const without = aPage(aReservation('initiated'), { features: {} });
  const withAll = aPage(aReservation('initiated'), {
    features: { deposit_and_cancellation: true, passeport_escales: true, dynamic_pricing: true },
  });
  it.each([
    ['deposit', (facts: PageFacts) => rules.depositShown(facts, 'ONCE')],
    ['passeport escales', rules.passeportShown],
    ['price suggestions', rules.priceSuggestionsShown],
  ])('%s by its marina permission', (_name, rule) => {
    expect(rule(withAll)).toBe(true);
    expect(rule(without)).toBe(false);
  });

  it('no deposit where the price is paid in instalments', () => {
    expect(rules.depositShown(withAll, 'MONTHLY')).toBe(false);
  });

  it('price suggestions only where a price can be typed', () => {
    expect(rules.priceSuggestionsShown(aPage(aReservation('finished')))).toBe(false);
  });
});

describe('V10 documents and notes', () => {
  it.each([
    ['while the form is open', aPage(aReservation('initiated')), true],
    ['not while it is closed', aPage(aReservation('approved')), false],
    ['not in creation mode', aPage(null), false],
  ])('required documents are switched %s', (_name, facts, expected) =>
    expect(rules.documentSwitches(facts)).toBe(expected),
  );

  it.each([
    ['of what is over', aPage(aReservation('finished')), true],
    ['in creation mode', aPage(null), true],
    ['not without the permission', aPage(aReservation('pending'), { editor: false }), false],
    ['not against the server', aPage(aReservation('pending', { allowed_actions: serverAllows([]) })), false],
  ])('notes are written %s', (_name, facts, expected) => expect(rules.notesEditable(facts)).toBe(expected));
});

describe('V11 tabs', () => {
  const unread = aReservation('pending', { unread_messages: 2 });
  it.each([
    ['messages count the unread', rules.unreadOn('messages', aPage(unread)), 2],
    ['history counts nothing', rules.unreadOn('history', aPage(unread)), 0],
    ['no count without the chat', rules.unreadOn('messages', aPage(unread, { features: {} })), 0],
  ])('%s', (_name, counted, expected) => expect(counted).toBe(expected));

  it('asks to switch the chat on where the marina has none', () => {
    expect(rules.chatPrompt(aPage(unread, { tab: 'messages', features: {} }))).toBe(true);
    expect(rules.chatPrompt(aPage(unread, { tab: 'messages' }))).toBe(false);
    expect(rules.chatPrompt(aPage(unread, { features: {} }))).toBe(false);
  });

  it.each([
    ['a visitor, with the permission', 'VISITOR', true, true],
    ['a visitor, without', 'VISITOR', false, false],
    ['a resident, without', 'RESIDENT', false, true],
  ] as const)('writing to %s', (_name, relation_type, editor, expected) => {
    const reservation = aReservation('pending', { boater: { relation_type } });
    expect(rules.mayWriteMessages(aPage(reservation, { editor }))).toBe(expected);
  });
});

it.each([
  ['full', { path: '/reservations', kind: 'back' }],
  ['lite', { path: '/', kind: 'close' }],
] as const)('V12 leaving the page in the %s edition', (edition, expected) =>
  expect(rules.leavingTo(edition)).toEqual(expected),
);
