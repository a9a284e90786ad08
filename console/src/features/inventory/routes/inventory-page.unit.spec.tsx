import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { berthApi, berthImportApi, manyBerthsApi } from '../../../../../contracts/berths/api.js';
import { everythingInView } from '../../../../testing/in-view.js';
import { inRoomOf, layOutNothing } from '../../../../testing/in-room-of.js';
import { narrowWindow } from '../../../../testing/narrow-window.js';
import { filtersInUse, removingFilter } from '../../../../testing/filters-in-use.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component as Inventory } from './inventory-page.js';

const example = berthApi.listBerths.answer.parse(berthApi.listBerths.example.answer);
const berth = example.items[0]!;
const counts = example.piers[0]!;
const ids = [1, 2, 3].map((index) => `0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2a2${index}`);
const berths = ids.map((id, index) => ({ ...berth, id, number: index + 1, name: `A${index + 1}` }));
const answer = {
  items: berths,
  total: 3,
  piers: [{ ...counts, berths: 3, active: 3, offered: 2, instant_booking: 0 }],
  active: 3,
  offered: 2,
  instant_booking: 0,
};

const open = (server = new ServerDouble().answer(berthApi.listBerths, answer), at = '/inventory', as = {}) =>
  renderConsole(<Inventory />, { at, path: '/inventory', server, as });
const bar = (count: string) => screen.findByRole('toolbar', { name: count });

beforeAll(everythingInView);

