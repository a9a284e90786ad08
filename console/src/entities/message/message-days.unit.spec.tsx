import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { messageApi } from '../../../../contracts/messages/api.js';
import { conversation } from '../../../../contracts/messages/message.js';
import { type ServiceCode, serviceCodes } from '../../../../contracts/messages/vocabulary.js';
import { boaterReservation, type BoaterReservation } from '../../../../contracts/reservations/boater.js';
import { exampleBoaterView } from '../../../../contracts/reservations/examples.js';
import type { StatusEntry } from '../../../../contracts/reservations/vocabulary-schemas.js';
import { renderConsole } from '../../../testing/render-console.js';
import { MessageDays } from './message-days.js';

const example = boaterReservation.parse(exampleBoaterView);
const [written] = conversation.parse(messageApi.boaterMessages.example.answer).unread;
const approved: StatusEntry = {
  status_code: 'APPROVED',
  action_required: null,
  created_at: '2027-05-03T08:00:00.000Z',
};

async function told(status_code: ServiceCode, changes: Partial<BoaterReservation> = {}): Promise<string> {
  const message = { ...written!, text: '', isService: true, status_code };
  const days = [{ day: '2027-05-02', messages: [message] }];
  await renderConsole(
    <MessageDays days={days} reservation={{ ...example, ...changes }} marina={example.marina.name} />,
    { as: null },
  );
  return screen.getByText(/^\d{2}:\d{2}$/).closest('li')?.textContent ?? '';
}

const refund = 'If you have paid, your refund depends on the cancellation policy; it takes up to 14 business days.';
const noDeposit = { ...example.payment, deposit: { type: 'NONE' as const, amount: null } };

describe('what happened, as the boater reads it', () => {
  it.each<[ServiceCode, string, Partial<BoaterReservation>?]>([
    ['BOATER_ACCEPTED', 'You have accepted the offer.Our final confirmation is still to come.'],
    ['PAYED', 'Your payment has reached us.Our final confirmation is still to come.'],
    ['PAYED', 'Your payment has reached us.', { statuses: [approved] }],
    ['APPROVED', 'We have confirmed your stay.A deposit is due: see the price.'],
    ['APPROVED', 'We have confirmed your stay.', { payment: noDeposit }],
    ['CANCELED_BY_MARINA', `We have cancelled your stay.${refund}`],
    ['CANCELED_BY_BOATER', `You have cancelled your stay.${refund}`],
    ['EXPIRED_NO_MARINA_RESPONSE', `because we had not confirmed it by the end of your arrival date.${refund}`],
    ['EXPIRED_NO_BOATER_RESPONSE', `because we did not receive your answer or payment in time.${refund}`],
    ['MARINA_DECLINED', 'We had to decline your request.'],
  ])('%s: %s', async (code, words, changes = {}) => {
    const line = await told(code, changes);
    expect(line.endsWith(words)).toBe(true);
  });

  it.each(serviceCodes)('%s has words', async (code) => {
    expect(await told(code)).toMatch(/ · [A-Z][^{}_]+\.$/);
  });
});

describe('a message whose file was deleted with an unapproved request', () => {
  it('says so in place of the file', async () => {
    const gone = 'The file was deleted, because the request was not approved.';
    const shown = (file_removed: boolean) => [
      { day: '2027-05-02', messages: [{ ...written!, text: 'Papers', file_removed }] },
    ];
    const days = (file_removed: boolean) => (
      <MessageDays days={shown(file_removed)} reservation={example} marina={example.marina.name} />
    );
    const { unmount } = await renderConsole(days(false), { as: null });
    expect(screen.queryByText(gone)).toBeNull();
    unmount();
    await renderConsole(days(true), { as: null });
    expect(screen.getByText(gone)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Download/ })).toBeNull();
  });
});
