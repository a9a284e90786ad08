import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { marinaApi } from '../../../../../contracts/marinas/api.js';
import { reservationApi } from '../../../../../contracts/reservations/api.js';
import { exampleRow } from '../../../../../contracts/reservations/examples.js';
import { filtersInUse, removingFilter } from '../../../../testing/filters-in-use.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { namedMarina } from '../../../lib/api/session-token.js';
import { wayBackFrom } from '../../../lib/url/way-back.js';
import { Component as Elsewhere } from './elsewhere-page.js';
import { Component } from './reservation-admin-list-page.js';

const MARINA = { id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b22', name: 'Fowey Haven', code: 'FOWEY' };
const [example] = marinaApi.getall.example.answer.items;
const admin = { user: { is_admin: true }, marina: null };

beforeEach(() => localStorage.clear());

function serving(): ServerDouble {
  return new ServerDouble()
    .answer(reservationApi.getallAdmin, {
      items: [{ ...exampleRow, marina: MARINA }],
      total: 1,
      counts: { PENDING: 1 },
    })
    .answer(marinaApi.getall, { items: [{ ...example!, ...MARINA }], total: 1 });
}

describe('the list over all marinas', () => {
  it('says where each reservation is, and opens it there', async () => {
    await renderConsole(<Component />, { at: '/reservations-admin', as: admin, server: serving() });
    expect(await screen.findByText('Fowey Haven')).toBeVisible();
    expect(screen.getByText('FOWEY')).toBeVisible();
    expect(screen.getByRole('link', { name: 'QS-4711, Petrel' })).toHaveAttribute(
      'href',
      `/reservations-admin/${MARINA.id}/${exampleRow.id}`,
    );
    expect(screen.queryByRole('link', { name: 'New reservation' })).toBeNull();
  });

  it('names the marina whose reservations match nothing', async () => {
    const server = serving().answer(reservationApi.getallAdmin, { items: [], total: 0, counts: {} });
    const at = `/reservations-admin?marinas=${MARINA.id}`;
    const { user, address } = await renderConsole(<Component />, { at, as: admin, server });
    await screen.findByRole('group', { name: 'Filters in use' });
    await waitFor(async () => expect(await filtersInUse()).toEqual(['Marina: Fowey Haven']));
    await user.click(removingFilter('Marina: Fowey Haven'));
    expect(address()).toBe('/reservations-admin');
  });

  it('is narrowed to marinas', async () => {
    const server = serving();
    const { user, address } = await renderConsole(<Component />, { at: '/reservations-admin', as: admin, server });
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Marina' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Fowey Haven' }));
    expect(address()).toBe(`/reservations-admin?marinas=${MARINA.id}`);
    await waitFor(() =>
      expect(server.inputs(reservationApi.getallAdmin).at(-1)?.filter.marina_ids).toEqual([MARINA.id]),
    );
    expect(screen.getByText('Marina: Fowey Haven')).toBeInTheDocument();
  });

  it('is for administrators only, and the server is not asked', async () => {
    const server = serving();
    await renderConsole(<Component />, { at: '/reservations-admin', server });
    expect(await screen.findByText(/Only administrators/)).toBeVisible();
    expect(server.received(reservationApi.getallAdmin)).toHaveLength(0);
  });
});

describe('a reservation elsewhere', () => {
  const at = `/reservations-admin/${MARINA.id}/${exampleRow.id}`;
  const path = '/reservations-admin/:marina_id/:id';
  const others = [{ path: '/reservations/:id', element: 'the reservation' }];

  it('is opened in its marina', async () => {
    const { address } = await renderConsole(<Elsewhere />, { at, path, others, as: admin });
    expect(await screen.findByText('the reservation')).toBeVisible();
    expect(address()).toBe(`/reservations/${exampleRow.id}`);
    expect(namedMarina()).toBe(MARINA.id);
    expect(wayBackFrom(`/reservations/${exampleRow.id}`)).toBe('/reservations-admin');
  });

  it('is not there for others', async () => {
    const { address } = await renderConsole(<Elsewhere />, { at, path, others });
    expect(address()).toBe(at);
    expect(namedMarina()).toBeNull();
  });
});