describe('the berths', () => {
  afterEach(() => {
    narrowWindow(false);
    layOutNothing();
  });

  // The room in windows of 768, 1024, 1280 and 1440 pixels beside the menu and their own scroll bar.
  it.each([639, 895, 1151, 1147])('have columns that fit into %i pixels together', async (room) => {
    inRoomOf(room);
    const { container } = await open();
    await screen.findByRole('checkbox', { name: 'Choose all berths that match the filters' });
    const table = screen.getByRole('table');
    expect(Number.parseFloat(table.style.minWidth)).toBeLessThanOrEqual(room);
    const widths = [...container.querySelectorAll<HTMLElement>('col')].map(({ style }) =>
      Number.parseFloat(style.width),
    );
    expect(widths.length).toBeGreaterThan(5);
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(room);
  });

  it('stand under their pier, with its switches in three states', async () => {
    await open();
    expect(await screen.findByRole('checkbox', { name: 'All berths of pier A active' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'All berths of pier A offered' })).toBePartiallyChecked();
    expect(screen.getByRole('checkbox', { name: 'Instant booking of pier A' })).not.toBeChecked();
    expect(await screen.findByRole('link', { name: 'A2' })).toHaveAttribute('href', `/berths/${ids[1]}`);
  });

  it('are occupied by a boat that has arrived, and expect one that has not', async () => {
    const owner = {
      berth_holder_type: 'VISITOR' as const,
      allocation_id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2e01',
      boater_id: null,
      boater_name: null,
      vessel_id: null,
      reservation_id: null,
      vessel: { id: null, name: 'Petrel', length: 9 },
      start_date: '2027-07-03',
      end_date: '2027-07-10',
      arrived: false,
    };
    const taken = berths.map((one, index) => ({
      ...one,
      occupancy: index === 2 ? ('vacant' as const) : ('occupied' as const),
      resident: null,
      current_berth_owner: index === 2 ? null : { ...owner, arrived: index === 0 },
    }));
    await open(new ServerDouble().answer(berthApi.listBerths, { ...answer, items: taken }));
    const row = async (name: string) => within((await screen.findByRole('link', { name })).closest('tr')!);
    expect((await row('A1')).getByText('Occupied')).toBeVisible();
    expect((await row('A2')).getByText('Boat expected')).toBeVisible();
    expect((await row('A2')).queryByText('Occupied')).toBeNull();
    expect((await row('A3')).getByText('Vacant')).toBeVisible();
  });

  it('are sorted by a second column with Shift, which is announced', async () => {
    const { user, server, address } = await open();
    await user.click(await screen.findByRole('button', { name: 'Largest boat' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('button', { name: 'Now' }));
    await user.keyboard('{/Shift}');
    expect(new URLSearchParams(address().split('?')[1]).get('sort')).toBe('max_loa,occupancy');
    expect(screen.getByText('Sorted by Largest boat, ascending, then by Now, ascending')).toBeInTheDocument();
    const sort = { by: 'max_loa', direction: 'asc', then: { by: 'occupancy', direction: 'asc' } };
    await waitFor(() => expect(server.inputs(berthApi.listBerths).map((input) => input.sort)).toContainEqual(sort));
  });

  it('are switched at once, and a change can be undone', async () => {
    const { user, server } = await open();
    await user.click(await screen.findByRole('switch', { name: 'A2 offered' }));
    await waitFor(() => expect(server.inputs(manyBerthsApi.updateMany)).toHaveLength(1));
    expect(server.inputs(manyBerthsApi.updateMany)[0]).toMatchObject({
      berth_ids: [ids[1]],
      changes: { offered: false },
    });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.inputs(manyBerthsApi.undoUpdateMany)).toHaveLength(1));
  });

  it('name the boat that would lose its berth before one is switched off', async () => {
    const { user, server } = await open();
    await user.click(await screen.findByRole('switch', { name: 'A1 active' }));
    expect(await screen.findByRole('alertdialog', { name: 'One boat would lose its berth' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Petrel' })).toBeVisible();
    expect(server.inputs(manyBerthsApi.updateMany)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Change and move one boat' }));
    await waitFor(() => expect(server.inputs(manyBerthsApi.updateMany)[0]?.displace_visitors).toBe(true));
  });

  it('of a pier are switched together, after a confirmation with their number', async () => {
    const { user, server } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'All berths of pier A offered' }));
    await user.click(await screen.findByRole('button', { name: 'Switch on 1 berth' }));
    await waitFor(() => expect(server.inputs(manyBerthsApi.updateMany)[0]?.berth_ids).toEqual(ids));
  });

  it('are chosen one by one, in a run, and all at once by the keyboard', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Choose A1' }));
    expect(await bar('1 berth chosen')).toBeVisible();
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Choose A3' }));
    await user.keyboard('{/Shift}');
    expect(await bar('3 berths chosen')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Choose none' }));
    screen.getByRole('link', { name: 'A1' }).focus();
    await user.keyboard('{ArrowDown} ');
    expect(screen.getByRole('checkbox', { name: 'Choose A2' })).toBeChecked();
    await user.keyboard('{Control>}a{/Control}');
    expect(await bar('3 berths chosen')).toBeVisible();
  });

  it('get only the services that are said in the form for many', async () => {
    const { user, server } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Choose A1' }));
    await user.click(within(await bar('1 berth chosen')).getByRole('button', { name: 'Services' }));
    const dialog = await screen.findByRole('dialog', { name: 'Services of 1 berth' });
    const waste = within(dialog).getByRole('radiogroup', { name: 'Waste' });
    await user.click(within(waste).getByRole('radio', { name: 'Yes' }));
    await user.click(within(dialog).getByRole('button', { name: 'Change 1 berth' }));
    await waitFor(() =>
      expect(server.inputs(manyBerthsApi.updateMany)[0]?.changes).toEqual({ services: { waste: true } }),
    );
  });

  it('are not deleted while boats have them; the boats are named', async () => {
    const { user, server } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Choose A1' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete 1 berth' }));
    expect(await screen.findByRole('dialog', { name: '1 berth cannot be deleted yet' })).toBeVisible();
    expect(server.inputs(manyBerthsApi.updateMany)).toHaveLength(0);
  });

  it('are filtered by the address', async () => {
    const { server } = await open(undefined, '/inventory?vacant=true&size=9..12&services=water');
    await screen.findByRole('link', { name: 'A1' });
    expect(server.inputs(berthApi.listBerths).at(-1)?.filter).toMatchObject({
      vacant_tonight: true,
      min_loa: 9,
      max_loa: 12,
      services: ['water'],
    });
    expect(screen.getByRole('button', { name: 'Size: 9–12 m' })).toBeVisible();
  });

  it('tell an empty marina from filters without a match', async () => {
    const nothing = { ...answer, items: [], total: 0, piers: [], active: 0, offered: 0 };
    const server = new ServerDouble().answer(berthApi.listBerths, nothing);
    const { unmount } = await open(server);
    expect(await screen.findByText('No berths yet')).toBeVisible();
    unmount();
    const { user, address } = await open(server, '/inventory?search=zz&offered=yes');
    expect(await screen.findByText('No match')).toBeVisible();
    const [search, offered] = await filtersInUse();
    expect(search).toBe('Search: zz');
    await user.click(removingFilter(offered!));
    expect(address()).toBe('/inventory?search=zz');
  });

  it('offer to try again when they cannot be loaded', async () => {
    const { user } = await open(
      new ServerDouble().refuse(berthApi.listBerths, { status: 400, error_type: 'VALIDATION' }, 2),
    );
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'A12' })).toBeVisible();
  });

  it('are for reading where a user may not change them', async () => {
    const permissions = { residents: 'VIEWER', reservations: 'VIEWER', marina_settings: 'NOT_ALLOWED' } as const;
    await open(undefined, '/inventory', { user: { permissions } });
    expect(await screen.findByRole('switch', { name: 'A1 active' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  });

  it('are cards on a phone', async () => {
    narrowWindow(true);
    await open();
    expect(await screen.findByRole('link', { name: 'A1' })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it.each([true, false])('are exported from the title, narrow: %s', async (narrow) => {
    narrowWindow(narrow);
    Object.assign(URL, { createObjectURL: () => 'blob:berths', revokeObjectURL: () => undefined });
    const { user, server } = await open();
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Text (CSV)' }));
    await waitFor(() => expect(server.inputs(berthImportApi.export)[0]).toMatchObject({ format: 'csv' }));
  });
});

describe('Multiple Berths', () => {
  it('counts on its button, skips what exists, and adds the rest in one command', async () => {
    const { user, server } = await open(undefined, '/inventory?dialog=many');
    const dialog = await screen.findByRole('dialog', { name: 'Multiple Berths' });
    await user.type(within(dialog).getByRole('textbox', { name: 'First' }), '2');
    await user.type(within(dialog).getByRole('textbox', { name: 'How many' }), '4');
    expect(within(dialog).getByText('A2, A3 already exist')).toBeVisible();
    await user.click(within(dialog).getAllByRole('button', { name: 'Leave out' })[0]!);
    await user.click(within(dialog).getByRole('button', { name: 'Add 1 berth' }));
    await waitFor(() =>
      expect(server.inputs(manyBerthsApi.createMany)[0]).toMatchObject({ first: 2, last: 5, every: 1, leave_out: [4] }),
    );
  });

  it('names berths by letters when it starts with a letter', async () => {
    const { user, server } = await open(undefined, '/inventory?dialog=many');
    const dialog = await screen.findByRole('dialog', { name: 'Multiple Berths' });
    await user.type(within(dialog).getByRole('textbox', { name: 'First' }), 'Z');
    await user.type(within(dialog).getByRole('textbox', { name: 'How many' }), '2');
    expect(within(dialog).getByText('2 new berths, AZ to AAA')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Add 2 berths' }));
    await waitFor(() =>
      expect(server.inputs(manyBerthsApi.createMany)[0]).toMatchObject({ first: 26, lettered: true }),
    );
  });
});

describe('the import', () => {
  it('corrects a wrong cell in place and saves nothing before', async () => {
    const { user, server } = await open(undefined, '/inventory?dialog=import');
    const checked = berthImportApi.check.answer.parse(berthImportApi.check.example.answer);
    await user.upload(await screen.findByLabelText('Choose a file to import'), new File(['x'], 'pier-a.csv'));
    const cell = await screen.findByRole('textbox', { name: 'Number in row 2: A12 already exists' });
    expect(screen.getByRole('button', { name: 'Import berths' })).toHaveAttribute('aria-disabled', 'true');
    const right = { ...checked.rows[0]!, cells: { ...checked.rows[0]!.cells, number: '13' }, errors: [] };
    server.answer(berthImportApi.check, { rows: [right], valid: 1, wrong: 0 });
    await user.clear(cell);
    await user.type(cell, '13{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Import 1 berth' }));
    await waitFor(() => expect(server.received(berthImportApi.import)).toHaveLength(1));
  });

  it('says when the template cannot be downloaded', async () => {
    const server = new ServerDouble().refuse(berthImportApi.template, { status: 500, error_type: 'INTERNAL' });
    server.answer(berthApi.listBerths, answer);
    const { user } = await open(server, '/inventory?dialog=import');
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    expect(await screen.findByRole('dialog', { name: 'Sorry, an error has occurred' })).toBeVisible();
  });
});
