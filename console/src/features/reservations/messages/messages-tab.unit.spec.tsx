import { serviceCodes } from '../../../../../contracts/messages/vocabulary.js';
import type { ServiceCode } from '../../../../../contracts/messages/vocabulary.js';
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { messageApi } from '../../../../../contracts/messages/api.js';
import type { Message } from '../../../../../contracts/messages/message.js';
import { reservationDetail, type ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { exampleDetail } from '../../../../../contracts/reservations/examples.js';
import { receiptExample } from '../../../../../contracts/vocabulary/route.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import type { SignIn } from '../../../../testing/sign-ins.js';
import { MessagesTab } from './messages-tab.js';
import { useWriting } from '../../../entities/message/use-writing.js';

const reservation = reservationDetail.parse(exampleDetail);
const [example] = messageApi.reservation.answer.parse(messageApi.reservation.example.answer).unread;
if (example === undefined) throw new Error('the example has an unread message');
const id = (last: number) => `0190f3a2-8101-7e11-9b21-1a5b7c9d1e${last}`;
const message = (last: number, more: Partial<Message>): Message => ({ ...example, id: id(last), ...more });
const theirs = message(10, { text: 'We arrive around 20:00.' });
const told = message(11, {
  text: '',
  unread: false,
  isService: true,
  status_code: 'MARINA_ADDED_DATES',
  suggested_dates: [{ start_date: '2027-07-21', end_date: '2027-07-26' }],
  sender: { kind: 'service', id: null, name: '' },
  created_at: '2027-05-01T10:05:00.000Z',
});

const chat: SignIn = { marina: { marina_settings: { permissions: { reservation: true, chat: true } } } };
const viewer: SignIn = {
  ...chat,
  user: { permissions: { residents: 'VIEWER', reservations: 'VIEWER', marina_settings: 'NOT_ALLOWED' } },
};
const server = () =>
  new ServerDouble().answer(messageApi.reservation, { read: [told], unread: [theirs], unread_total: 1 });
interface PageProps {
  readonly mayWrite: boolean;
  readonly of?: ReservationDetail;
}
function Page({ mayWrite, of = reservation }: PageProps) {
  const writing = useWriting({ reservation_id: reservation.id, boater_id: reservation.boater_id });
  return <MessagesTab reservation={of} mayWrite={mayWrite} writing={writing} />;
}
const show = (as: SignIn = chat, double = server(), mayWrite = true) =>
  renderConsole(
    <main>
      <Page mayWrite={mayWrite} />
    </main>,
    { as, server: double },
  );

describe('the messages tab', () => {
  it('shows what was written and what the product told, in order, with the new ones marked', async () => {
    await show();
    // The log contains a list. A list with the role `log` would no longer count as a list.
    const list = within(await screen.findByRole('log')).getByRole('list');
    const lines = within(list).getAllByRole('listitem');
    expect(lines[0]?.textContent).toContain('The marina suggested other dates · 21 to 26 July 2027');
    expect(lines[1]?.textContent).toBe('New');
    expect(lines[2]?.textContent).toContain('We arrive around 20:00.');
  });

  it('marks as read what is looked at, but not service messages', async () => {
    const { server: double } = await show();
    // Messages are read after a second in view.
    await waitFor(
      () =>
        expect(double.inputs(messageApi.read)).toEqual([
          { boater_id: reservation.boater_id, message_ids: [theirs.id] },
        ]),
      { timeout: 5000 },
    );
  });

  it('shows a message at once, and once only when the server has it', async () => {
    const { user, server: double } = await show();
    await screen.findByRole('log');
    const release = double.hold(messageApi.create, { ...receiptExample, id: id(20) });
    await user.type(screen.getByRole('textbox', { name: 'Write a message' }), 'Berth C12 is yours.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('Sending …')).not.toBeNull();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a message' }).value).toBe('');
    const ours = message(20, {
      text: 'Berth C12 is yours.',
      unread: false,
      signed_by_user: true,
      sender: { kind: 'staff', id: 'u', name: 'Hanna' },
      created_at: '2027-05-03T10:05:00.000Z',
    });
    double.answer(messageApi.reservation, { read: [told, theirs, ours], unread: [], unread_total: 0 });
    await act(async () => {
      release();
      await Promise.resolve();
    });
    expect(await screen.findByText(/^You, /)).not.toBeNull();
    expect(screen.getAllByText('Berth C12 is yours.')).toHaveLength(1);
    expect(double.inputs(messageApi.create)).toEqual([
      {
        boater_id: reservation.boater_id,
        reservation_id: reservation.id,
        text: 'Berth C12 is yours.',
        chat_view: 'Reservation',
      },
    ]);
  });

  it('keeps what could not be sent, and sends it again under the same id', async () => {
    const { user, server: double } = await show();
    await screen.findByRole('log');
    double.refuse(messageApi.create, { status: 409, error_type: 'CONFLICT' }, 1);
    await user.type(screen.getByRole('textbox', { name: 'Write a message' }), 'Hello{Control>}{Enter}{/Control}');
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(double.received(messageApi.create)).toHaveLength(2));
    const [first, second] = double.received(messageApi.create).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).toBe(first);
  });

  it.each([
    ['a viewer of reservations', viewer, true, /need permission to edit reservations/],
    ['anyone while the page allows no messages', chat, false, /Messages cannot be sent right now/],
  ])('does not let %s write to a visitor', async (_name, as, mayWrite, words) => {
    await show(as, server(), mayWrite);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a message' }).disabled).toBe(true);
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  });

  it('marks a message as unread again and leaves it so', async () => {
    const { user, server: double } = await show();
    await user.click(await screen.findByRole('button', { name: 'Actions for this message' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mark as unread' }));
    await waitFor(() =>
      expect(double.inputs(messageApi.unread)).toEqual([
        { boater_id: reservation.boater_id, message_ids: [theirs.id] },
      ]),
    );
    // At most once, before it was marked.
    expect(double.inputs(messageApi.read).length).toBeLessThanOrEqual(1);
  });

  it('edits an own message', async () => {
    const own = message(12, {
      text: 'Berth C12 is yours.',
      unread: false,
      signed_by_user: true,
      sender: { kind: 'staff', id: 'u', name: 'Hanna' },
    });
    const answer = { read: [own], unread: [], unread_total: 0 };
    const { user, server: double } = await show(chat, server().answer(messageApi.reservation, answer));
    await user.click(await screen.findByRole('button', { name: 'Actions for this message' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit message' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit message' }));
    const text = dialog.getByRole('textbox', { name: 'Text' });
    await user.clear(text);
    await user.type(text, 'Berth C14 is yours.');
    await user.click(dialog.getByRole('button', { name: 'Save text' }));
    await waitFor(() =>
      expect(double.inputs(messageApi.edit)).toEqual([{ message_id: own.id, text: 'Berth C14 is yours.' }]),
    );
  });

  it('sends files, each further one as a message of its own', async () => {
    const { user, server: double } = await show();
    await screen.findByRole('log');
    const files = [new File(['%PDF-1'], 'tides.pdf'), new File(['%PDF-2'], 'map.pdf')];
    await user.upload(screen.getByLabelText('Attach files', { selector: 'input' }), files);
    await user.type(screen.getByRole('textbox', { name: 'Write a message' }), 'Have a look');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(double.received(messageApi.attach)).toHaveLength(2));
    const sent = double
      .received(messageApi.attach)
      .map(({ file, input }) => [file?.name, (input as { text: string }).text]);
    expect(sent).toEqual([
      ['tides.pdf', 'Have a look'],
      ['map.pdf', ''],
    ]);
  });

  it('says so when nothing was written yet', async () => {
    await show(chat, server().answer(messageApi.reservation, { read: [], unread: [], unread_total: 0 }));
    expect(await screen.findByText('No messages yet')).not.toBeNull();
  });
});

