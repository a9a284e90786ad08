import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { sessionApi } from '../../../../contracts/identity/api.js';
import { reservationApi } from '../../../../contracts/reservations/api.js';
import { renderConsole } from '../../../testing/render-console.js';
import { ServerDouble } from '../../../testing/server-double.js';
import { call } from '../api/client.js';
import { endSession, keepSessionToken, nameMarina, namedMarina, sessionToken } from '../api/session-token.js';
import { May } from './may.js';
import { editionOf, useMarina, useSession, useUser } from './session.js';

function Shown() {
  const { status, user, marina, edition, signOut, signIn } = useSession();
  const example = sessionApi.login.answer.parse(sessionApi.login.example.answer);
  return (
    <>
      <p>
        {status} {user?.first_name ?? 'nobody'} {marina?.code ?? 'nowhere'} {edition}
      </p>
      <button onClick={() => void signOut()}>leave</button>
      <button onClick={() => signIn(example, false)}>enter</button>
    </>
  );
}

const shown = () => screen.getByText(/full|lite/).textContent;

describe('the session', () => {
  it('holds the signed-in user, the marina and its edition', async () => {
    await renderConsole(<Shown />, { as: { user: { first_name: 'Hanna' }, marina: { code: 'SOL', mode: 'lite' } } });
    expect(shown()).toBe('signed_in Hanna SOL lite');
  });

  it('shows a demo marina in the full edition', () => {
    expect(editionOf({ mode: 'demo' } as Parameters<typeof editionOf>[0])).toBe('full');
    expect(editionOf(null)).toBe('full');
  });

  it('loads the user of the token from the server', async () => {
    keepSessionToken('qs_user.kept.secret');
    const server = new ServerDouble();
    await renderConsole(<Shown />, { as: null, server });
    await waitFor(() => expect(shown()).toMatch(/^signed_in/));
    expect(server.received(sessionApi.self)[0]?.headers.get('Authorization')).toBe('Bearer qs_user.kept.secret');
  });

  it('is signed out without a token, and sends no request', async () => {
    const { server } = await renderConsole(<Shown />, { as: null });
    expect(shown()).toBe('signed_out nobody nowhere full');
    expect(server.received(sessionApi.self)).toEqual([]);
  });

  it('distinguishes an unreachable server from one that refuses', async () => {
    keepSessionToken('qs_user.kept.secret');
    const server = new ServerDouble().refuse(sessionApi.self, { status: 409, error_type: 'CONFLICT' });
    await renderConsole(<Shown />, { as: null, server });
    await waitFor(() => expect(shown()).toBe('failed nobody nowhere full'));
    expect(sessionToken()).not.toBeNull();
  });

  it('opens with the stored user of the same token while the server cannot be reached', async () => {
    const online = await renderConsole(<Shown />, { as: { user: { first_name: 'Hanna' } } });
    online.unmount();
    const server = new ServerDouble().setOffline(true);
    const offline = await renderConsole(<Shown />, { as: null, server });
    await waitFor(() => expect(shown()).toMatch(/^signed_in Hanna/), { timeout: 4_000 });
    offline.unmount();
    keepSessionToken('qs_user.another.secret');
    await renderConsole(<Shown />, { as: null, server });
    await waitFor(() => expect(shown()).toMatch(/^failed nobody/), { timeout: 4_000 });
  });

  it('removes the stored user with the session', async () => {
    const { user } = await renderConsole(<Shown />);
    expect(localStorage.getItem('self')).not.toBeNull();
    await user.click(screen.getByText('leave'));
    expect(localStorage.getItem('self')).toBeNull();
  });

  it('signs in, and forgets what the one before had loaded', async () => {
    const { user, client } = await renderConsole(<Shown />, { as: null });
    client.setQueryData(['left over'], 1);
    await user.click(screen.getByText('enter'));
    expect(shown()).toMatch(/^signed_in/);
    expect(sessionToken()).toBe('qs_user.session.secret');
    expect(client.getQueryData(['left over'])).toBeUndefined();
  });

  it('signs out here at once, and on the server with the old token', async () => {
    const { user, server } = await renderConsole(<Shown />);
    nameMarina('0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11');
    server.setOffline(true);
    await user.click(screen.getByText('leave'));
    expect(shown()).toMatch(/^signed_out/);
    expect(sessionToken()).toBeNull();
    expect(namedMarina()).toBeNull();
  });

  it('sends the log-out to the server', async () => {
    const { user, server } = await renderConsole(<Shown />);
    await user.click(screen.getByText('leave'));
    const [logout] = server.received(sessionApi.logout);
    expect(logout?.headers.get('Authorization')).toBe('Bearer qs_user.test.secret');
  });

  it('ends when any call is refused as unauthenticated', async () => {
    const { server, client } = await renderConsole(<Shown />);
    client.setQueryData(['theirs'], 1);
    server.refuse(reservationApi.getall, { status: 401, error_type: 'UNAUTHENTICATED' });
    await act(() => call(reservationApi.getall, { ...reservationApi.getall.example.body! }).catch(() => null));
    await waitFor(() => expect(shown()).toMatch(/^signed_out/));
    expect(client.getQueryData(['theirs'])).toBeUndefined();
  });

  it('is over when another tab signs out', async () => {
    await renderConsole(<Shown />);
    localStorage.removeItem('token');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    await waitFor(() => expect(shown()).toMatch(/^signed_out/));
  });

  it('is over even if the server refused it before the page listened', async () => {
    keepSessionToken('qs_user.kept.secret');
    function EndsWhileItRenders() {
      useState(() => endSession('refused'));
      return null;
    }
    await renderConsole(
      <>
        <Shown />
        <EndsWhileItRenders />
      </>,
      { as: null },
    );
    await waitFor(() => expect(shown()).toMatch(/^signed_out/));
  });

  it('forgets what it had loaded when another tab signs in as somebody else', async () => {
    const { client } = await renderConsole(<Shown />);
    client.setQueryData(['theirs'], 1);
    localStorage.setItem('token', 'qs_other.b.secret');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    await waitFor(() => expect(client.getQueryData(['theirs'])).toBeUndefined());
  });

  it('gives staff screens their user and marina from one request', async () => {
    const Screen = () => <p>{`${useUser().first_name} at ${useMarina().name}`}</p>;
    await renderConsole(<Screen />, { as: { user: { first_name: 'Lena' }, marina: { name: 'Port Solvik' } } });
    expect(screen.getByText('Lena at Port Solvik')).toBeVisible();
  });
});

describe('a gate', () => {
  const access = { kind: 'staff', needs: { area: 'reservations', level: 'EDITOR' } } as const;
  const gate = (
    <May access={access} otherwise={<p>not you</p>}>
      <p>come in</p>
    </May>
  );

  it('shows its children to users whom the server permits', async () => {
    await renderConsole(gate);
    expect(screen.getByText('come in')).toBeVisible();
  });

  it('shows the fallback to others', async () => {
    const permissions = { residents: 'EDITOR', reservations: 'VIEWER', marina_settings: 'ALLOWED' } as const;
    await renderConsole(gate, { as: { user: { permissions } } });
    expect(screen.queryByText('come in')).toBeNull();
    expect(screen.getByText('not you')).toBeVisible();
  });

  it('stays hidden when the marina lacks the feature', async () => {
    const feature = { kind: 'staff', feature: 'chat' } as const;
    await renderConsole(
      <May access={feature}>
        <p>come in</p>
      </May>,
      { as: { marina: { marina_settings: { permissions: { chat: false } } } } },
    );
    expect(screen.queryByText('come in')).toBeNull();
  });
});
