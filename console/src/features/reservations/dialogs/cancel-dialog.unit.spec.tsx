import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { reservationDetail, type ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { exampleDetail } from '../../../../../contracts/reservations/examples.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { CancelDialog, type CancelValues } from './cancel-dialog.js';

const request = reservationDetail.parse(exampleDetail);
const approved = { status_code: 'APPROVED' as const, action_required: null, created_at: '2027-05-03T10:00:00.000Z' };
const paid: ReservationDetail = {
  ...request,
  statuses: [...request.statuses, approved],
  payment: { ...request.payment, paid_at: '2027-05-03T10:00:00.000Z', paid_amount: 59.5 },
};

async function open(reservation: ReservationDetail = request, error: unknown = null) {
  const onConfirm = jest.fn<(values: CancelValues) => void>();
  const onClose = jest.fn();
  const page = await renderConsole(<CancelDialog open busy={false} {...{ reservation, error, onConfirm, onClose }} />);
  return { ...page, onConfirm, onClose, dialog: within(await screen.findByRole('dialog')) };
}

describe('the cancel dialog', () => {
  it('needs a reason: provideReason stands at the field and nothing is sent', async () => {
    const { user, dialog, onConfirm } = await open();
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(dialog.getByLabelText(/^Reason/).getAttribute('aria-invalid')).toBe('true');
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('is confirmed with Ctrl and Enter from a field', async () => {
    const { user, dialog, onConfirm } = await open();
    await user.selectOptions(dialog.getByLabelText(/^Reason/), 'full');
    await user.click(dialog.getByRole('textbox'));
    await user.keyboard('{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('has all reasons for a booking whose day of arrival has come', async () => {
    const { dialog } = await open({ ...paid, start_date: '2020-07-14', end_date: '2020-07-19' });
    const options = within(dialog.getByLabelText(/^Reason/)).getAllByRole<HTMLOptionElement>('option');
    expect(options.map((option) => option.value)).toEqual([
      '',
      'full',
      'far',
      'long',
      'customer',
      'customer_no_show',
      'duplicate',
      'other',
    ]);
  });

  it('needs words for another reason', async () => {
    const { user, dialog, onConfirm } = await open();
    expect(dialog.getByText('Included in the email. Optional.')).toBeVisible();
    await user.selectOptions(dialog.getByLabelText(/^Reason/), 'other');
    // A required field is not called optional.
    expect(dialog.queryByText(/Optional/)).toBeNull();
    expect(dialog.getByText('Included in the email.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    const words = dialog.getByRole('textbox', { name: /Describe the reason/ });
    expect(words.getAttribute('aria-invalid')).toBe('true');
    await user.type(words, 'Storm damage');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(onConfirm).toHaveBeenCalledWith({ reason: 'other', message: 'Storm damage', refundAmount: null });
  });

  it.each([
    ['full', /Check the berths once more/],
    ['far', /set in the marina’s settings/],
    ['long', /set in the marina’s settings/],
    ['customer', null],
  ])('has a tip for %s', async (reason, tip) => {
    const { user, dialog } = await open();
    await user.selectOptions(dialog.getByLabelText(/^Reason/), reason);
    const status = dialog.queryByRole('status');
    if (tip === null) expect(status).toBeNull();
    else expect(status?.textContent).toMatch(tip);
  });

  it('asks for a refund only where something was paid', async () => {
    const { dialog } = await open();
    expect(dialog.queryByRole('textbox', { name: 'Refund' })).toBeNull();
  });

  it('sends the refund, whose minus sign clears the field', async () => {
    const { user, dialog, onConfirm } = await open(paid);
    await user.selectOptions(dialog.getByLabelText(/^Reason/), 'customer');
    const refund = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Refund' });
    await user.type(refund, '30.555');
    expect(refund.value).toBe('30.55');
    await user.type(refund, '-');
    expect(refund.value).toBe('');
    await user.type(refund, '60');
    await user.click(dialog.getByRole('button', { name: 'Cancel reservation' }));
    expect(refund.getAttribute('aria-invalid')).toBe('true');
    await user.clear(refund);
    await user.type(refund, '40');
    await user.click(dialog.getByRole('button', { name: /^Cancel and refund EUR\s40\.00$/ }));
    expect(onConfirm).toHaveBeenCalledWith({ reason: 'customer', message: '', refundAmount: 40 });
  });

  it('refunds nothing and everything only when staff say so', async () => {
    const { user, dialog, onConfirm } = await open(paid);
    await user.selectOptions(dialog.getByLabelText(/^Reason/), 'customer');
    await user.click(dialog.getByRole('button', { name: 'Cancel reservation' }));
    expect(dialog.getByRole('textbox', { name: 'Refund' }).getAttribute('aria-invalid')).toBe('true');
    expect(onConfirm).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: /^Everything, EUR\s59\.50$/ }));
    expect(dialog.getByRole('button', { name: /^Cancel and refund EUR\s59\.50$/ })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Nothing' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel without a refund' }));
    expect(onConfirm).toHaveBeenCalledWith({ reason: 'customer', message: '', refundAmount: 0 });
  });

  it('shows the cancellation policy of the stay', async () => {
    const steps = [{ until: '2027-07-07', percent: 20 }];
    const file = { attachment_id: 'file-1', name: 'cancellation.pdf' };
    const { dialog } = await open({ ...paid, cancellation_terms: { file, percent_today: 20, steps } });
    expect(dialog.getByRole('button', { name: 'cancellation.pdf' })).toBeVisible();
    expect(
      dialog.getByText(/^If the boater cancels today, EUR\s11\.90 of EUR\s59\.50 is refunded \(20\s?%\)\.$/),
    ).toBeVisible();
    expect(dialog.getByText(/^Until 7 July 2027: 20\s?%$/)).toBeVisible();
  });

  it.each([
    [20, /^By policy \(20%\), EUR\s11\.90$/, '11.9'],
    [50, /^By policy \(50%\), EUR\s29\.75$/, '29.75'],
  ])('enters the refund of a policy of %s percent', async (percent_today, name, amount) => {
    const { user, dialog } = await open({ ...paid, cancellation_terms: { file: null, percent_today, steps: [] } });
    await user.click(dialog.getByRole('button', { name }));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Refund' }).value).toBe(amount);
  });

  it.each([0, 100])(
    'has no button for a policy of %s percent, which is nothing or everything',
    async (percent_today) => {
      const { dialog } = await open({ ...paid, cancellation_terms: { file: null, percent_today, steps: [] } });
      expect(dialog.queryByRole('button', { name: /^By policy/ })).toBeNull();
    },
  );

  it('shows no policy where nothing was paid', async () => {
    const { dialog } = await open();
    expect(dialog.queryByText('Cancellation policy')).toBeNull();
  });

  it('shows what the server said, at its field where it names one', async () => {
    const errors = [{ path: 'payload.refundAmount', code: 'reservation_refundMoreThanPaid' }];
    const { dialog } = await open(paid, new ApiError({ status: 400, error_type: 'VALIDATION', errors }));
    expect(dialog.getByRole('textbox', { name: 'Refund' }).getAttribute('aria-invalid')).toBe('true');
  });

  it('says what went wrong where no field is at fault', async () => {
    const { dialog } = await open(paid, new ApiError({ status: 0, error_type: 'OFFLINE' }));
    expect(dialog.getByRole('alert').textContent).not.toBe('');
  });
});
