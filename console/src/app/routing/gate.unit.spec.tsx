import { beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { sessionApi } from '../../../../contracts/identity/api.js';
import { renderConsole } from '../../../testing/render-console.js';
import { ServerDouble } from '../../../testing/server-double.js';
import { endSession, keepSessionToken } from '../../lib/api/session-token.js';
import { Gate } from './gate.js';
import { useLogOut } from './log-out-context.js';

function Work() {
  const logOut = useLogOut();
  return <button onClick={() => void logOut()}>leave</button>;
}

const inside = [
  { path: '/reservations', element: <Work /> },
  { path: '*', element: <p>elsewhere</p> },
];
const others = [{ element: <Gate />, children: inside }];
const opened = (options: Parameters<typeof renderConsole>[1]) =>
  renderConsole(<p>never</p>, { path: '/never', others, ...options });

// Loads the lazy modules in advance, so that no test waits for them.
beforeAll(() => import('../../ui/dialogs/dialog.js'), 60_000);

describe('the gate', () => {
  it('redirects visitors to the sign-in and remembers their address', async () => {
    const { address, router } = await opened({ as: null, at: '/reservations?tab=APPROVED' });
    expect(address()).toBe('/login');
    expect(router.state.location.state).toEqual({ from: '/reservations?tab=APPROVED' });
  });

  it('admits signed-in people, and redirects them away from the sign-in', async () => {
    const { address, unmount } = await opened({ at: '/reservations' });
    expect(address()).toBe('/reservations');
    unmount();
    expect((await opened({ at: '/login' })).address()).toBe('/');
  });

  it('sends to the sign-in when the session ends, remembering the place', async () => {
    const { address, router } = await opened({ at: '/reservations?tab=APPROVED' });
    act(() => endSession());
    await waitFor(() => expect(address()).toBe('/login'));
    expect(router.state.location.state).toEqual({ from: '/reservations?tab=APPROVED' });
  });

  it('remembers nothing for those who leave by themselves', async () => {
    const { address, router, user, server } = await opened({ at: '/reservations' });
    await user.click(screen.getByRole('button', { name: 'leave' }));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(router.state.location.state).toBeNull();
    expect(server.received(sessionApi.logout)).toHaveLength(1);
  });

  it.each([
    [{ is_password_temp: true, is_first_login: true }, '/changePassword'],
    [{ is_first_login: true }, '/firstLogin'],
  ])('sends %j to %s first', async (user, place) => {
    expect((await opened({ at: '/reservations', as: { user } })).address()).toBe(place);
  });

  it('leaves the confirmation of a first password until it has been read', async () => {
    const { address, router } = await opened({ at: '/changePassword', as: { user: { is_password_temp: true } } });
    expect(address()).toBe('/changePassword');
    await act(() => router.navigate('/changePassword', { replace: true, state: { confirming: true } }));
    expect(address()).toBe('/changePassword');
  });

  it('announces what it waits for', async () => {
    keepSessionToken('qs_user.kept.secret');
    const server = new ServerDouble();
    const release = server.hold(sessionApi.self);
    await opened({ as: null, at: '/reservations', server });
    expect(screen.getByText('Checking for sign in...')).toBeVisible();
    act(() => release());
    expect(await screen.findByRole('button', { name: 'leave' })).toBeVisible();
  });

  it('shows an error that is none of the sign-in in a dialog, whose OK tries again', async () => {
    keepSessionToken('qs_user.kept.secret');
    const server = new ServerDouble().refuse(sessionApi.self, { status: 409, error_type: 'CONFLICT' }, 1);
    const { user } = await opened({ as: null, at: '/reservations', server });
    expect(await screen.findByRole('alertdialog', { name: 'An error occurred' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await screen.findByRole('button', { name: 'leave' })).toBeVisible();
  });
});
