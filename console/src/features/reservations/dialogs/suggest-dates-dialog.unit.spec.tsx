import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { reservationDetail } from '../../../../../contracts/reservations/detail.js';
import { exampleDetail } from '../../../../../contracts/reservations/examples.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { SuggestDatesDialog, type SuggestedDatesValues } from './suggest-dates-dialog.js';

const reservation = reservationDetail.parse({ ...exampleDetail, reservation_status: 'initiated' });

async function open() {
  const onConfirm = jest.fn<(values: SuggestedDatesValues) => void>();
  const page = await renderConsole(
    <SuggestDatesDialog open busy={false} error={null} onClose={jest.fn()} {...{ reservation, onConfirm }} />,
  );
  const dialog = within(await screen.findByRole('dialog'));
  // Pastes the date: one change, then the field loses focus.
  const type = (name: string, day: string) => {
    const field = dialog.getByRole('textbox', { name });
    fireEvent.change(field, { target: { value: day } });
    fireEvent.blur(field);
  };
  const send = () => dialog.getByRole('button', { name: 'Send the dates' });
  return { ...page, dialog, type, send, onConfirm };
}

describe('suggesting dates', () => {
  it('waits for both dates of every line', async () => {
    const { user, dialog, type, send, onConfirm } = await open();
    expect(send().getAttribute('aria-disabled')).toBe('true');
    type('Option 1: arrival', '21/07/2099');
    expect(send().getAttribute('aria-disabled')).toBe('true');
    type('Option 1: departure', '26/07/2099');
    expect(send().getAttribute('aria-disabled')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Add more dates' }));
    expect(send().getAttribute('aria-disabled')).toBe('true');
    await user.click(dialog.getByRole('button', { name: 'Remove option 2' }));
    await user.click(send());
    expect(onConfirm).toHaveBeenCalledWith({
      suggested_dates: [{ start_date: '2099-07-21', end_date: '2099-07-26' }],
      message: '',
    });
  });

  it('warns that no price goes with them once there are some', async () => {
    const { dialog, type } = await open();
    expect(dialog.queryByText(/without a price/)).toBeNull();
    type('Option 1: arrival', '21/07/2099');
    type('Option 1: departure', '26/07/2099');
    expect(dialog.getByText(/without a price/)).not.toBeNull();
  });

  it('keeps one line', async () => {
    const { dialog } = await open();
    expect(dialog.queryByRole('button', { name: 'Remove option 1' })).toBeNull();
  });
});
