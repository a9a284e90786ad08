import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { planGestureApi } from '../../../../../contracts/berths/api.js';
import { messageApi } from '../../../../../contracts/messages/api.js';
import { reservationApi } from '../../../../../contracts/reservations/api.js';
import { exampleIds } from '../../../../../contracts/reservations/examples.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { aRequest, openPage } from './open-page.fixture.js';

const { answer } = reservationApi.sameBoat.example;
const [other] = answer.stays;
const stay = { ...other!, reservation_id: exampleIds.berth, start_date: '2027-07-14', end_date: '2027-07-17' };
const twice = { ...answer, stays: [{ ...stay, sign: 'SAME_BOAT' as const, nights_twice: 3 }] };

/** A request for 14 to 19 July of a boat that is booked from 14 to 17 July. */
async function openTwice(written: typeof answer.written = null, more: Partial<typeof stay> = {}) {
  const stays = twice.stays.map((one) => ({ ...one, ...more }));
  const server = new ServerDouble().answer(reservationApi.sameBoat, { ...twice, stays, written });
  const page = await openPage(
    aRequest({ start_date: '2027-07-14', end_date: '2027-07-19', created_at: '2027-06-08T19:06:00.000Z' }),
    { server },
  );
  const choices = within(await screen.findByRole('region', { name: 'What is right?' }));
  return { ...page, server, choices };
}

describe('a request of a boat that is booked on the same nights', () => {
  it('is beside the booking, with what differs marked and the nights named that the boat would have twice', async () => {
    await openTwice();
    const table = await screen.findByRole('table', { name: 'One boat, the same nights' });
    const row = (name: string) => within(table).getByRole('row', { name: new RegExp(`^${name}`) });
    expect(within(row('Stay')).getAllByRole('cell')[0]).toHaveAttribute('data-differs');
    expect(within(row('Boat ')).getAllByRole('cell')[0]).not.toHaveAttribute('data-differs');
    expect(row('Price')).toHaveTextContent(/297\.50.*59\.50 paid.*no price yet/);
    expect(screen.getByRole('img', { name: '3 nights in two berths: 14 July, 15 July, and 16 July' })).toBeVisible();
    expect(screen.getByText('3 nights twice')).toBeVisible();
  });

  it('is merged in one command: the booking takes its nights, because they were asked for last', async () => {
    const { user, server, choices } = await openTwice();
    const best = await choices.findByRole('radio', { name: /^Merge into/ });
    expect(best).toHaveAccessibleName(/messages, documents and payments go to/);
    await user.click(best);
    await user.click(choices.getByRole('button', { name: /^Merge into/ }));
    await waitFor(() => expect(server.inputs(reservationApi.merge)).toHaveLength(1));
    expect(server.inputs(reservationApi.merge)[0]).toEqual({
      reservation_id: stay.reservation_id,
      duplicate_id: exampleIds.reservation,
      take_dates: true,
      take_phone: false,
    });
    expect(server.inputs(reservationApi.update)).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.inputs(reservationApi.separate)).toHaveLength(1));
  });

  it('is merged without other nights where the booking came last', async () => {
    const { user, server, choices } = await openTwice(null, { created_at: '2028-01-01T00:00:00.000Z' });
    await user.click(await choices.findByRole('button', { name: /^Merge into/ }));
    await waitFor(() => expect(server.inputs(reservationApi.merge)[0]).toMatchObject({ take_dates: false }));
    expect(server.inputs(planGestureApi.planPreview)).toEqual([]);
  });

  it('is cancelled alone, with one mail', async () => {
    const { user, server, choices } = await openTwice();
    await user.click(choices.getByRole('radio', { name: /^Cancel this one/ }));
    await user.click(choices.getByRole('button', { name: 'Cancel this one' }));
    await waitFor(() => expect(server.inputs(reservationApi.update)).toHaveLength(1));
    const [sent] = server.inputs(reservationApi.update);
    expect(sent).toMatchObject({ reservation_id: exampleIds.reservation, payload: { reason: 'duplicate' } });
    expect(sent?.payload).not.toHaveProperty('tell');
    expect(server.inputs(reservationApi.merge)).toEqual([]);
  });

  it('waits while the boater is asked, and says so', async () => {
    const { user, server, choices } = await openTwice({ at: '2027-06-09T07:44:00.000Z', answered: false });
    expect(choices.getByText(/no answer yet/)).toBeVisible();
    await user.click(choices.getByRole('radio', { name: /^Ask Inès first/ }));
    await user.click(choices.getByRole('button', { name: 'Ask Inès first' }));
    await waitFor(() => expect(server.inputs(messageApi.create)).toHaveLength(1));
    expect(server.inputs(messageApi.create)[0]?.text).toContain(stay.view_id);
    expect(server.inputs(reservationApi.update)).toEqual([]);
  });

  it('keeps both only with a reason', async () => {
    const { user, choices } = await openTwice();
    await user.click(choices.getByRole('radio', { name: /^Keep both/ }));
    const keep = choices.getByRole('button', { name: 'Keep both' });
    expect(keep).toHaveAccessibleDescription('Give a reason to keep both.');
    await user.type(choices.getByRole('textbox', { name: /Reason/ }), 'Mother ship and tender');
    expect(keep).not.toHaveAccessibleDescription('Give a reason to keep both.');
  });
});

describe('a request that was merged', () => {
  const merged = { view_id: 'Q-F8ALHT4', at: '2027-06-09T07:44:00.000Z', refusal: null };
  const opened = (more: Partial<typeof merged> | { refusal: string } = {}) =>
    openPage(
      aRequest({
        reservation_status: 'canceled_by_marina',
        duplicate_of: exampleIds.berth,
        merged: { ...merged, ...more },
      }),
    );

  it('says where its messages are, and is separated again', async () => {
    const { user, server } = await opened();
    expect(await screen.findByText(/messages, documents and payments are with Q-F8ALHT4/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo the merge' }));
    await waitFor(() =>
      expect(server.inputs(reservationApi.separate)).toEqual([{ reservation_id: exampleIds.reservation }]),
    );
  });

  it('says why it cannot be separated once money has moved', async () => {
    await opened({ refusal: 'RESERVATION_MERGE_SETTLED' });
    expect(await screen.findByRole('button', { name: 'Undo the merge' })).toHaveAccessibleDescription(
      /Money has moved/,
    );
  });
});
