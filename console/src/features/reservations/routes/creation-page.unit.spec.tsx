import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ServerDouble } from '../../../../testing/server-double.js';
import { availabilityApi } from '../../../../../contracts/berths/api.js';
import { boaterApi } from '../../../../../contracts/customers/api.js';
import { reservationApi } from '../../../../../contracts/reservations/api.js';
import { exampleIds } from '../../../../../contracts/reservations/examples.js';
import { aMarina, openCreation } from './open-page.fixture.js';

const search = () => screen.getByRole('combobox', { name: 'Name, boat, email, phone or card' });
const bar = () => within(screen.getByRole('region', { name: 'Total and actions' }));

/** Waits for the name of the boater who was found; the fields of the record are folded. */
const found = () => waitFor(() => expect(screen.getByText('Inès Delacroix')).toBeVisible());

/** Fills in the remaining fields, once the boater is there. */
async function fillIn(user: UserEvent): Promise<void> {
  await screen.findByRole('button', { name: 'Change boater' });
  await user.selectOptions(screen.getByLabelText(/^Hull/), 'MONOHULL');
  await user.click(screen.getByLabelText(/Arrival/, { selector: 'input' }));
  await user.paste('14/07/2027');
  await user.click(screen.getByLabelText(/Departure/, { selector: 'input' }));
  await user.paste('19/07/2027');
  await user.tab();
  await waitFor(() => expect(screen.getByLabelText(/Price per night/)).toHaveValue('60.00'));
}

