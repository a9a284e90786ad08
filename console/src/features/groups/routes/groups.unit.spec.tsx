import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { messageApi } from '../../../../../contracts/messages/api.js';
import { groupApi, reservationApi } from '../../../../../contracts/reservations/api.js';
import { exampleRow } from '../../../../../contracts/reservations/examples.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component as AddBoatsPage } from './add-boats-page.js';
import { Component as GroupPage } from './group-page.js';
import { Component as NewGroupPage } from './new-group-page.js';

const idOf = (number: number) => `0190f3a2-5b1c-7c3e-9a44-${String(number).padStart(12, '0')}`;
const PIER = idOf(900);
const berth = (place: number) => ({ id: idOf(100 + place), number: String(place), pier_id: PIER, pier_name: 'F' });
const LIST =
  'Bateau\tSkipper\tLHT\tLargeur\tTE\nAziliz\tYann Le Bihan\t9,95\t3,30\t1,60\nPetrel\tJames Dunmore\t34 ft 3½\t3.40\t1.80';

/** Berths F1 and F2 are proposed; F1 is too short for Petrel. */
function harbour(): ServerDouble {
  return new ServerDouble().answer(groupApi.findBerths, ({ boats }) => ({
    placements: boats.map(({ berth_id }, index) => {
      const place = berth_id === berth(1).id ? 1 : berth_id === berth(2).id ? 2 : index + 1;
      return {
        berth: berth(place),
        spare: 0.5,
        refused: index === 1 && place === 1 ? ('too_short_loa' as const) : null,
      };
    }),
    piers: [{ pier_id: PIER, pier_name: 'F', boats: 2 }],
    berths: [1, 2, 3].map((place) => ({ ...berth(place), place, length: 12, beam: 4, free: true })),
  }));
}

beforeEach(() => {
  window.innerWidth = 1440;
  localStorage.clear();
  sessionStorage.clear();
});

async function pasted(server: ServerDouble) {
  const page = await renderConsole(<NewGroupPage />, { at: '/groups/new', server });
  const { user } = page;
  const fill = (name: RegExp, value: string) => {
    const box = screen.getAllByRole('textbox', { name })[0]!;
    fireEvent.change(box, { target: { value } });
    fireEvent.blur(box);
  };
  fill(/List from a spreadsheet/, LIST);
  await user.click(screen.getByRole('button', { name: 'Take 2 boats' }));
  fill(/Name of the group/, 'Rallye');
  fill(/First name of the organiser/, 'Solène');
  fill(/Last name of the organiser/, 'Kermarrec');
  fill(/^Email/, 'solene@example.org');
  fill(/^Arrival/, '17/06/2090');
  fill(/^Departure/, '20/06/2090');
  return page;
}

