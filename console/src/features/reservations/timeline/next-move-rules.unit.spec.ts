import { describe, expect, it } from '@jest/globals';
import { approvalEffects, dueOnApproval, nextButton, offerEffects } from './next-move-rules.js';

describe('the button of the card', () => {
  it.each([
    ['accepted', 'approve'],
    ['requested', 'send'],
    ['datesChosen', 'send'],
    ['queued', 'send'],
    ['offered', null],
    ['papersMissing', null],
    ['booked', null],
  ] as const)('%s leads to the button %s', (situation, button) => expect(nextButton(situation)).toBe(button));
});

describe('what approving does', () => {
  const price = { total: 710_50, deposit: 142_10, method: 'IN_MARINA' as const };
  const terms = {
    berth: 'C07',
    best: 'D03',
    inventory: true,
    acceptsOnline: true,
    price,
    held: 0,
    hours: 48,
  };

  it('books the berth, mails the boater and asks for the deposit', () => {
    expect(approvalEffects(terms)).toEqual([
      { code: 'booksBerth', berth: 'C07' },
      { code: 'mailsConfirmation' },
      { code: 'asksFor', amount: 142.1, hours: 48 },
    ]);
  });

  it.each([
    [true, 'D03', { code: 'booksBestBerth', berth: 'D03' }],
    [true, null, { code: 'booksBestBerth', berth: null }],
    [false, null, { code: 'booksWithoutBerth' }],
  ])('without a choice, inventory %s and best berth %s', (inventory, best, effect) =>
    expect(approvalEffects({ ...terms, berth: null, best, inventory })[0]).toEqual(effect),
  );

  it.each([
    ['the deposit', terms, 142.1],
    ['a deposit of the whole', { ...terms, price: { ...price, deposit: 900_00 } }, 710.5],
    ['nothing at the desk', { ...terms, price: { ...price, deposit: null } }, 0],
    ['everything online', { ...terms, price: { ...price, deposit: null, method: 'ONLINE' as const } }, 710.5],
    ['nothing where nothing can be paid online', { ...terms, acceptsOnline: false }, 0],
    ['the rest of what is held', { ...terms, held: 42_10 }, 100],
    ['nothing more where all is held', { ...terms, held: 500_00 }, 0],
    ['nothing without a price', { ...terms, price: null }, 0],
  ])('asks for %s', (_name, given, due) => {
    expect(dueOnApproval(given)).toBe(due);
    expect(approvalEffects(given)[2]?.code).toBe(due > 0 ? 'asksFor' : 'chargesNothing');
  });

  it('and sending a price gives the boater hours to answer', () => {
    expect(offerEffects(48)).toEqual([{ code: 'mailsOffer' }, { code: 'boaterHasHours', hours: 48 }]);
  });
});