describe('C6 creation mode', () => {
  it('has neither status nor messages nor history before it exists, and asks first who comes', async () => {
    const { user } = await openCreation();
    expect(screen.queryByText('Pending')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Sections' })).toBeNull();
    expect(document.querySelector('[data-part=berthing]')).toBeNull();
    expect(search()).toHaveFocus();
    // The missing fields are listed beside the buttons, so that they can be read without a pointer.
    expect(bar().getByText('Enter dates and a price first', { selector: '[data-note]' })).toBeVisible();
    await user.type(screen.getByLabelText(/Price per night/), '60');
    await waitFor(() => expect(bar().queryByText(/a price first/, { selector: '[data-note]' })).toBeNull());
    await user.click(bar().getByRole('button', { name: 'Waiting list' }));
    expect(await screen.findByText('First find the boater or add a new one.')).toBeVisible();
  });

  it('names the berth that was pressed on the plan before the size of the boat is typed', async () => {
    await openCreation(`?create_new=true&start_date=2027-07-14&end_date=2027-07-19&berth_id=${exampleIds.berth}`);
    expect(await screen.findByText('Berth A12, as you chose it.')).toBeVisible();
  });

  it('opens with the dates of the empty nights that were marked on the plan, and ignores what are none', async () => {
    const { unmount } = await openCreation('?create_new=true&start_date=2027-07-14&end_date=2027-07-19&berth_id=b');
    expect(screen.getByLabelText(/Arrival/, { selector: 'input' })).toHaveValue('14/07/2027');
    expect(screen.getByLabelText(/Departure/, { selector: 'input' })).toHaveValue('19/07/2027');
    unmount();
    await openCreation('?start_date=tomorrow&end_date=2027-02-30');
    expect(screen.getByLabelText(/Arrival/, { selector: 'input' })).toHaveValue('');
    expect(screen.getByLabelText(/Departure/, { selector: 'input' })).toHaveValue('');
  });

  it('finds a person by a part of the name or the boat, with the keyboard, and goes on to the next field', async () => {
    const { user, server } = await openCreation();
    const [row] = boaterApi.getall.example.answer.items;
    if (row === undefined) throw new Error('the example finds someone');
    const other = { ...row, id: exampleIds.reservation, first_name: 'Ida', vessels: [] };
    server.answer(boaterApi.getall, { items: [row, other], total: 2 });
    await user.type(search(), 'dela');
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      expect.stringContaining('Inès Delacroix'),
      expect.stringMatching(/Ida Delacroix.*no boat yet/),
      'New boater: dela',
    ]);
    expect(screen.getByText('2 people found')).toBeInTheDocument();
    const boat = row.vessels[0];
    expect(options[0]).toHaveTextContent(boat?.name ?? '');
    expect(options[0]).toHaveTextContent(row.memberships[0]?.card_number ?? '');
    expect(search()).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await user.keyboard('{ArrowDown}');
    expect(search()).toHaveAttribute('aria-activedescendant', options[1]?.id);
    // The person has no boat yet: the form asks for it.
    server.answer(boaterApi.get, { ...boaterApi.get.example.answer, vessels: [] });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText(/Boat name/)).toHaveFocus());
    expect(server.inputs(boaterApi.get).at(-1)).toEqual({ boater_id: exampleIds.reservation });
    await found();
  });

  it('keeps a hidden mail address hidden and leaves it out', async () => {
    const { user, server } = await openCreation();
    const known = boaterApi.get.example.answer;
    server.answer(boaterApi.get, { ...known, boater: { ...known.boater, email: 'i***@***', phone: '+***' } });
    await user.type(search(), 'dela');
    await user.click(await screen.findByRole('option', { name: /Delacroix/ }));
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Correct these details' }));
    expect(screen.getByLabelText(/^Email/)).toBeDisabled();
    await user.click(bar().getByRole('button', { name: 'Waiting list' }));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
    await user.click(within(dialog).getAllByRole('button').at(-1) as HTMLElement);
    await waitFor(() => expect(server.inputs(reservationApi.create)).toHaveLength(1));
    expect(server.inputs(reservationApi.create)[0]?.boater).not.toHaveProperty('email');
  });

  it.each([
    ['Jonas van Weber', /First name/, 'Jonas', /^Email/],
    ['weber@example.org', /^Email/, 'weber@example.org', /First name/],
    ['+33 612345678', /^Phone/, '+33 612345678', /First name/],
  ])('takes %s over for someone new', async (typed, field, value, next) => {
    const { user, server } = await openCreation();
    server.answer(boaterApi.getall, { items: [], total: 0 });
    server.answer(reservationApi.findBoater, { boater: null, vessels: [], partner_card: null });
    await user.type(search(), typed);
    await user.click(await screen.findByRole('option', { name: `New boater: ${typed}` }));
    expect(screen.getByLabelText(field)).toHaveValue(value);
    await waitFor(() => expect(screen.getByLabelText(next)).toHaveFocus());
    expect(screen.getByRole('radio', { name: 'Visitor' })).toBeChecked();
  });

  it.each([
    ['?email=ines@example.org', { email: 'ines@example.org' }],
    ['?card_number=QSD0042&boater_type=RESIDENT', { boater_type: 'RESIDENT', card_number: 'QSD0042' }],
  ])('finds by the address %s and fills boater and boat in', async (query, asked) => {
    const { server } = await openCreation(query);
    await found();
    expect(screen.getByLabelText(/Boat name/)).toHaveValue('Petrel');
    expect(server.inputs(reservationApi.findBoater)).toEqual([asked]);
  });

  it('finds by the id in the address', async () => {
    const { server } = await openCreation(`?boater=${exampleIds.boater}`);
    await found();
    expect(server.inputs(reservationApi.findBoater)).toEqual([]);
  });

  it('fills in the boat of the boater that the address names', async () => {
    const server = new ServerDouble();
    const { vessels, ...known } = boaterApi.get.example.answer;
    const second = { ...vessels[0]!, id: exampleIds.berth, name: 'Tern' };
    server.answer(boaterApi.get, { ...known, vessels: [...vessels, second] });
    await openCreation(`?create_new=true&boater=${exampleIds.boater}&vessel=${second.id}`, { server });
    await found();
    expect(screen.getByLabelText(/Boat name/)).toHaveValue('Tern');
  });

  it('create_boater opens the empty form with the mail address', async () => {
    const { server } = await openCreation('?create_boater&email=new@example.org');
    expect(screen.getByLabelText(/First name/)).toHaveValue('');
    expect(screen.getByLabelText(/Email/)).toHaveValue('new@example.org');
    expect(server.inputs(reservationApi.findBoater)).toEqual([]);
  });

  it('sends the language of emails that staff chose for someone new', async () => {
    const { user, server } = await openCreation('?create_boater&email=new@example.org');
    await user.type(screen.getByLabelText(/First name/), 'Noé');
    await user.type(screen.getByLabelText(/Last name/), 'Le Goff');
    await user.selectOptions(screen.getByLabelText('Language'), 'Français');
    await user.type(screen.getByLabelText(/Boat name/), 'Mouette');
    for (const [size, metres] of [
      ['Length', '9.8'],
      ['Beam', '3.2'],
      ['Draft', '1.7'],
    ] as const) {
      await user.type(screen.getByLabelText(new RegExp(`^${size}`)), metres);
    }
    await user.selectOptions(screen.getByLabelText(/^Type/), 'SAIL');
    await fillIn(user);
    await user.click(bar().getByRole('button', { name: 'Waiting list' }));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
    await user.click(within(dialog).getAllByRole('button').at(-1) as HTMLElement);
    await waitFor(() => expect(server.inputs(reservationApi.create)).toHaveLength(1));
    expect(server.inputs(reservationApi.create)[0]?.boater).toMatchObject({ first_name: 'Noé', language: 'fr' });
  });

  it('asks for no language of someone known', async () => {
    await openCreation(`?boater=${exampleIds.boater}`);
    await found();
    expect(screen.queryByLabelText('Language')).toBeNull();
  });

  it('folds the record of someone known, and unfolds it to correct it', async () => {
    const { user } = await openCreation(`?boater=${exampleIds.boater}`);
    await found();
    expect(screen.queryByLabelText(/Date of birth/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Correct these details' }));
    expect(screen.getByLabelText(/First name/)).toHaveFocus();
    expect(screen.getByLabelText(/First name/)).toHaveValue('Inès');
    expect(screen.queryByRole('button', { name: 'Correct these details' })).toBeNull();
  });

  it('unfolds the record of someone known who has no email, because a booking needs one', async () => {
    const server = new ServerDouble();
    const known = boaterApi.get.example.answer;
    server.answer(boaterApi.get, { ...known, boater: { ...known.boater, email: null } });
    await openCreation(`?boater=${exampleIds.boater}`, { server });
    expect(await screen.findByLabelText(/^Email/)).toHaveValue('');
  });

  it('offers to register a berth holder to those who may', async () => {
    const { unmount } = await openCreation('?create_boater');
    expect(screen.getByRole('radio', { name: 'Berth holder' })).toBeEnabled();
    unmount();
    await openCreation('?create_boater', { as: { user: { role: 'secondary' } } });
    expect(screen.queryByRole('radio', { name: 'Berth holder' })).toBeNull();
  });

  it('says at the field that the card in the address is unknown', async () => {
    const server = new ServerDouble();
    server.refuse(reservationApi.findBoater, {
      status: 400,
      error_type: 'VALIDATION',
      errors: [{ path: 'card_number', code: 'dashboard_cardNotFound' }],
    });
    await openCreation('?card_number=QSD9999', { server });
    await waitFor(() => expect(search()).toHaveAttribute('aria-invalid', 'true'));
    expect(search()).toHaveValue('QSD9999');
    expect(screen.getByText('No valid card has this number. Check it.')).toBeVisible();
  });

  it('errors appear for touched fields only until an action is tried', async () => {
    const { user } = await openCreation('?create_boater');
    await user.click(screen.getByLabelText(/First name/));
    await user.click(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(screen.getByLabelText(/First name/)).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.getByLabelText(/Last name/)).toHaveAttribute('aria-invalid', 'false');
    await user.type(screen.getByLabelText(/Price per night/), '60');
    await user.type(screen.getByLabelText(/First name/), 'Inès');
    await user.click(bar().getByRole('button', { name: 'Send offer' }));
    for (const label of [/Last name/, /Email/, /Boat name/, /Length/, /Arrival/, /Departure/, /^Hull/, /^Type/]) {
      const field = screen.getAllByLabelText(label).find((element) => element.matches('input, select'));
      await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    }
  });

  it('shows the berth that a booking would get as soon as dates and sizes are complete', async () => {
    const { user, server } = await openCreation('?email=ines@example.org');
    const berths = () => within(document.querySelector<HTMLElement>('[data-part=fitting]')!);
    expect(berths().getByText(/^Enter the dates and the size/)).toBeVisible();
    await fillIn(user);
    const [best] = availabilityApi.listMatchedBerths.example.answer.items;
    expect(await berths().findByText(best!.berth_name)).toBeVisible();
    expect(berths().getByText(/berths? fits? and (is|are) free for 5 nights/)).toBeVisible();
    expect(berths().queryByRole('button')).toBeNull();
    expect(server.inputs(availabilityApi.listMatchedBerths).at(-1)).toMatchObject({
      start_date: '2027-07-14',
      end_date: '2027-07-19',
    });
  });

  it('offers to book, to send an offer and the waiting list, each with its own button', async () => {
    const { user } = await openCreation('?email=ines@example.org');
    await fillIn(user);
    expect(
      bar()
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Waiting list', 'Send offer', 'Book now']);
  });

  it('creates, and goes on to the reservation', async () => {
    const { user, server, address } = await openCreation('?email=ines@example.org');
    await fillIn(user);
    await user.click(bar().getByRole('button', { name: 'Waiting list' }));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
    await user.click(within(dialog).getAllByRole('button').at(-1) as HTMLElement);
    await waitFor(() => expect(server.inputs(reservationApi.create)).toHaveLength(1));
    expect(server.inputs(reservationApi.create)[0]).toMatchObject({
      start_date: '2027-07-14',
      end_date: '2027-07-19',
      action: 'ADD_TO_WAITING_LIST',
      boater: { id: exampleIds.boater, email: 'ines@example.org' },
      vessel: { id: exampleIds.vessel, hull_type: 'MONOHULL' },
      payment: { method: 'IN_MARINA', price_per_night: 60, currency: 'EUR' },
    });
    await waitFor(() => expect(address()).toMatch(/^\/reservations\/[0-9a-f-]{36}$/));
    expect(screen.getByText('Reservation created')).toBeInTheDocument();
  });

  it('asks whose booking it is when the typed email belongs to another person, and keeps the typed boat', async () => {
    const { user, server } = await openCreation('?create_boater');
    const type = async (label: RegExp, text: string) => {
      await user.click(screen.getByLabelText(label));
      await user.paste(text);
    };
    await type(/First name/, 'Ailsa');
    await type(/Last name/, 'Moir');
    await type(/^Email/, 'Ines@example.org');
    await type(/Boat name/, 'Tern');
    await type(/^Length/, '9');
    await type(/^Beam/, '3');
    await type(/^Draft/, '1.5');
    await user.selectOptions(screen.getByLabelText(/^Type/), 'SAIL');
    await fillIn(user);
    const { id: boater_id } = boaterApi.get.example.answer.boater;
    server.refuse(reservationApi.create, {
      status: 409,
      error_type: 'BOATER_NAME_DIFFERS',
      details: { boater_id },
    });
    const waitingList = async () => {
      const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
      await user.click(within(dialog).getAllByRole('button').at(-1) as HTMLElement);
    };
    await user.click(bar().getByRole('button', { name: 'Waiting list' }));
    await waitingList();
    expect(await screen.findByText('This email belongs to Inès Delacroix')).toBeVisible();
    const book = screen.getByRole('button', { name: 'Book for Inès Delacroix' });
    await waitFor(() => expect(book).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Use another email' }));
    expect(screen.getByLabelText(/^Email/)).toHaveFocus();
    await user.click(book);
    server.answer(reservationApi.create, reservationApi.create.example.answer);
    await waitingList();
    await waitFor(() => expect(server.inputs(reservationApi.create)).toHaveLength(2));
    const { boater, vessel } = server.inputs(reservationApi.create)[1]!;
    expect(boater).toMatchObject({ id: boater_id, first_name: 'Inès', last_name: 'Delacroix' });
    expect(vessel).toMatchObject({ name: 'Tern', length: 9 });
    expect(vessel).not.toHaveProperty('id');
  });

  it('asks no longer whose booking it is once another email is typed', async () => {
    const { user, server } = await openCreation('?create_boater&email=ines@example.org');
    for (const [label, text] of [
      [/First name/, 'Ailsa'],
      [/Last name/, 'Moir'],
      [/Boat name/, 'Tern'],
      [/^Length/, '9'],
      [/^Beam/, '3'],
      [/^Draft/, '1.5'],
    ] as const) {
      await user.click(screen.getByLabelText(label));
      await user.paste(text);
    }
    await user.selectOptions(screen.getByLabelText(/^Type/), 'SAIL');
    await fillIn(user);
    const details = { boater_id: exampleIds.boater };
    server.refuse(reservationApi.create, { status: 409, error_type: 'BOATER_NAME_DIFFERS', details });
    server.refuse(boaterApi.get, { status: 404, error_type: 'BOATER_NOT_FOUND' });
    await user.click(bar().getByRole('button', { name: 'Waiting list' }));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
    await user.click(within(dialog).getAllByRole('button').at(-1) as HTMLElement);
    // Who may not see the person learns no name.
    expect(await screen.findByText('This email belongs to someone on record')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Book for/ })).toBeNull();
    await user.type(screen.getByLabelText(/^Email/), '.uk');
    expect(screen.queryByText(/This email belongs to/)).toBeNull();
  });

  it('closes when it is done in the lite edition', async () => {
    const { user, server, address } = await openCreation('?email=ines@example.org', {
      as: { marina: { ...aMarina(), mode: 'lite' } },
      others: [{ path: '/', element: <p>the list</p> }],
    });
    await fillIn(user);
    await user.click(bar().getByRole('button', { name: 'Waiting list' }));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
    await user.click(within(dialog).getAllByRole('button').at(-1) as HTMLElement);
    await waitFor(() => expect(server.inputs(reservationApi.create)).toHaveLength(1));
    expect(await screen.findByText('the list')).toBeInTheDocument();
    expect(address()).toBe('/');
    expect(screen.getByText('Reservation created')).toBeInTheDocument();
  });

  it('redeems no nights of one person for another', async () => {
    const tem = { ...aMarina(), association: { code: 'TEM' as const } };
    const { user, server } = await openCreation('?email=ines@example.org', { as: { marina: tem } });
    await fillIn(user);
    await user.selectOptions(screen.getByLabelText('Nights to redeem'), '2');
    await user.click(screen.getByRole('button', { name: 'Change boater' }));
    const { boater, ...others } = boaterApi.get.example.answer;
    const resident = { ...boater, relation_type: 'RESIDENT' as const };
    server.answer(boaterApi.get, { ...others, boater: resident, memberships: [] });
    await user.type(search(), 'dela');
    await user.click(await screen.findByRole('option', { name: /Delacroix/ }));
    await found();
    expect(screen.queryByLabelText('Nights to redeem')).toBeNull();
    await user.selectOptions(screen.getByLabelText(/^Hull/), 'MONOHULL');
    await user.click(bar().getByRole('button', { name: 'Waiting list' }));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
    await user.click(within(dialog).getAllByRole('button').at(-1) as HTMLElement);
    await waitFor(() => expect(server.inputs(reservationApi.create)).toHaveLength(1));
    expect(server.inputs(reservationApi.create)[0]).toMatchObject({ payment: { nights_to_redeem: 0 } });
  });

  it.each([[/First name/], [/^Email/], [/Phone/]])(
    'asks before what was typed into %s is left behind',
    async (field) => {
      const others = [{ path: '/reservations', element: <p>the list</p> }];
      const { user } = await openCreation('?create_boater', { others });
      await user.type(screen.getByLabelText(field), '1');
      await user.click(screen.getByRole('link', { name: 'Back to the reservations' }));
      expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    },
  );

  it('is left without a question while nothing is typed', async () => {
    const others = [{ path: '/reservations', element: <p>the list</p> }];
    const { user } = await openCreation('?create_boater&email=new@example.org', { others });
    await user.click(screen.getByRole('link', { name: 'Back to the reservations' }));
    expect(await screen.findByText('the list')).toBeInTheDocument();
  });
});
