import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { sessionApi } from '../../../../contracts/identity/api.js';
import { marinaExample } from '../../../../contracts/marinas/call-schemas.js';
import { renderConsole } from '../../../testing/render-console.js';
import { ServerDouble } from '../../../testing/server-double.js';
import type { SignIn } from '../../../testing/sign-ins.js';
import { namedMarina } from '../../lib/api/session-token.js';
import { MarinaOfLink } from './marina-of-link.js';

const OTHER = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2bff';

async function opened(marina: string, server = new ServerDouble(), as: SignIn = {}) {
  const loads: string[] = [];
  const at = `/reservations/r1?tab=1&marina=${marina}`;
  const page = (
    <MarinaOfLink open={(address) => loads.push(address)}>
      <h1>the record</h1>
    </MarinaOfLink>
  );
  const rendered = await renderConsole(page, { as, at, path: '/reservations/:id', server });
  return { ...rendered, loads };
}

describe('a link that names a marina', () => {
  it('opens the record at once in that marina, under its plain address', async () => {
    const { address, loads, server } = await opened(marinaExample.id);
    expect(await screen.findByRole('heading', { name: 'the record' })).toBeVisible();
    expect(address()).toBe('/reservations/r1?tab=1');
    expect([loads, server.inputs(sessionApi.switchMarina)]).toEqual([[], []]);
  });

  it('changes to that marina first, and then loads the record', async () => {
    const server = new ServerDouble().answer(sessionApi.switchMarina, sessionApi.switchMarina.example.answer);
    const { loads } = await opened(OTHER, server, { user: { marina_ids: [marinaExample.id, OTHER] } });
    await waitFor(() => expect(loads).toEqual(['/reservations/r1?tab=1']));
    expect(server.inputs(sessionApi.switchMarina)).toEqual([{ new_marina_id: OTHER }]);
    expect(screen.queryByRole('heading', { name: 'the record' })).toBeNull();
  });

  it('changes nothing for a user who does not work there, and says so', async () => {
    const server = new ServerDouble().refuse(sessionApi.switchMarina, { status: 404, error_type: 'MARINA_NOT_FOUND' });
    const { address, loads } = await opened(OTHER, server);
    expect(await screen.findByRole('heading', { name: 'the record' })).toBeVisible();
    expect(screen.getByRole('alert')).toBeVisible();
    expect(address()).toBe('/reservations/r1?tab=1');
    expect(loads).toEqual([]);
    expect(server.inputs(sessionApi.switchMarina)).toHaveLength(1);
  });

  it('names the marina in the calls of an administrator, who has none of their own', async () => {
    const { loads, server } = await opened(OTHER, new ServerDouble(), { user: { is_admin: true }, marina: null });
    await waitFor(() => expect(loads).toEqual(['/reservations/r1?tab=1']));
    expect(namedMarina()).toBe(OTHER);
    expect(server.inputs(sessionApi.switchMarina)).toEqual([]);
  });

  it('is followed without the marina if that is none', async () => {
    const { address, server } = await opened('elsewhere');
    expect(await screen.findByRole('heading', { name: 'the record' })).toBeVisible();
    expect(address()).toBe('/reservations/r1?tab=1');
    expect(server.inputs(sessionApi.switchMarina)).toEqual([]);
  });
});
