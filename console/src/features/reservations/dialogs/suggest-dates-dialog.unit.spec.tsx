import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { availabilityApi } from '../../../../../contracts/berths/api.js';
import { reservationDetail } from '../../../../../contracts/reservations/detail.js';
import { exampleDetail } from '../../../../../contracts/reservations/examples.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import type { SignIn } from '../../../../testing/sign-ins.js';
import { SuggestDatesDialog, type SuggestedDatesValues } from './suggest-dates-dialog.js';

// The stay lies far in the future, so that no week before it has passed.
const reservation = reservationDetail.parse({
  ...exampleDetail,
  reservation_status: 'initiated',
  start_date: '2099-07-21',
  end_date: '2099-07-26',
});

const [match] = availabilityApi.listMatchedBerths.example.answer.items;

/** A server on which so many berths are free from these days on; none is free from others. */
function withFree(free: Readonly<Record<string, number>>): ServerDouble {
  return new ServerDouble().answer(availabilityApi.listMatchedBerths, ({ start_date }) => {
    const total = free[start_date] ?? 0;
    return { items: total === 0 || match === undefined ? [] : [match], total, removed: {} };
  });
}

async function open(options: { readonly as?: SignIn; readonly server?: ServerDouble } = {}) {
  const onConfirm = jest.fn<(values: SuggestedDatesValues) => void>();
  const page = await renderConsole(
    <SuggestDatesDialog open busy={false} error={null} onClose={jest.fn()} {...{ reservation, onConfirm }} />,
    options,
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
      reason: null,
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

  it('shows how many berths are free on both dates', async () => {
    const { dialog, type, server } = await open({ server: withFree({ '2099-08-04': 5 }) });
    type('Option 1: arrival', '04/08/2099');
    type('Option 1: departure', '09/08/2099');
    expect(await dialog.findByText('5 berths fit this boat and are free on these dates.')).not.toBeNull();
    expect(server.inputs(availabilityApi.listMatchedBerths)).toContainEqual(
      expect.objectContaining({
        start_date: '2099-08-04',
        end_date: '2099-08-09',
        length: reservation.vessel.length,
        beam: reservation.vessel.beam,
        draft: reservation.vessel.draft,
        ...(reservation.allocation_id === null ? {} : { allocation_id: reservation.allocation_id }),
      }),
    );
  });

  it('warns of dates without a free berth, offers weeks near them, and sends them all the same', async () => {
    const { user, dialog, type, send, onConfirm } = await open({ server: withFree({ '2099-08-11': 1 }) });
    type('Option 1: arrival', '04/08/2099');
    type('Option 1: departure', '09/08/2099');
    expect(await dialog.findByText(/No berth that fits this boat is free/)).not.toBeNull();
    expect(await dialog.findByRole('button', { name: '11–16 Aug · 1 berth' })).not.toBeNull();
    expect(send().getAttribute('aria-disabled')).toBeNull();
    await user.click(send());
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('offers the nearest weeks with a free berth, and a click takes one', async () => {
    const server = withFree({ '2099-07-14': 2, '2099-07-28': 1, '2099-09-15': 3, '2099-09-22': 4 });
    const { user, dialog } = await open({ server });
    const offered = within(await dialog.findByRole('group', { name: 'A berth is free on the same weekdays:' }));
    expect(offered.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '14–19 Jul · 2 berths',
      '28 Jul – 2 Aug · 1 berth',
      '15–20 Sept · 3 berths',
    ]);
    await user.click(offered.getByRole('button', { name: /^14/ }));
    const arrival = dialog.getByRole('textbox', { name: 'Option 1: arrival' });
    expect((arrival as HTMLInputElement).value).toBe('14/07/2099');
    expect(document.activeElement).toBe(arrival);
    expect(await dialog.findByText('2 berths fit this boat and are free on these dates.')).not.toBeNull();
    // The next line offers the weeks that are left.
    await user.click(dialog.getByRole('button', { name: 'Add more dates' }));
    expect(await dialog.findByRole('button', { name: /^22/ })).not.toBeNull();
    expect(dialog.queryByRole('button', { name: /^14/ })).toBeNull();
  });

  it('says that no week has a free berth', async () => {
    const { dialog } = await open({ server: withFree({}) });
    expect(
      await dialog.findByText('On the same weekdays, no berth is free for this boat within 12 weeks of these dates.'),
    ).not.toBeNull();
  });

  it('looks no further than needed', async () => {
    const { dialog, server } = await open({ server: withFree({ '2099-07-14': 2, '2099-07-28': 1, '2099-08-04': 1 }) });
    await dialog.findByRole('button', { name: /^14/ });
    expect(server.received(availabilityApi.listMatchedBerths)).toHaveLength(6);
  });

  it('asks a marina without an inventory for no berths', async () => {
    const as = { marina: { marina_settings: { permissions: { reservation: true, inventory: false } } } };
    const { dialog, type, server } = await open({ as, server: withFree({}) });
    type('Option 1: arrival', '04/08/2099');
    type('Option 1: departure', '09/08/2099');
    await waitFor(() => expect(dialog.getByText(/without a price/)).not.toBeNull());
    expect(server.received(availabilityApi.listMatchedBerths)).toHaveLength(0);
  });

  it('can be sent while the berths cannot be counted', async () => {
    const server = new ServerDouble().refuse(availabilityApi.listMatchedBerths, {
      status: 403,
      error_type: 'FORBIDDEN',
    });
    const { dialog, type, send } = await open({ server });
    type('Option 1: arrival', '04/08/2099');
    type('Option 1: departure', '09/08/2099');
    expect(await dialog.findByRole('button', { name: 'Try again' })).not.toBeNull();
    expect(send().getAttribute('aria-disabled')).toBeNull();
  });
});