describe('a new group', () => {
  it('takes the boats of a pasted list, with feet converted and shown', async () => {
    await pasted(harbour());
    expect(screen.getByText('34 ft 3½ = 10.45 m')).toBeVisible();
    expect(screen.getByText('1 converted from feet')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Skipper, Aziliz' })).toHaveValue('Yann Le Bihan');
  });

  it('refuses a list of more boats than a group may have, and loses none of its lines', async () => {
    const { user } = await renderConsole(<NewGroupPage />, { at: '/groups/new', server: harbour() });
    const lines = Array.from(
      { length: 200 },
      (_, index) => `Boat ${index};${index % 2 === 0 ? '9,95' : "32'8"};3.30;1.6`,
    );
    const box = screen.getByRole('textbox', { name: /List from a spreadsheet/ });
    fireEvent.change(box, { target: { value: ['', ...lines, '', ''].join('\n') } });
    fireEvent.blur(box);
    const take = screen.getByRole('button', { name: 'Take 200 boats' });
    expect(take).toHaveAttribute('aria-disabled', 'true');
    expect(take).toHaveAccessibleDescription(/at most 60 boats/);
    await user.click(take);
    expect(box).toHaveValue(['', ...lines, '', ''].join('\n'));
  });

  it('shows nights, sum and deposit before the offers are sent, and which boat needs a typed price', async () => {
    const server = harbour().answer(groupApi.price, ({ boats }) => ({
      currency: 'EUR' as const,
      nights: 3,
      total: 131.34,
      deposit: 39.4,
      boats: boats.map((_, index) => (index === 0 ? { nights: 3, total: 131.34, deposit: 39.4 } : null)),
    }));
    await pasted(server);
    expect(await screen.findByText('3 nights in all')).toBeVisible();
    expect(screen.getByText('EUR 131.34')).toBeVisible();
    expect(screen.getByText('EUR 39.40')).toBeVisible();
    expect(screen.getByText('EUR 131.34 in all')).toBeVisible();
    const petrel = screen.getByRole('textbox', { name: 'Price per night, Petrel' });
    expect(petrel).toHaveAccessibleDescription(/price/);
    expect(server.inputs(groupApi.price).at(-1)).toMatchObject({
      start_date: '2090-06-17',
      boats: [{ length: 9.95 }, { length: 10.45 }],
    });
  });

  it('proposes berths, swaps two boats by keyboard, and says why one does not fit', async () => {
    const server = harbour();
    const { user } = await pasted(server);
    await user.click(screen.getByRole('button', { name: 'Find 2 berths together' }));
    const boat = await screen.findByRole('button', { name: 'Aziliz in F1' });
    expect(boat).toHaveStyle({ height: '100px', width: '33px' });
    expect(boat.parentElement).toHaveStyle({ height: '120px', width: '40px' });
    act(() => boat.focus());
    await user.keyboard('{ArrowUp}');
    expect(screen.getByText('Aziliz over F2: Enter drops, Escape cancels')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Petrel in F1' })).toHaveAttribute('data-refused', 'true');
    expect(screen.getByText('too short for the boat')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send 2 offers' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is sent with the berth of each boat, and opens', async () => {
    const server = harbour().answer(groupApi.create, {
      id: idOf(1),
      revision: 0,
      position: 9,
      berths_given: true,
      boats: ['Aziliz', 'Petrel'].map((name, index) => ({
        name,
        reservation_id: idOf(10 + index),
        view_id: `R-${index}`,
        error_type: null,
        errors: [],
      })),
    });
    const { user, address } = await pasted(server);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'fr');
    await user.click(screen.getByRole('button', { name: 'Find 2 berths together' }));
    await screen.findByRole('button', { name: 'Petrel in F2' });
    await user.click(screen.getByRole('button', { name: 'Send 2 offers' }));
    await waitFor(() => expect(address()).toBe(`/groups/${idOf(1)}`));
    expect(server.inputs(groupApi.create)).toMatchObject([
      {
        name: 'Rallye',
        organiser: { first_name: 'Solène', language: 'fr' },
        start_date: '2090-06-17',
        boats: [
          { name: 'Aziliz', berth_id: berth(1).id },
          { name: 'Petrel', length: 10.45, berth_id: berth(2).id },
        ],
      },
    ]);
  });

  it('lists the boats that were refused, and that no berth was given', async () => {
    const server = harbour().answer(groupApi.create, {
      id: idOf(1),
      revision: 0,
      position: 9,
      berths_given: false,
      boats: [
        { name: 'Aziliz', reservation_id: idOf(10), view_id: 'R-1', error_type: null, errors: [] },
        { name: 'Petrel', reservation_id: idOf(11), view_id: 'R-2', error_type: 'BERTH_TAKEN', errors: [] },
      ],
    });
    const { user } = await pasted(server);
    await user.click(screen.getByRole('button', { name: 'Send 2 offers' }));
    expect(await screen.findByText(/No boat has got its berth/)).toBeVisible();
    const items = within(screen.getByRole('list', { name: 'Result for each boat' })).getAllByRole('listitem');
    expect(items[1]).toHaveTextContent(/^Petrel \(R-2\): ./);
  });
});

describe('a group', () => {
  const { unread_messages: _, ...row } = exampleRow;
  const boats = ['Aziliz', 'Dana', 'Petrel'].map((name, index) => ({
    ...row,
    id: idOf(index + 1),
    view_id: `R-${index + 1}`,
    source: 'MARINA' as const,
    vessel: { ...row.vessel, name },
    skipper: index === 0 ? 'Yann Le Bihan' : index === 1 ? 'Solène Kermarrec' : null,
    berth: index === 2 ? null : berth(index + 1),
    boater: { ...row.boater, id: idOf(index === 2 ? 61 : 60) },
    reservation_status: index === 0 ? ('pending' as const) : ('approved' as const),
    action_required: index === 0 ? ('MARINA' as const) : ('BOATER' as const),
    payment_standing: index === 0 ? null : ('due' as const),
    paid_by_organiser: false,
    has_paid: false,
  }));
  const server = () =>
    new ServerDouble().answer(groupApi.get, {
      id: idOf(50),
      revision: 0,
      name: 'Rallye des Îles',
      organiser: {
        boater_id: idOf(60),
        first_name: 'Solène',
        last_name: 'Kermarrec',
        email: 'solene@example.org',
        phone: '+33-612345678',
      },
      start_date: '2090-06-17',
      end_date: '2090-06-20',
      offered: 'ORGANISER',
      discount: { percent: 10, boats: 3 },
      created_at: '2090-05-02T08:15:00.000Z',
      boats,
      payer: 'EACH',
      price: {
        currency: 'EUR',
        lines: [
          { kind: 'NIGHTS', of: null, name: null, amount: 400 },
          { kind: 'DISCOUNT', of: null, name: null, amount: -40 },
          { kind: 'CUSTOM_SURCHARGE', of: 'power', name: 'Electricity', amount: 31.5 },
        ],
        nights: 9,
        total: 391.5,
        paid: 130.5,
        open: 261,
        paid_boats: 1,
        open_boats: 2,
      },
      berths: [1, 2, 3, 9].map((place) => ({ ...berth(place), place, length: 12, beam: 4, free: false })),
    });

  it('prints the ticked boats alone', async () => {
    const { user } = await renderConsole(<GroupPage />, {
      at: `/groups/${idOf(50)}`,
      path: '/groups/:id',
      server: server(),
    });
    const printed: string[] = [];
    window.print = () => {
      printed.push(
        ...screen
          .getAllByRole('row')
          .slice(1)
          .map((line) => line.textContent),
      );
    };
    await user.click(await screen.findByRole('checkbox', { name: 'Tick Dana, R-2' }));
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(printed).toEqual([expect.stringContaining('Dana')]));
    expect(screen.getAllByRole('row')).toHaveLength(4);
  });

  const open = async (double = server()) => ({
    double,
    ...(await renderConsole(<GroupPage />, { at: `/groups/${idOf(50)}`, path: '/groups/:id', server: double })),
  });

  it('draws its boats to scale in their berths, and leaves out berths far from them', async () => {
    await open();
    const boat = await screen.findByRole('link', { name: 'Aziliz in F1' });
    expect(boat).toHaveAttribute('href', `/reservations/${idOf(1)}`);
    expect(boat).toHaveAttribute('data-ours', 'true');
    const { length, beam } = boats[0]!.vessel;
    expect(boat).toHaveStyle({ height: `${Math.round(length * 10)}px`, width: `${Math.round(beam * 10)}px` });
    expect(screen.getByText('F3')).toBeVisible();
    expect(screen.queryByText('F9')).toBeNull();
    expect(screen.getByText('1 boat has no berth yet')).toBeVisible();
  });

  it('says whose move it is, and approves the next boat from there', async () => {
    const { user, double } = await open();
    expect(await screen.findByText('1 boat waiting for us')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Next: our turn' })).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Approve Aziliz' })[0]!);
    await user.click(await screen.findByRole('button', { name: 'Approve 1' }));
    expect(await screen.findByText(/1 of 1 approved/)).toBeVisible();
    expect(double.inputs(reservationApi.updateMarinaMode)).toMatchObject([
      { action: 'APPROVE', reservation_id: idOf(1) },
    ]);
  });

  it('sums the price of all boats by line, and what is paid and open', async () => {
    await open();
    expect(await screen.findByText('Electricity')).toBeVisible();
    expect(screen.getByText('9 nights')).toBeVisible();
    expect(screen.getAllByText('EUR 391.50')).toHaveLength(2);
    expect(screen.getByText('paid, 1 boat in full')).toBeInTheDocument();
    expect(screen.getByText('open, 2 boats')).toBeInTheDocument();
  });

  it('rings the organiser, and marks the boat that the organiser sails', async () => {
    await open();
    const ring = await screen.findByRole('link', { name: 'Call Solène Kermarrec' });
    expect(ring).toHaveAttribute('href', 'tel:+33612345678');
    expect(screen.getByRole('row', { name: /Dana/ })).toHaveTextContent('organiser');
    expect(screen.getByRole('row', { name: /Aziliz/ })).not.toHaveTextContent('organiser');
  });

  it('writes to each boater once, and reminds only those who must pay', async () => {
    const { user, double } = await open();
    double.answer(messageApi.create, ({ reservation_id }) => ({ id: reservation_id ?? '', revision: 0, position: 1 }));
    await user.click(await screen.findByRole('button', { name: 'Remind 2 boats to pay' }));
    expect(await screen.findByDisplayValue(/not yet received the payment/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Send/ }));
    await waitFor(() =>
      expect(double.inputs(messageApi.create).map(({ reservation_id }) => reservation_id)).toEqual([idOf(2), idOf(3)]),
    );
    expect(await screen.findByText(/^2 of 2/)).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Message all' }));
    expect(await screen.findByText(/Aziliz \(R-1\), Petrel \(R-3\)/)).toBeVisible();
  });

  it('takes a boat out after it has said what becomes of it and of the discount', async () => {
    const { user, double } = await open();
    double.answer(groupApi.takeOut, { id: idOf(50), revision: 2, position: 9 });
    await user.click(await screen.findByRole('button', { name: 'Actions for Dana' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Take it out of the group' }));
    expect(await screen.findByText(/The reservation stays with its dates, berth and price/)).toBeVisible();
    expect(screen.getByText(/After that 2 boats remain/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take it out of the group' }));
    await waitFor(() =>
      expect(double.inputs(groupApi.takeOut)).toEqual([{ group_id: idOf(50), reservation_id: idOf(2) }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('gets further boats from a pasted list, priced with those that it has', async () => {
    const double = server()
      .answer(groupApi.price, ({ boats: asked }) => ({
        currency: 'EUR' as const,
        nights: 3,
        total: 118.21,
        deposit: 0,
        boats: asked.map(() => ({ nights: 3, total: 118.21, deposit: 0 })),
      }))
      .answer(groupApi.addBoats, {
        id: idOf(50),
        revision: 2,
        position: 9,
        berths_given: true,
        boats: [{ name: 'Naviclou', reservation_id: idOf(4), view_id: 'R-4', error_type: null, errors: [] }],
      });
    const { user, address } = await renderConsole(<AddBoatsPage />, {
      at: `/groups/${idOf(50)}/add`,
      path: '/groups/:id/add',
      server: double,
    });
    const box = await screen.findByRole('textbox', { name: /List from a spreadsheet/ });
    fireEvent.change(box, { target: { value: 'Naviclou\tMarc Tanguy\t11.60\t3.80\t1.9' } });
    fireEvent.blur(box);
    await user.click(screen.getByRole('button', { name: 'Take 1 boat' }));
    expect(
      await screen.findByText(/The group then has 4 boats: the boats that are added get the discount/),
    ).toBeVisible();
    expect(await screen.findByText('EUR 118.21')).toBeVisible();
    expect(double.inputs(groupApi.price).at(-1)).toMatchObject({ beside: 3, discount: { percent: 10, boats: 3 } });
    await user.click(screen.getByRole('button', { name: 'Send the offer' }));
    await waitFor(() => expect(address()).toBe(`/groups/${idOf(50)}`));
    expect(double.inputs(groupApi.addBoats)).toMatchObject([
      { group_id: idOf(50), boats: [{ name: 'Naviclou', length: 11.6 }] },
    ]);
  });

  it('says who pays, for all boats and for one, until something is paid', async () => {
    const { user, double } = await open();
    double.answer(groupApi.setPayer, { id: idOf(50), revision: 2, position: 9 });
    const all = await screen.findByRole('button', { name: 'The organiser, all' });
    expect(screen.getByRole('button', { name: 'Each boat its own' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(all);
    await user.click(screen.getByRole('button', { name: 'Actions for Dana' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Solène Kermarrec pays for it' }));
    await waitFor(() =>
      expect(double.inputs(groupApi.setPayer)).toEqual([
        { group_id: idOf(50), payer: 'ORGANISER' },
        { group_id: idOf(50), payer: 'ORGANISER', reservation_id: idOf(2) },
      ]),
    );
  });

  it('leads from the menu of a boat to what is to be changed, and cancels it alone', async () => {
    const { user, address } = await open();
    await user.click(await screen.findByRole('button', { name: 'Actions for Dana' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel Dana' }));
    expect(await screen.findByText(/After that 2 boats remain/)).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Actions for Dana' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Correct the size' }));
    await waitFor(() => expect(address()).toBe(`/reservations/${idOf(2)}?do=size`));
  });

  it('shows its organiser and each boat, and says before one is cancelled that the discount goes', async () => {
    const double = server();
    const { user } = await renderConsole(<GroupPage />, {
      at: `/groups/${idOf(50)}`,
      path: '/groups/:id',
      server: double,
    });
    expect(await screen.findByRole('heading', { name: 'Rallye des Îles' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Solène Kermarrec' })).toBeVisible();
    expect(screen.getByText('Group discount of 10% from 3 boats: 3 boats are coming.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'R-1, Aziliz' })).toHaveAttribute('href', `/reservations/${idOf(1)}`);
    await user.click(screen.getByRole('checkbox', { name: 'Tick Dana, R-2' }));
    await user.click(screen.getByRole('button', { name: 'Cancel stays' }));
    expect(await screen.findByText(/After that 2 boats remain. The group discount of 10% needs 3/)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: /Reason/ }), 'customer');
    await user.selectOptions(screen.getByRole('combobox', { name: /Refund/ }), 'NONE');
    await user.click(screen.getByRole('button', { name: 'Cancel 1' }));
    expect(await screen.findByText('1 of 1 cancelled')).toBeVisible();
    expect(double.inputs(reservationApi.updateMarinaMode).map(({ reservation_id }) => reservation_id)).toEqual([
      idOf(2),
    ]);
  });
});
