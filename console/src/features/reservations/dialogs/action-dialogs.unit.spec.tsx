import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { reservationDetail } from '../../../../../contracts/reservations/detail.js';
import { exampleDetail } from '../../../../../contracts/reservations/examples.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { ApproveDialog } from './approve-dialog.js';
import type { ActionDraft, WithMessage } from './dialog-props.js';
import { SendPriceDialog } from './send-price-dialog.js';
import { WaitingListDialog } from './waiting-list-dialog.js';

const reservation = reservationDetail.parse(exampleDetail);
const draft: ActionDraft = {
  boaterName: 'Inès Delacroix',
  boatName: 'Petrel',
  start_date: '2027-07-03',
  end_date: '2027-07-10',
  nights: 7,
  currency: 'EUR',
  total: 710.5,
  deposit: 142.1,
  firstInstalment: null,
  price: { total: 710_50, deposit: 142_10, method: 'IN_MARINA' },
  berth: { berth_id: 'x', name: 'C07', confirm_min_length: false },
};
const online = {
  marina: { marina_settings: { accepts_online_payments: true, permissions: { reservation: true, inventory: true } } },
};

async function open(element: (frame: Frame) => ReactElement, error: unknown = null) {
  const onConfirm = jest.fn<(values: WithMessage) => void>();
  const onClose = jest.fn();
  const page = await renderConsole(element({ open: true, busy: false, error, onConfirm, onClose }), { as: online });
  return { ...page, onConfirm, onClose, dialog: within(await screen.findByRole('dialog')) };
}
type Frame = Omit<Parameters<typeof ApproveDialog>[0], 'reservation' | 'draft'>;
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/gu, ' ');

describe('approving', () => {
  it('says what is booked, mailed and charged, and takes words along', async () => {
    const { user, dialog, onConfirm } = await open((frame) => <ApproveDialog {...frame} {...{ reservation, draft }} />);
    expect(screen.getByRole('dialog', { name: 'Approve onto C07' })).not.toBeNull();
    expect(dialog.getAllByRole('listitem').map((item) => plain(item.textContent))).toEqual([
      'Books berth C07.',
      'Emails Inès Delacroix the confirmation.',
      expect.stringMatching(/^Requests EUR 142\.10 within \d+ hours\.$/),
      'EUR 568.40 is paid at the marina.',
    ]);
    expect(plain(dialog.getByText('Stay').nextSibling?.textContent)).toBe('3 to 10 July 2027, 7 nights');
    await user.type(dialog.getByRole('textbox', { name: 'Message to the boater' }), ' See you soon ');
    await user.click(dialog.getByRole('button', { name: 'Approve onto C07' }));
    expect(onConfirm).toHaveBeenCalledWith({ message: 'See you soon' });
  });

  it('leaves the berth to the plan where none was chosen, in creation mode too', async () => {
    const { dialog } = await open((frame) => (
      <ApproveDialog {...frame} reservation={null} draft={{ ...draft, berth: null }} />
    ));
    expect(screen.getByRole('dialog', { name: 'Book' })).not.toBeNull();
    expect(dialog.getByText('Books the berth that fits best.')).not.toBeNull();
  });

  it('keeps what was typed when the server says no', async () => {
    const refused = new ApiError({ status: 409, error_type: 'BERTH_TAKEN' });
    const { dialog } = await open((frame) => <ApproveDialog {...frame} {...{ reservation, draft }} />, refused);
    expect(dialog.getByRole('alert').textContent).not.toBe('');
  });
});

describe('sending a price', () => {
  it('says that a mail goes out and how long the boater has', async () => {
    const { user, dialog, onConfirm } = await open((frame) => (
      <SendPriceDialog {...frame} reservation={null} draft={draft} />
    ));
    expect(dialog.getByText('Emails Inès Delacroix the offer.')).not.toBeNull();
    expect(dialog.getByText(/Inès Delacroix has \d+ hours to answer\./)).not.toBeNull();
    expect(dialog.getByText(/^Once approved, EUR\s142\.10 is due online\.$/)).not.toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Send to customer' }));
    expect(onConfirm).toHaveBeenCalledWith({ message: '' });
  });

  it('tells of a changed booking that stays approved', async () => {
    const { dialog } = await open((frame) => (
      <SendPriceDialog {...frame} about="changed" {...{ reservation, draft }} />
    ));
    expect(dialog.getByText(/The booking stays approved/)).not.toBeNull();
  });
});

describe('the waiting list', () => {
  it('says that the boater is told and no berth is booked', async () => {
    const { user, dialog, onConfirm, onClose } = await open((frame) => (
      <WaitingListDialog {...frame} {...{ reservation, draft }} />
    ));
    expect(dialog.getByText('No berth will be booked.')).not.toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    await user.click(dialog.getByRole('button', { name: 'Put on the waiting list' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });
});
