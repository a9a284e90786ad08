import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { sessionApi } from '../../../../contracts/identity/api.js';
import { reservationApi } from '../../../../contracts/reservations/api.js';
import { renderConsole } from '../../../testing/render-console.js';
import { ServerDouble } from '../../../testing/server-double.js';
import { selfOf, type SignIn } from '../../../testing/sign-ins.js';
import { Component as ReservationListPage } from '../../features/reservation-list/routes/reservation-list-page.js';
import { createQueryClient } from '../../lib/api/query-client.js';
import { keepSessionToken } from '../../lib/api/session-token.js';
import { askFirst } from './first-question.js';

const ID = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11';

/** The requests other than the session's. */
const requested = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey)
    .filter((key) => key[0] === 'POST');

describe('the queries that run before a page has loaded', () => {
  let server: ServerDouble;

  beforeEach(() => {
    server = new ServerDouble().install();
    keepSessionToken('qs_user.test.secret');
  });
  afterEach(() => server.uninstall());

  async function requestedAt(pathname: string, search = '', as: SignIn = {}): Promise<QueryClient> {
    server.answer(sessionApi.self, selfOf(as));
    const client = createQueryClient();
    await askFirst(client, { pathname, search });
    return client;
  }

  it('is the reservation that the address names', async () => {
    await requestedAt(`/reservations/${ID}`);
    expect(server.inputs(reservationApi.get)).toEqual([{ reservation_id: ID }]);
    expect(server.received(sessionApi.self)).toHaveLength(1);
  });

  it.each([
    ['', {}],
    ['?tab=APPROVED&page=2&sort=-nights&search=ber', {}],
    ['?tab=NEW&status=nonsense', { marina: { mode: 'lite' } }],
  ] satisfies [string, SignIn][])('is the very question of the list at %s', async (search, as) => {
    const before = requested(await requestedAt('/reservations', search, as));
    expect(before).toHaveLength(1);
    const { client } = await renderConsole(<ReservationListPage />, { as, at: `/reservations${search}`, server });
    await waitFor(() => expect(requested(client)).toEqual(expect.arrayContaining(before)));
  });

  it('leaves out queries without permission', async () => {
    const as: SignIn = { user: { association_manager: true } };
    expect(requested(await requestedAt('/reservations', '', as))).toEqual([]);
  });

  it.each(['/reservations/new', `/reservations/${ID}/more`, '/', '/audit'])('is not known for %s', async (path) => {
    expect(requested(await requestedAt(path))).toEqual([]);
    expect(server.received(sessionApi.self)).toHaveLength(1);
  });

  it('leaves errors to the session and the page', async () => {
    server.refuse(sessionApi.self, { status: 401, error_type: 'UNAUTHORIZED' });
    await expect(askFirst(createQueryClient(), { pathname: '/reservations', search: '' })).resolves.toBeUndefined();
  });
});