describe('what happened, as staff read it', () => {
  const line = async (status_code: ServiceCode, changes: Partial<ReservationDetail> = {}): Promise<string> => {
    const answer = { read: [{ ...told, status_code, suggested_dates: [] }], unread: [], unread_total: 0 };
    await renderConsole(<Page mayWrite of={{ ...reservation, ...changes }} />, {
      as: chat,
      server: new ServerDouble().answer(messageApi.reservation, answer),
    });
    const text = within(await screen.findByRole('log')).getByRole('listitem').textContent;
    return text.replaceAll('\u00a0', ' ');
  };
  const refund =
    'If anything was paid, the cancellation policy decides how much is refunded; refunds are made within 14 business days';
  const approval = 'Awaiting final approval by the marina';
  const approved = { status_code: 'APPROVED', action_required: null, created_at: '2027-05-01T10:00:00.000Z' } as const;
  const noDeposit = { ...reservation.payment, deposit: { type: 'NONE' as const, amount: null } };

  it.each<[ServiceCode, string, string, Partial<ReservationDetail>?]>([
    ['APPROVED', 'The marina approved the stay', 'With a deposit of EUR 59.50'],
    ['APPROVED', 'The marina approved the stay', '', { payment: noDeposit }],
    ['BOATER_ACCEPTED', 'The boater accepted the offer', approval],
    ['PAYED', 'The boater paid', approval],
    ['PAYED', 'The boater paid', '', { statuses: [approved] }],
    ['CANCELED_BY_MARINA', 'The marina cancelled the stay', refund],
    ['CANCELED_BY_BOATER', 'The boater cancelled the stay', refund],
    ['EXPIRED_NO_MARINA_RESPONSE', 'Expired automatically: not approved by the end of the arrival date', refund],
    ['EXPIRED_NO_BOATER_RESPONSE', 'Expired automatically: the boater did not answer or pay by the deadline', refund],
    ['MARINA_DECLINED', 'The marina declined', ''],
    ['BOATER_DECLINED', 'The boater declined', ''],
  ])('%s: %s, and "%s"', async (code, words, note, changes = {}) => {
    const [what, when] = (await line(code, changes)).split(' · ');
    expect(what).toBe(words);
    expect(when?.replace(/^.*\d{2}:\d{2}/, '')).toBe(note);
  });

  it.each(serviceCodes)('%s has words of its own', async (code) => {
    expect(await line(code)).toMatch(/^(?!The reservation changed)[A-Z][^{}_]+ · /);
  });
});
