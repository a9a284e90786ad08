import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  availabilityApi,
  berthApi,
  berthInfoApi,
  manyBerthsApi,
  planApi,
} from '../../../../../contracts/berths/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { endSession } from '../../../lib/api/session-token.js';
import { Component as Berth } from './berth-page.js';
import { Component as NewBerth } from './new-berth-page.js';

const berth = berthApi.getBerth.answer.parse(berthApi.getBerth.example.answer);
const pier = berthApi.getPier.answer.parse(berthApi.getPier.example.answer);
const berthServer = () =>
  new ServerDouble()
    .answer(manyBerthsApi.checkUpdate, { items: [], total: 0 })
    .answer(planApi.planBars, { revision: 1, bars: [] });
const open = (server = berthServer(), at = `/berths/${berth.id}`) =>
  renderConsole(<Berth />, { at, path: '/berths/:id', server, others: [{ path: '/inventory', element: null }] });

describe('a berth', () => {
  it('saves what was changed, and names the change before', async () => {
    const { user, server } = await open();
    const length = await screen.findByRole('textbox', { name: 'Max length' });
    await user.clear(length);
    await user.type(length, '12.5');
    expect(screen.getByText('1 change: max length 12.00 m to 12.50 m')).toBeVisible();
    expect(await screen.findByText('No booking here is affected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save A12' }));
    await waitFor(() => expect(server.inputs(berthApi.updateBerth)[0]?.berth.max_loa).toBe(12.5));
  });

  it('saves a note alone as a note, only if it changed', async () => {
    const { user, server } = await open();
    const save = await screen.findByRole('button', { name: 'Save A12' });
    expect(save).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Loose cleat.');
    await user.click(save);
    await waitFor(() => expect(server.inputs(berthInfoApi.updateNote)[0]?.note).toBe('Loose cleat.'));
    expect(server.inputs(berthApi.updateBerth)).toHaveLength(0);
  });

  it('keeps what was typed when the session ends, until the user has signed in again', async () => {
    const first = await open();
    await first.user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Loose cleat.');
    act(() => endSession('refused'));
    first.unmount();
    await open();
    expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('Loose cleat.');
    expect(screen.getByRole('button', { name: 'Save A12' })).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('forgets what was typed when the page is left', async () => {
    const first = await open();
    await first.user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Loose cleat.');
    first.unmount();
    await open();
    expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue(berth.notes);
  });

  it('offers new berths instead of saving where a boat no longer fits', async () => {
    const server = berthServer();
    const [stay] = manyBerthsApi.checkUpdate.answer.parse(manyBerthsApi.checkUpdate.example.answer).items;
    server.answer(manyBerthsApi.checkUpdate, { items: [stay!], total: 1 });
    const { user } = await open(server);
    const length = await screen.findByRole('textbox', { name: 'Max length' });
    await user.clear(length);
    await user.type(length, '9');
    await user.click(await screen.findByRole('button', { name: 'Choose new berths' }));
    await user.click(await screen.findByRole('button', { name: 'Save and move one boat' }));
    await waitFor(() => expect(server.inputs(berthApi.updateBerth)[0]?.displace_visitors).toBe(true));
  });

  it('shows how long its resident holds it, and changes the end', async () => {
    const allocation_id = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2e01';
    const held = { start_date: '2026-04-01', end_date: null };
    const resident = {
      berth_holder_type: 'RESIDENT' as const,
      allocation_id,
      boater_id: null,
      boater_name: 'Olav Bergström',
      vessel_id: 'v1',
      vessel: { id: 'v1', name: 'Havørn', length: 10 },
      reservation_id: null,
      arrived: true,
      ...held,
      absence: null,
      residency: held,
    };
    const server = berthServer().answer(berthApi.getBerth, { ...berth, holder_type: 'RESIDENT', resident });
    const { user } = await open(server);
    expect(await screen.findByText('Since 1 April 2026, until further notice')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change or end…' }));
    const dialog = await screen.findByRole('dialog', { name: 'How long will Havørn hold its berth?' });
    const save = () => within(dialog).getByRole('button', { name: 'Save end date' });
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Until further notice' }));
    await user.type(within(dialog).getByRole('textbox', { name: 'Free from' }), '01/11/2027');
    await user.click(save());
    await waitFor(() =>
      expect(server.inputs(availabilityApi.changeResidency)).toEqual([
        { allocation_id, start_date: '2026-04-01', end_date: '2027-11-01' },
      ]),
    );
  });

  it('shows the resident who comes next, changes the dates and removes the residency', async () => {
    const allocation_id = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2e01';
    const residency = { start_date: '2027-09-01', end_date: null };
    const coming_resident = {
      berth_holder_type: 'RESIDENT' as const,
      allocation_id,
      boater_id: null,
      boater_name: 'Olav Bergström',
      vessel_id: 'v1',
      vessel: { id: 'v1', name: 'Havørn', length: 10 },
      reservation_id: null,
      arrived: true,
      ...residency,
      residency,
    };
    const server = berthServer().answer(berthApi.getBerth, { ...berth, coming_resident });
    const { user } = await open(server);
    expect(await screen.findByText('From 1 September 2027, until further notice')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change dates…' }));
    const dates = await screen.findByRole('dialog');
    const start = within(dates).getByRole('textbox', { name: 'From' });
    await user.clear(start);
    await user.type(start, '15/09/2027');
    await user.click(within(dates).getByRole('button', { name: 'Save the dates' }));
    await waitFor(() =>
      expect(server.inputs(availabilityApi.changeResidency)).toEqual([
        { allocation_id, start_date: '2027-09-15', end_date: null },
      ]),
    );
    await user.click(await screen.findByRole('button', { name: 'Remove…' }));
    await user.click(await screen.findByRole('button', { name: 'Remove the berth holder' }));
    await waitFor(() => expect(server.inputs(availabilityApi.endResidency)).toEqual([{ allocation_id }]));
  });

  describe('whose minimum the chosen boat is below', () => {
    const vessels = berthInfoApi.listVessels.answer.parse(berthInfoApi.listVessels.example.answer);
    const boat = { ...vessels.items[0]!, name: 'Havørn', length: 7.4, beam: 3, draft: 1.5, berth: null };
    const forHolders = { ...berth, holder_type: 'RESIDENT' as const, min_length: 8 };
    const vessel_id = boat.id;
    const berth_id = berth.id;
    const chosen = async (held: typeof berth, server = berthServer(), note = '') => {
      server.answer(berthApi.getBerth, held).answer(berthInfoApi.listVessels, { ...vessels, items: [boat], total: 1 });
      const opened = await open(server);
      await opened.user.type(await screen.findByRole('searchbox', { name: 'Boat or name of the berth holder' }), 'Hav');
      await opened.user.click(await screen.findByRole('button', { name: /Havørn/ }));
      if (note !== '') await opened.user.type(screen.getByRole('textbox', { name: 'Note' }), note);
      await opened.user.click(screen.getByRole('button', { name: 'Save A12' }));
      return opened;
    };

    it('is allocated after the confirmation only', async () => {
      const { user, server } = await chosen(forHolders);
      const question = await screen.findByRole('alertdialog', { name: 'The boat is small for this berth' });
      expect(question).toHaveTextContent('A12 is reserved for longer boats.');
      expect(question).toHaveTextContent('Boat LOA7.40 m');
      expect(question).toHaveTextContent('Minimum LOA8.00 m');
      await user.click(within(question).getByRole('button', { name: 'Cancel' }));
      expect(server.inputs(berthApi.updateBerth)).toHaveLength(0);
      await user.click(screen.getByRole('button', { name: 'Save A12' }));
      await user.click(await screen.findByRole('button', { name: 'OK, allocate anyway' }));
      await waitFor(() =>
        expect(server.inputs(availabilityApi.allocateVessel)).toMatchObject([
          { berth_id, vessel_id, confirm_min_length: true },
        ]),
      );
      expect(server.inputs(berthApi.updateBerth)).toHaveLength(0);
    });

    it('asks with the words of the minimum that is above it', async () => {
      await chosen({ ...forHolders, min_length: 6, min_draft: 1.8 });
      expect(await screen.findByText('A12 is reserved for boats with more draft. Allocate it anyway?')).toBeVisible();
    });

    it('is allocated after the confirmation where only the server knew of the minimum', async () => {
      const server = berthServer()
        .answer(berthApi.getBerth, { ...forHolders, min_length: null })
        .answer(berthInfoApi.listVessels, { ...vessels, items: [boat], total: 1 });
      const details = { berth_name: 'A12', boat_loa: 7.2, min_loa: 7.3 };
      server.refuse(
        availabilityApi.allocateVessel,
        { status: 409, error_type: 'min_length_berth_allocationg', details },
        1,
      );
      const { user } = await open(server);
      await user.type(await screen.findByRole('searchbox', { name: 'Boat or name of the berth holder' }), 'Hav');
      await user.click(await screen.findByRole('button', { name: /Havørn/ }));
      await user.click(screen.getByRole('button', { name: 'Save A12' }));
      await user.click(await screen.findByRole('button', { name: 'OK, allocate anyway' }));
      await waitFor(() =>
        expect(server.inputs(availabilityApi.allocateVessel).map((input) => input.confirm_min_length)).toEqual([
          false,
          true,
        ]),
      );
      expect(await screen.findByText('A12 saved')).toBeVisible();
    });

    it('stays chosen where it does not get the berth, which is not called saved', async () => {
      const server = berthServer().refuse(availabilityApi.allocateVessel, { status: 409, error_type: 'BERTH_TAKEN' });
      const { user } = await chosen({ ...forHolders, min_length: null }, server);
      expect(await screen.findByText(/Choose another one/)).toBeVisible();
      expect(screen.queryByText('A12 saved')).toBeNull();
      expect(server.inputs(berthApi.updateBerth)).toHaveLength(0);
      expect(screen.getByRole('button', { name: 'Choose another' })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Save A12' }));
      await waitFor(() => expect(server.inputs(availabilityApi.allocateVessel)).toHaveLength(2));
    });

    it('is searched for again where the rest of the form is saved without it', async () => {
      const server = berthServer().refuse(availabilityApi.allocateVessel, { status: 409, error_type: 'BERTH_TAKEN' });
      await chosen({ ...forHolders, min_length: null }, server, 'Loose cleat.');
      expect(await screen.findByText(/Choose another one/)).toBeVisible();
      expect(screen.getByText('A12 saved')).toBeVisible();
      expect(await screen.findByRole('searchbox', { name: 'Boat or name of the berth holder' })).toBeVisible();
    });

    it('is not allocated a second time with the next change', async () => {
      const { user, server } = await chosen({ ...forHolders, min_length: null });
      await waitFor(() => expect(server.inputs(availabilityApi.allocateVessel)).toHaveLength(1));
      await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Loose cleat.');
      await user.click(screen.getByRole('button', { name: 'Save A12' }));
      await waitFor(() => expect(server.inputs(berthInfoApi.updateNote)).toHaveLength(1));
      expect(server.inputs(availabilityApi.allocateVessel)).toHaveLength(1);
    });
  });

  it('shows at the number that another berth has it', async () => {
    const server = berthServer().refuse(berthApi.updateBerth, { status: 409, error_type: 'BERTH_NUMBER_TAKEN' });
    const { user } = await open(server);
    const number = await screen.findByRole('textbox', { name: 'Number' });
    await user.clear(number);
    await user.type(number, '4');
    await user.click(screen.getByRole('button', { name: 'Save A4' }));
    expect(await screen.findByText('A4 already exists')).toBeVisible();
    expect(number).toHaveAccessibleDescription('A4 already exists');
  });

  it('shows whose change it meets, and keeps what was typed', async () => {
    const change = {
      type: 'BerthUpdated',
      revision: 3,
      at: '2027-07-03T07:00:00.000Z',
      by: { kind: 'staff', id: 'u2', name: 'Jonas Weber' },
    };
    const server = berthServer();
    const { user } = await open(server);
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Mine');
    const length = screen.getByRole('textbox', { name: 'Max length' });
    await user.clear(length);
    await user.type(length, '12.5');
    server.refuse(berthApi.updateBerth, { status: 412, error_type: 'STALE', details: { changes: [change] } }, 1);
    server.answer(berthApi.getBerth, { ...berth, max_draft: 2.4, revision: 3 });
    await user.click(screen.getByRole('button', { name: 'Save A12' }));
    expect(await screen.findByText(/Jonas Weber has changed this/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Mine');
    expect(screen.getByRole('textbox', { name: 'Max draft' })).toHaveValue('2.40');
  });

  it('asks before changes are left by Alt and an arrow', async () => {
    const { user, address } = await open();
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'x');
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(address()).toBe(`/berths/${berth.previous?.id}`));
  });

  it('has twelve weeks of nights, and its history', async () => {
    const { unmount } = await open(undefined, `/berths/${berth.id}?tab=nights`);
    expect(await screen.findByRole('region', { name: 'The next twelve weeks' })).toBeVisible();
    unmount();
    await open(undefined, `/berths/${berth.id}?tab=history`);
    expect(await screen.findByText('Price sent')).toBeVisible();
  });

  it('may be gone', async () => {
    await open(new ServerDouble().refuse(berthApi.getBerth, { status: 404, error_type: 'BERTH_NOT_FOUND' }));
    expect(await screen.findByText('Berth not found')).toBeVisible();
  });
});

describe('the smart extension', () => {
  it('goes through its three steps and is saved with the berth', async () => {
    const server = berthServer();
    const neighbour = { ...berth, id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2a13', number: 13, name: 'A13' };
    const list = berthApi.listBerths.answer.parse(berthApi.listBerths.example.answer);
    server.answer(berthApi.listBerths, {
      ...list,
      items: [list.items[0]!, { ...list.items[0]!, ...pickOf(neighbour) }],
      total: 2,
    });
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    const wizard = await screen.findByRole('dialog', { name: 'Smart extension of A12' });
    expect(within(wizard).getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(within(wizard).getByRole('radio', { name: /Stern or bow/ }));
    await user.click(within(wizard).getByRole('button', { name: 'Next' }));
    await user.click(within(wizard).getByRole('radio', { name: /One side/ }));
    await user.click(within(wizard).getByRole('button', { name: 'Next' }));
    await user.click(within(wizard).getByRole('checkbox', { name: 'A13' }));
    expect(within(wizard).getByText('12.00 × 8.00 × 2.50 m')).toBeVisible();
    await user.click(within(wizard).getByRole('button', { name: 'Save extension' }));
    await user.click(screen.getByRole('button', { name: 'Save A12' }));
    await waitFor(() =>
      expect(server.inputs(berthApi.updateBerth)[0]?.berth.smart_extension).toEqual({
        orientation: 'STERN_TO',
        sides: 1,
        neighbours: [neighbour.id],
      }),
    );
  });
});

const pickOf = ({ id, number, name }: { id: string; number: number; name: string }) => ({ id, number, name });

describe('a new berth', () => {
  const create = (at: string, server = berthServer()) =>
    renderConsole(<NewBerth />, {
      at,
      path: '/berths/create',
      server,
      others: [{ path: '/berths/:id', element: null }],
    });

  it('starts with the pier and the number of its address, and the pier’s sizes', async () => {
    const { user, server, address } = await create('/berths/create?pier_name=a&berth_number=14');
    expect(await screen.findByRole('textbox', { name: 'Number' })).toHaveValue('14');
    expect(screen.getByRole('textbox', { name: 'Max length' })).toHaveValue('12.00');
    await user.click(screen.getByRole('button', { name: 'Add A14' }));
    await waitFor(() =>
      expect(server.inputs(berthApi.createBerth)[0]?.berth).toMatchObject({ pier_id: pier.id, number: 14 }),
    );
    await waitFor(() => expect(address()).toMatch(/^\/berths\//));
  });

  it('names what is missing', async () => {
    const { user } = await create('/berths/create');
    await user.click(await screen.findByRole('button', { name: 'Add berth' }));
    expect(await screen.findByText('Missing berth number.')).toBeVisible();
  });

  it('leads to a new pier where the address names one that does not exist', async () => {
    await create('/berths/create?pier_name=Z');
    expect(await screen.findByText('There is no pier Z. Choose one, or add it first.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'New pier' })).toHaveAttribute('href', '/piers/create?name=Z');
  });
});
