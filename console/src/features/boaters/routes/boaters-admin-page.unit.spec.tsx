import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { boaterApi } from '../../../../../contracts/customers/api.js';
import { marinaApi } from '../../../../../contracts/marinas/api.js';
import { filtersInUse, removingFilter } from '../../../../testing/filters-in-use.js';
import { inRoomOf, layOutNothing } from '../../../../testing/in-room-of.js';
import { keepSavedFiles } from '../../../../testing/saved-file.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { namedMarina } from '../../../lib/api/session-token.js';
import { wayBackFrom } from '../../../lib/url/way-back.js';
import { Component } from './boaters-admin-page.js';
import { Component as Elsewhere } from './elsewhere-page.js';

const example = boaterApi.getallAdmin.example.answer;
const [row] = example.items;
const admin = { user: { is_admin: true }, marina: null };
const serving = (answer: typeof example = example) =>
  new ServerDouble().answer(boaterApi.getallAdmin, answer).answer(marinaApi.getall, marinaApi.getall.example.answer);

beforeEach(() => {
  localStorage.clear();
  window.innerWidth = 1440;
});

afterEach(layOutNothing);

describe('the administrators’ list of boaters', () => {
  it('shows each boater with boats, card and marina, and opens them there', async () => {
    await renderConsole(<Component />, { at: '/boaters', as: admin, server: serving() });
    expect(await screen.findByText('Inès Delacroix')).toBeVisible();
    expect(screen.getByText('Port Saint-Maurice')).toBeVisible();
    expect(screen.getByText('STM0042')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Inès Delacroix, Port Saint-Maurice' })).toHaveAttribute(
      'href',
      `/boaters/${row?.marina.id}/${row?.id}`,
    );
  });

  it('needs no more room than windows of 1280 and 1440 pixels have beside the menu and their own scroll bar', async () => {
    await renderConsole(<Component />, { at: '/boaters', as: admin, server: serving() });
    await screen.findByText('Inès Delacroix');
    expect(Number.parseFloat(screen.getByRole('table').style.minWidth)).toBeLessThanOrEqual(1147);
  });

  it('has cards where its columns do not fit', async () => {
    inRoomOf(895);
    await renderConsole(<Component />, { at: '/boaters', as: admin, server: serving() });
    const list = await screen.findByRole('list', { name: 'Boaters' });
    for (const text of ['Inès Delacroix', row!.email!, 'France', 'Port Saint-Maurice', 'STM0042'])
      expect(list).toHaveTextContent(text);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('leads from a balance of points to its history', async () => {
    const joined = { joined_at: '2027-02-12', balance: 640 };
    const rows = { items: [{ ...row!, loyalty_user: joined, popeye_loyalty_status: 'ACTIVE' as const }], total: 1 };
    await renderConsole(<Component />, { at: '/boaters', as: admin, server: serving(rows) });
    expect(await screen.findByRole('link', { name: '640 points, show the history' })).toHaveAttribute(
      'href',
      `/boaters/${row?.marina.id}/${row?.id}?points=all`,
    );
  });

  it('keeps search, filters and order in the address', async () => {
    const server = serving();
    const { user, address } = await renderConsole(<Component />, { at: '/boaters', as: admin, server });
    await user.click(await screen.findByRole('radio', { name: 'Active' }));
    await user.click(screen.getByRole('button', { name: /Email and phone/ }));
    await waitFor(() =>
      expect(server.inputs(boaterApi.getallAdmin).at(-1)).toMatchObject({
        filter: { membership: 'active' },
        sort: { field: 'email' },
      }),
    );
    expect(address()).toContain('membership=active');
    expect(address()).toContain('sort=');
  });

  it('exports one value a column, dates and numbers as they are, and no text that a spreadsheet runs', async () => {
    const [boat] = row!.vessels;
    const [card] = row!.memberships;
    const several = {
      ...row!,
      vessels: [
        { ...boat!, name: '=HYPERLINK("x")', length: 11.4 },
        { ...boat!, name: 'Petrel' },
        { ...boat!, name: 'Tern' },
      ],
      memberships: [card!, { ...card!, card_number: 'STM0043' }],
    };
    const saved = keepSavedFiles();
    const { user } = await renderConsole(<Component />, {
      at: '/boaters',
      as: admin,
      server: serving({ items: [several], total: 1 }),
    });
    localStorage.clear();
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    expect(await screen.findByText('1 row exported')).toBeVisible();
    const [titles, line, ...more] = (await saved()).split('\r\n');
    expect(more).toEqual([]);
    expect(titles).toBe(
      'Full name,Email,Phone,Country,Boat,Length (m),Further boats,Card,Further cards,Membership,Loyalty,Points,Marina,Marina code',
    );
    expect(line).toBe(
      [
        'Inès Delacroix',
        row!.email,
        `'${row!.phone}`,
        'France',
        '"\'=HYPERLINK(""x"")"',
        '11.4',
        'Petrel / Tern',
        'STM0042',
        'STM0043',
        card!.status,
        'Active',
        '120.5',
        'Port Saint-Maurice',
        'STMAUR',
      ].join(','),
    );
  });

  it('offers to clear filters that nobody matches', async () => {
    const server = serving({ items: [], total: 0 });
    const { user, address } = await renderConsole(<Component />, {
      at: '/boaters?search=zzz&country=FR&membership=active',
      as: admin,
      server,
    });
    expect(await screen.findByText('No boater matches')).toBeVisible();
    expect(await filtersInUse()).toEqual(['Search: zzz', 'Membership: Active', 'Country: France']);
    await user.click(removingFilter('Country: France'));
    expect(address()).toBe('/boaters?search=zzz&membership=active');
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);
    expect(address()).toBe('/boaters');
  });

  it('is for administrators only, and the server is not asked', async () => {
    const server = serving();
    await renderConsole(<Component />, { at: '/boaters', server });
    expect(await screen.findByText(/visible to administrators only/)).toBeVisible();
    expect(server.received(boaterApi.getallAdmin)).toHaveLength(0);
  });
});

it('a boater of another marina is opened in that marina', async () => {
  const { address } = await renderConsole(<Elsewhere />, {
    at: `/boaters/${row?.marina.id}/${row?.id}?points=all`,
    path: '/boaters/:marina_id/:id',
    others: [{ path: '/boaters/:id', element: 'the boater' }],
    as: admin,
  });
  expect(await screen.findByText('the boater')).toBeVisible();
  expect(address()).toBe(`/boaters/${row?.id}?points=all`);
  expect(namedMarina()).toBe(row?.marina.id);
  expect(wayBackFrom(`/boaters/${row?.id}`)).toBe('/boaters');
});
