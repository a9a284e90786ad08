import { describe, expect, it } from '@jest/globals';
import { termsOfDraft } from '../../../../../contracts/reservations/rules/payment-terms.js';
import { approvalEffects, nextButton, offerEffects } from './next-move-rules.js';

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
  const given = {
    accepts_online_payments: true,
    held: 0,
    pay_by: { at: '2027-07-01T10:00:00.000Z', day: '2027-07-01' },
  };
  const arrival = '2027-07-03';
  const payment = termsOfDraft(price, { ...given, arrival });
  const terms = { berth: 'C07', best: 'D03', inventory: true, payment, inInstalments: false, hours: 48 };
  const money = (over: Partial<typeof price> | { deposit: null }, more: Partial<typeof given> = {}) =>
    approvalEffects({ ...terms, payment: termsOfDraft({ ...price, ...over }, { ...given, ...more, arrival }) }).slice(
      2,
    );
  const asks = (amount: number) => ({ code: 'asksFor', amount, hours: 48, after_arrival: false });
  const rest = (amount: number) => ({ code: 'restAtMarina', amount });
  const nothing = { code: 'chargesNothing' };

  it('books the berth, mails the boater, asks for the deposit and leaves the rest to the marina', () => {
    expect(approvalEffects(terms)).toEqual([
      { code: 'booksBerth', berth: 'C07' },
      { code: 'mailsConfirmation' },
      asks(142.1),
      rest(568.4),
    ]);
  });

  it.each([
    [true, 'D03', { code: 'booksBestBerth', berth: 'D03' }],
    [true, null, { code: 'booksBestBerth', berth: null }],
    [false, null, { code: 'booksWithoutBerth' }],
  ])('without a choice, inventory %s and best berth %s', (inventory, best, effect) =>
    expect(approvalEffects({ ...terms, berth: null, best, inventory })[0]).toEqual(effect),
  );

  it('asks for what is due online, and says what is left', () => {
    expect(money({ deposit: 900_00 })).toEqual([asks(710.5)]);
    expect(money({ deposit: null })).toEqual([nothing, rest(710.5)]);
    expect(money({}, { accepts_online_payments: false })).toEqual([nothing, rest(710.5)]);
    expect(money({}, { held: 42_10 })).toEqual([asks(100), rest(568.4)]);
    expect(money({}, { held: 710_50 })).toEqual([nothing]);
    expect(approvalEffects({ ...terms, payment: null }).slice(2)).toEqual([nothing]);
  });

  it('says that the time to pay ends after the arrival', () => {
    const late = { at: '2027-07-04T10:00:00.000Z', day: '2027-07-04' };
    expect(money({}, { pay_by: late })[0]).toMatchObject({ code: 'asksFor', after_arrival: true });
    const onTheDay = { at: '2027-07-03T20:00:00.000Z', day: '2027-07-03' };
    expect(money({}, { pay_by: onTheDay })[0]).toMatchObject({ after_arrival: false });
  });

  it('and sending a price gives the boater hours to answer, and says how it is paid', () => {
    expect(offerEffects({ hours: 48, payment, inInstalments: false })).toEqual([
      { code: 'mailsOffer' },
      { code: 'boaterHasHours', hours: 48 },
      { code: 'willAskFor', amount: 142.1 },
      rest(568.4),
    ]);
  });
});
