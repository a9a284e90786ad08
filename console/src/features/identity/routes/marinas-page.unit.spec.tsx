import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { chainApi, sessionApi } from '../../../../../contracts/identity/api.js';
import { marinaExample } from '../../../../../contracts/marinas/call-schemas.js';
import { marinaApi } from '../../../../../contracts/marinas/api.js';
import { chainDashboardApi } from '../../../../../contracts/dashboard/api.js';
import { filtersInUse, removingFilter } from '../../../../testing/filters-in-use.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { keepSavedFiles } from '../../../../testing/saved-file.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import type { SignIn } from '../../../../testing/sign-ins.js';
import { Component as MarinasPage } from './marinas-page.js';

const here = marinaExample;
const sister = { ...marinaExample, id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2bff', name: 'Port Sœur', code: 'SISTER' };
const both = { items: [here, sister], total: 2 };
const ofBoth: SignIn = { user: { marina_ids: [here.id, sister.id] } };

const ofNumber = (number: number) => `0190f3a2-5b1c-7c3e-9a44-${String(number).padStart(12, '0')}`;

/** The rows 0 to 100 in pages of 100, while row 99 moves to the second page after the first was read. */
function movingPages<Row>(rowOf: (number: number) => Row) {
  return ({ page }: { page: number }) => {
    const numbers = page === 1 ? Array.from({ length: 100 }, (_, index) => index) : [99, 100];
    return { items: numbers.map(rowOf), total: 101 };
  };
}

const opened = (as: SignIn, server: ServerDouble) => renderConsole(<MarinasPage />, { as, at: '/marinas', server });

describe('the marinas', () => {
  it('of somebody who works in several are theirs, and the other one is one click away', async () => {
    const server = new ServerDouble().answer(sessionApi.marinas, both);
    // The server refuses the change, so that the page does not reload during the test.
    server.refuse(sessionApi.switchMarina, { status: 404, error_type: 'MARINA_NOT_FOUND' });
    const { user } = await opened(ofBoth, server);
    expect(await screen.findByText('You work here')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Work in/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Work in Port Sœur' }));
    await waitFor(() => expect(server.inputs(sessionApi.switchMarina)).toEqual([{ new_marina_id: sister.id }]));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Work in Port Sœur' })).not.toHaveAttribute('aria-busy', 'true');
  });

  it.each<[string, SignIn, typeof sessionApi.marinas]>([
    ['of the installation', { user: { is_admin: true }, marina: null }, marinaApi.getall],
  ])('%s come by their own call', async (_, as, route) => {
    const server = new ServerDouble().answer(route, both);
    await opened(as, server);
    expect(await screen.findByText('Port Sœur', { selector: 'strong' })).toBeVisible();
    expect(server.received(route)).toHaveLength(1);
  });

  it('of the installation: the filters that match none are named, and each is removed alone', async () => {
    const server = new ServerDouble().answer(marinaApi.getall, { items: [], total: 0 });
    const at = '/marinas?search=zzz&countries=FR&modes=lite';
    const as = { user: { is_admin: true }, marina: null };
    const { user, address } = await renderConsole(<MarinasPage />, { as, at, server });
    const [search, country, mode] = await filtersInUse();
    expect([search, country]).toEqual(['Search: zzz', 'France']);
    await user.click(removingFilter(mode!));
    expect(address()).toBe('/marinas?search=zzz&countries=FR');
  });

  it('of an association can only be looked at', async () => {
    const server = new ServerDouble().answer(chainApi.associationMarinas, both);
    await opened({ user: { association_manager: true } }, server);
    expect(await screen.findByText('Port Sœur')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Work in/ })).toBeNull();
  });

  it('are none of the business of who works in one', async () => {
    const server = new ServerDouble();
    await opened({ user: { marina_ids: [here.id] } }, server);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(server.received(sessionApi.marinas)).toEqual([]);
  });

  it('are found by name, and one learns when none is', async () => {
    const server = new ServerDouble().answer(sessionApi.marinas, ({ search }) =>
      search === undefined ? both : { items: [], total: 0 },
    );
    const { user } = await opened(ofBoth, server);
    await screen.findByText('Port Sœur');
    await user.type(screen.getByRole('searchbox'), 'nowhere');
    expect(await screen.findByText('No marina matches “nowhere”.')).toBeVisible();
  });

  it('come more at a time where there are many', async () => {
    const server = new ServerDouble().answer(sessionApi.marinas, { ...both, total: 60 });
    const { user } = await opened(ofBoth, server);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(server.inputs(sessionApi.marinas).at(-1)).toMatchObject({ page_size: 50 }));
  });

  it('of the installation are exported once each, although one moves to the next page meanwhile', async () => {
    const saved = keepSavedFiles();
    const server = new ServerDouble().answer(
      marinaApi.getall,
      movingPages((number) => ({ ...here, id: ofNumber(number), name: `Marina ${number}` })),
    );
    const { user } = await opened({ user: { is_admin: true }, marina: null }, server);
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    expect(await screen.findByText(/101 rows/)).toBeVisible();
    expect((await saved()).match(/Marina 99/g)).toHaveLength(1);
  });

  it('of a chain are exported once each, although one moves to the next page meanwhile', async () => {
    const saved = keepSavedFiles();
    const { answer } = chainDashboardApi.getAll.example;
    const [row] = answer.items;
    const moving = movingPages((number) => ({
      ...row!,
      marina: { ...row!.marina, id: ofNumber(number), name: `Marina ${number}` },
    }));
    const server = new ServerDouble().answer(chainDashboardApi.getAll, (input) => ({ ...answer, ...moving(input) }));
    const { user } = await opened({ user: { chain_manager: true } }, server);
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    expect(await screen.findByText(/101 rows/)).toBeVisible();
    expect((await saved()).match(/Marina 99/g)).toHaveLength(1);
  });
});
