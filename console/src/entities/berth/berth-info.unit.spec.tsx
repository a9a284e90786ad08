import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { berthApi, berthInfoApi } from '../../../../contracts/berths/api.js';
import { renderConsole } from '../../../testing/render-console.js';
import { ServerDouble } from '../../../testing/server-double.js';
import { matchingApi } from '../../../../contracts/reservations/api.js';
import { BerthInfo } from './berth-info.js';

const berth = berthApi.getBerth.answer.parse(berthApi.getBerth.example.answer);
const vessel = { id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2c07', name: 'Tordis', length: 12.1 };
const owner = {
  berth_holder_type: 'RESIDENT' as const,
  allocation_id: 'h1',
  boater_id: null,
  vessel_id: vessel.id,
  reservation_id: null,
  boater_name: 'Arne Vik',
  vessel,
  start_date: '2027-01-01',
  end_date: null,
  arrived: true,
};
const absence = { id: 'a1', start_date: '2027-07-05', end_date: '2027-07-14' };
const residency = { start_date: '2027-01-01', end_date: null };
const resident = { ...owner, absence, residency };
const held = { ...berth, current_berth_owner: owner, resident, notes: 'Fender on the corner.' };

const open = (answer: typeof berth, as = {}) => {
  const server = new ServerDouble().answer(berthApi.getBerth, answer);
  return renderConsole(<BerthInfo berthId={berth.id} />, { server, as });
};

describe('the berth info', () => {
  it('shows owner, what follows and the note', async () => {
    const departure = {
      id: 'a1',
      type: 'DEPARTURE' as const,
      begins_at: '2027-07-05',
      berth_holder_type: 'RESIDENT' as const,
      vessel: { name: 'Tordis' },
    };
    await open({ ...held, following_traffic_events: [departure] });
    expect(await screen.findByText('Arne Vik, 12.10 m')).toBeVisible();
    expect(screen.getByText('In the berth now, away 5 to 14 July 2027')).toBeVisible();
    expect(screen.getByText('Out')).toBeVisible();
    expect(screen.getByText(/^leaves Mon/)).toBeVisible();
    expect(screen.getByText('Fender on the corner.')).toBeVisible();
    expect(screen.getAllByText('Berth holder').length).toBeGreaterThan(0);
  });

  it('shows which boats the berth is meant for', async () => {
    await open({ ...held, min_length: null, min_beam: 3.5, min_draft: 1.2 });
    const words = /for boats 3.50 m wide or more, for boats with a draft of 1.20 m or more$/;
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('saves the note only if it changed', async () => {
    const { user, server } = await open(held);
    await user.click(await screen.findByRole('button', { name: 'Edit note' }));
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(server.received(berthInfoApi.updateNote)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Edit note' }));
    await user.type(screen.getByRole('textbox', { name: 'Note' }), ' Two lines.');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() =>
      expect(server.inputs(berthInfoApi.updateNote)[0]?.note).toBe('Fender on the corner. Two lines.'),
    );
  });

  it('asks a resident for an absence report, and then shows when', async () => {
    const { user, server } = await open({ ...held, allow_inquire_for_absence: true });
    const inquiry = { vessel_id: vessel.id, berth_id: berth.id };
    const ask = await screen.findByRole('button', { name: 'Ask for an absence report' });
    const sent = { ...inquiry, sent_at: '2027-07-03T07:44:00.000Z' };
    server.answer(berthApi.getBerth, { ...held, absence_inquiry: sent });
    await user.click(ask);
    expect(server.inputs(berthInfoApi.inquireForAbsence)).toEqual([inquiry]);
    expect(await screen.findByText(/^Sent /)).toBeVisible();
  });

  it('offers the free nights of an empty berth to the next on the waiting list', async () => {
    const arrival = { id: 'r1', type: 'ARRIVAL' as const, begins_at: '2027-07-09' };
    const next = { ...arrival, berth_holder_type: 'VISITOR' as const, vessel: { name: 'Alba' } };
    const empty = { ...berth, active: true, current_berth_owner: null, resident: null };
    const { user, server } = await open({ ...empty, following_traffic_events: [next] });
    await user.click(await screen.findByRole('button', { name: 'Offer to the waiting list' }));
    server.refuse(matchingApi.offerNext, { status: 409, error_type: 'RESERVATION_NOBODY_IN_LINE' });
    await user.click(screen.getByRole('button', { name: 'Send the offer' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/waiting list/);
    server.answer(matchingApi.offerNext, matchingApi.offerNext.example.answer);
    await user.click(screen.getByRole('button', { name: 'Send the offer' }));
    expect(await screen.findByText('The offer has gone to the next in line.')).toBeVisible();
    expect(server.inputs(matchingApi.offerNext).at(-1)).toMatchObject({ berth_id: berth.id, end_date: '2027-07-09' });
  });

  it('is for reading where a user may not change it', async () => {
    const reader = { residents: 'VIEWER', reservations: 'VIEWER', marina_settings: 'NOT_ALLOWED' } as const;
    await open({ ...held, allow_inquire_for_absence: true }, { user: { permissions: reader } });
    expect(await screen.findByText('Fender on the corner.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
