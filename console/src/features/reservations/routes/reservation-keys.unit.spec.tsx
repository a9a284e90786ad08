import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { exampleIds } from '../../../../../contracts/reservations/examples.js';
import { rememberRows } from '../../../lib/url/list-rows.js';
import { rememberWayBack } from '../../../lib/url/way-back.js';
import { aMarina, aRequest, movesOpen, openPage } from './open-page.fixture.js';

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

const bar = () => within(screen.getByRole('region', { name: 'Total and actions' }));
const leaveField = () => act(() => (document.activeElement as HTMLElement | null)?.blur());
const priced = aRequest({
  reservation_status: 'waiting',
  statuses: [
    { status_code: 'INITIATED', action_required: 'MARINA', created_at: '2026-11-02T08:15:00.000Z' },
    { status_code: 'UPDATED', action_required: 'BOATER', created_at: '2026-11-02T09:15:00.000Z' },
  ],
});

describe('the keys of a reservation', () => {
  it('type into a field while it has the focus, and send the price outside it', async () => {
    const { user } = await openPage(aRequest());
    expect(screen.getByLabelText(/Price per night/)).toHaveFocus();
    await user.keyboard('s');
    expect(screen.queryByRole('dialog')).toBeNull();
    leaveField();
    await user.keyboard('s');
    expect(await screen.findByRole('dialog')).toHaveTextContent(/Send/);
  });

  it('do nothing where the button of the page cannot be used', async () => {
    const { user } = await openPage(aRequest());
    expect(bar().getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-disabled', 'true');
    leaveField();
    await user.keyboard('a');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('open the form with e', async () => {
    const { user } = await openPage(priced);
    expect(screen.queryByLabelText(/Price per night/)).toBeNull();
    leaveField();
    await user.keyboard('e');
    expect(await screen.findByLabelText(/Price per night/)).toBeVisible();
  });

  it('open the next reservation of the list and the one before', async () => {
    rememberRows('/reservations', ['one', exampleIds.reservation, 'three']);
    const { user, address } = await openPage(priced, {
      others: [{ path: '/reservations/three', element: 'the third' }],
    });
    leaveField();
    await user.keyboard('j');
    expect(await screen.findByText('the third')).toBeVisible();
    expect(address()).toBe('/reservations/three');
  });

  it('leave a reservation closed that must not be edited', async () => {
    const moves = movesOpen(['UPDATE', 'APPROVE', 'UPDATE_DATE', 'CANCEL', 'ADD_TO_WAITING_LIST', 'NOTIFY']);
    const finished = aRequest({ reservation_status: 'finished', allowed_actions: { marina: moves, boater: [] } });
    const { user } = await openPage(finished);
    leaveField();
    await user.keyboard('eas');
    expect(screen.queryByLabelText(/Price per night/)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a reservation that was opened from the list of all marinas', () => {
  const record = `/reservations/${exampleIds.reservation}`;

  it('names the marina that the administrator works in now, and leads back to the list as it was left', async () => {
    sessionStorage.setItem('list-address:/reservations-admin', '/reservations-admin?page=3');
    rememberWayBack(record, '/reservations-admin');
    await openPage(aRequest(), { as: { marina: { ...aMarina(), name: 'Fowey Haven' } } });
    expect(screen.getByText(/You are now working in Fowey Haven/)).toBeVisible();
    for (const name of ['Back to the reservations', 'Back to the reservations of all marinas']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/reservations-admin?page=3');
    }
  });

  it('says nothing on any other reservation', async () => {
    rememberWayBack('/reservations/another', '/reservations-admin');
    await openPage(aRequest());
    expect(screen.queryByText(/You are now working in/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to the reservations' })).toHaveAttribute('href', '/reservations');
  });
});
