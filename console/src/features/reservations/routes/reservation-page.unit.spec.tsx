import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { pricingApi } from '../../../../../contracts/pricing/api.js';
import { messageApi } from '../../../../../contracts/messages/api.js';
import { reservationApi, reservationPriceApi } from '../../../../../contracts/reservations/api.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { exampleIds } from '../../../../../contracts/reservations/examples.js';
import { narrowWindow } from '../../../../testing/narrow-window.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { aMarina, aRequest, movesOpen, openPage } from './open-page.fixture.js';

const bar = () => within(screen.getByRole('region', { name: 'Total and actions' }));
const notesField = () => screen.getByRole('textbox', { name: 'Internal notes' });
const viewer = {
  permissions: { residents: 'VIEWER', reservations: 'VIEWER', marina_settings: 'NOT_ALLOWED' },
} as const;

describe('the header on a phone', () => {
  afterEach(() => {
    narrowWindow(false);
    sessionStorage.clear();
  });

  it('has the way back to the list as it was left, the number and the menu, and under it status and stay', async () => {
    narrowWindow(true);
    sessionStorage.setItem('list-address:/reservations', '/reservations?tab=APPROVED&search=albatros&page=3');
    const reservation = aRequest({ start_date: '2027-07-03', end_date: '2027-07-10', nights: 7 });
    await openPage(reservation);
    const header = screen.getByRole('heading', { level: 1, name: reservation.view_id }).closest('header')!;
    expect(within(header).getByRole('link', { name: 'Back to the reservations' })).toHaveAttribute(
      'href',
      '/reservations?tab=APPROVED&search=albatros&page=3',
    );
    expect(within(header).getByRole('button', { name: 'Edit or cancel' })).toBeInTheDocument();
    expect(screen.getByText('3 to 10 July 2027, 7 nights')).toBeInTheDocument();
  });
});

describe('C1 what the page offers', () => {
  it('opens a request for a price: fields, focus, actions', async () => {
    await openPage(aRequest());
    expect(screen.getByLabelText(/Price per night/)).toHaveFocus();
    for (const name of ['Suggest dates', 'Decline', 'Waiting list', 'Send price']) {
      expect(bar().getByRole('button', { name })).not.toHaveAttribute('aria-disabled');
    }
    expect(bar().getByRole('button', { name: 'Approve' })).toHaveAccessibleDescription(/Send a price first/);
    // The form is open already, and Decline ends the request.
    const head = within(screen.getByRole('banner'));
    expect(head.getAllByRole('button').map((button) => button.textContent)).toEqual(['Print']);
    expect(head.getByRole('link', { name: 'Message' })).toHaveAttribute('href', expect.stringMatching(/tab=1$/));
  });

  it('shows Edit, Message, Print and Cancel at the top, and says why one cannot be used', async () => {
    await openPage(aRequest({ reservation_status: 'finished' }));
    const head = within(screen.getByRole('banner'));
    expect(head.getByRole('link', { name: 'Message' })).toBeVisible();
    expect(head.getByRole('button', { name: 'Print' })).not.toHaveAttribute('aria-disabled');
    expect(head.getByRole('button', { name: 'Edit' })).toHaveAccessibleDescription(
      'Nothing can be edited or cancelled in this status',
    );
  });

  it('offers nothing that the state machine does not have', async () => {
    const moves = movesOpen(['UPDATE', 'APPROVE', 'UPDATE_DATE', 'CANCEL', 'ADD_TO_WAITING_LIST', 'NOTIFY']);
    await openPage(aRequest({ reservation_status: 'finished', allowed_actions: { marina: moves, boater: [] } }));
    expect(bar().queryAllByRole('button')).toEqual([]);
    expect(screen.queryByLabelText(/Price per night/)).toBeNull();
  });

  it('shows what it is to users who may only look', async () => {
    await openPage(aRequest(), { as: { user: viewer, marina: aMarina() } });
    expect(screen.queryByLabelText(/Price per night/)).toBeNull();
    expect(bar().getByRole('button', { name: 'Send price' })).toHaveAccessibleDescription(/may only view/);
    expect(screen.queryByRole('textbox', { name: 'Internal notes' })).toBeNull();
  });

  it('has deposit and berth only where the marina has them', async () => {
    await openPage(aRequest(), { as: { marina: aMarina({ reservation: true }) } });
    expect(screen.queryByLabelText('Deposit')).toBeNull();
    expect(document.querySelector('[data-part=berthing]')).toBeNull();
  });

  it('edits what is pending only after Edit, and keeps what was agreed from being approved changed', async () => {
    const { user } = await openPage(aRequest({ reservation_status: 'pending' }));
    expect(screen.queryByLabelText(/Price per night/)).toBeNull();
    expect(bar().getByRole('button', { name: 'Approve' })).not.toHaveAttribute('aria-disabled');
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const price = screen.getByLabelText(/Price per night/);
    await user.clear(price);
    await user.type(price, '70');
    expect(
      bar()
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Discard changes', 'Save and send']);
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText(/Price per night/)).toHaveValue('70.00');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByLabelText(/Price per night/)).toBeNull());
    expect(bar().getByRole('button', { name: 'Approve' })).not.toHaveAttribute('aria-disabled');
  });

  it.each([
    ['dates', /^Arrival/],
    ['size', /^Length/],
  ])('opens in Edit at what a link asks for: %s', async (part, field) => {
    await openPage(aRequest({ reservation_status: 'pending' }), {
      at: `/reservations/${exampleIds.reservation}?do=${part}`,
    });
    expect(screen.getByLabelText(/Price per night/)).toBeVisible();
    await waitFor(() => expect(screen.getAllByLabelText(field)[0]).toHaveFocus());
  });

  it('leaves Edit without a question while nothing is typed', async () => {
    const { user } = await openPage(aRequest({ reservation_status: 'pending' }));
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Stop editing' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByLabelText(/Price per night/)).toBeNull();
  });

  it.each([
    ['due', 'Approved, payment due'],
    [null, 'Booked'],
  ] as const)('calls what is approved as the list does, payment %s', async (payment_standing, words) => {
    const moves = { marina: movesOpen(), boater: [] };
    await openPage(aRequest({ reservation_status: 'approved', allowed_actions: moves, payment: { payment_standing } }));
    expect(within(screen.getByRole('banner')).getByText(words)).toBeInTheDocument();
  });

  it('calls an accepted offer so, as the list does, also once documents were added', async () => {
    const statuses = (['BOATER_ACCEPTED', 'BOATER_ADDED_DOCUMENTS'] as const).map((status_code, hour) => ({
      status_code,
      action_required: 'MARINA' as const,
      created_at: `2026-11-21T0${hour}:00:00.000Z`,
    }));
    await openPage(aRequest({ reservation_status: 'pending', statuses }));
    expect(within(screen.getByRole('banner')).getByText('Offer accepted')).toBeInTheDocument();
  });

  it('asks to switch messages on where the marina has none, over the details', async () => {
    const { user, server, address } = await openPage(aRequest(), {
      tab: 1,
      as: { marina: aMarina({ reservation: true }) },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Messages are not enabled' });
    expect(dialog).toHaveTextContent('enable them');
    expect(screen.queryByRole('textbox', { name: 'Write a message' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toMatch(/tab=0$/);
    expect(server.received(messageApi.reservation)).toEqual([]);
    await user.click(screen.getByRole('link', { name: /^Messages/ }));
    expect(await screen.findByRole('dialog', { name: 'Messages are not enabled' })).toBeInTheDocument();
  });

  it('lets redeemed nights be taken back when the membership has lapsed, and then no more be chosen', async () => {
    const lapsed = aRequest({ nights_available: 0, max_nights_to_redeem: 0, payment: { nights_to_redeem: 2 } });
    const { user } = await openPage(
      { ...lapsed, boater: { ...lapsed.boater, memberships: [] } },
      { as: { marina: { ...aMarina(), association: { code: 'TEM' } } } },
    );
    const nights = screen.getByLabelText('Nights to redeem');
    expect(nights).toBeEnabled();
    await user.selectOptions(nights, '0');
    expect(screen.getByLabelText('Nights to redeem')).toBeDisabled();
    await user.click(bar().getByRole('button', { name: 'Send price' }));
    expect(await screen.findByRole('dialog', {}, { timeout: 10_000 })).toBeInTheDocument();
  });

  it('one button with Notify and Approve for the marina’s own on the waiting list', async () => {
    const { user } = await openPage(aRequest({ source: 'MARINA', reservation_status: 'waiting_list' }));
    await user.click(bar().getByRole('button', { name: 'Send' }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Notify', 'Approve']);
  });

  it('warns of other dates that were suggested', async () => {
    const suggested_dates = [{ start_date: '2027-08-01', end_date: '2027-08-03' }];
    const [status] = aRequest().statuses;
    await openPage(aRequest({ statuses: status === undefined ? [] : [{ ...status, suggested_dates }] }));
    expect(screen.getByText(/Other dates were suggested/)).toBeInTheDocument();
  });

  it.each([
    [0, 'page', 'Details'],
    [1, 'page', 'Messages'],
    [2, 'page', 'History'],
  ])('?tab=%i opens its section', async (tab, current, name) => {
    await openPage(aRequest(), { tab });
    expect(screen.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('aria-current', current);
    expect(screen.queryByRole('region', { name: 'Total and actions' }) !== null).toBe(tab === 0);
  });

  it('counts unread messages', async () => {
    await openPage(aRequest({ unread_messages: 2 }));
    expect(screen.getByRole('link', { name: /Messages\s*2/ })).toBeInTheDocument();
  });
});

describe('C2 the price while it is typed', () => {
  it('adds up as the server will, and drops keystrokes too many', async () => {
    const { user } = await openPage(aRequest());
    const price = screen.getByLabelText(/Price per night/);
    await user.clear(price);
    await user.type(price, '1234567.899');
    expect(price).toHaveValue('123456.89');
    await user.clear(price);
    await user.type(price, '100');
    expect(bar().getByText(/EUR\s477.50/)).toBeInTheDocument();
    const discount = screen.getByLabelText('Discount');
    await user.clear(discount);
    await user.type(discount, '250');
    expect(discount).toHaveValue('100');
  });

  it('spreads a total over the nights', async () => {
    const { user } = await openPage(
      aRequest({ payment: { marina_discount_percent: 0, additional_charges: {}, custom_surcharges: [] } }),
    );
    await user.click(screen.getByRole('radio', { name: 'Total' }));
    const total = screen.getByLabelText(/Total price/);
    expect(total).toHaveValue('300');
    await user.clear(total);
    await user.type(total, '1000.5');
    expect(total).toHaveValue('10005');
    await user.clear(total);
    await user.type(total, '500');
    await user.click(screen.getByRole('radio', { name: 'Per night' }));
    expect(screen.getByLabelText(/Price per night/)).toHaveValue('100.00');
  });

  it('another type of deposit starts empty, and says that it needs an amount', async () => {
    const { user } = await openPage(aRequest());
    await user.selectOptions(screen.getByLabelText('Deposit'), 'NIGHTS');
    await user.click(bar().getByRole('button', { name: 'Send price' }));
    const amount = screen.getByLabelText(/Nights due now/);
    await waitFor(() => expect(amount).toHaveAttribute('aria-invalid', 'true'));
    await user.type(amount, '2');
    await waitFor(() => expect(amount).toHaveAttribute('aria-invalid', 'false'));
    await user.selectOptions(screen.getByLabelText('Deposit'), 'NONE');
    expect(screen.queryByLabelText(/Nights due now/)).toBeNull();
  });

  it('compares the price list with the field beside it, per night or for all nights, without surcharges', async () => {
    const server = new ServerDouble().answer(reservationPriceApi.calculatePrice, {
      ...reservationPriceApi.calculatePrice.example.answer,
      price_per_night: 12.25,
      total_to_pay: 999,
    });
    const { user } = await openPage(aRequest(), { server });
    expect(await screen.findByText(/^Price list:? .*12\.25/)).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Total' }));
    expect(await screen.findByText(/^Price list: EUR\s61\.25 in total$/)).toBeInTheDocument();
  });

  it('asks the plan anew when the dates change; outside the seasons nothing is left', async () => {
    const { user, server } = await openPage(aRequest());
    server.answer(reservationPriceApi.calculatePrice, {
      ...reservationPriceApi.calculatePrice.example.answer,
      price_per_night: 0,
      available_custom_surcharges: [],
      count_descriptions: 'RESERVATION_IS_NOT_COVERED_IN_THE_MARINA_SEASONS',
      total_to_pay: 0,
    });
    const departure = screen.getByLabelText(/Departure/, { selector: 'input' });
    await user.clear(departure);
    await user.type(departure, '20/07/2027');
    await user.tab();
    await screen.findByText(/price list does not cover these dates/);
    const price = screen.getByLabelText(/Price per night/);
    await waitFor(() => expect(price).toHaveValue('0.00'));
    expect(screen.queryByText('Electricity')).toBeNull();
    // A stay without a price in the price list is not free of charge.
    await waitFor(() =>
      expect(bar().getByRole('button', { name: 'Send price' })).toHaveAccessibleDescription('Enter a price first'),
    );
    await user.clear(price);
    await user.type(price, '12');
    await user.tab();
    await waitFor(() => expect(bar().getByRole('button', { name: 'Send price' })).not.toHaveAttribute('aria-disabled'));
  });

  it('says that a contract lasts longer than the dates, and has no deposit beside instalments', async () => {
    const plan = pricingApi.getPlan.example.answer;
    const contract = plan.season_pricing_plan!.contracts![0]!;
    const server = new ServerDouble().answer(pricingApi.getPlan, plan);
    const { user } = await openPage(
      aRequest({ contract_id: contract.id, contract_name: contract.name, instalment_schedule: 'MONTHLY' }),
      { server },
    );
    expect(screen.queryByLabelText(/^Deposit/)).toBeNull();
    expect(bar().getByText('First instalment')).toBeVisible();
    server.answer(reservationPriceApi.calculatePrice, {
      ...reservationPriceApi.calculatePrice.example.answer,
      price_per_night: 0,
      available_custom_surcharges: [],
      count_descriptions: 'RESERVATION_IS_NOT_COVERED_IN_THE_MARINA_SEASONS',
      total_to_pay: 0,
    });
    const departure = screen.getByLabelText(/Departure/, { selector: 'input' });
    await user.clear(departure);
    await user.type(departure, '20/07/2027');
    await user.tab();
    expect(
      await screen.findByText(`${contract.name} lasts until 14 January 2028 at least.`, { exact: false }),
    ).toBeVisible();
  });
});

describe('C3 actions', () => {
  it('does not ask about an action while the form is wrong, and goes to the first field at fault', async () => {
    const { user } = await openPage(aRequest());
    await user.click(screen.getByRole('button', { name: 'Change' }));
    const name = await screen.findByLabelText(/Boat name/);
    await user.clear(name);
    await user.click(bar().getByRole('button', { name: 'Send price' }));
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bar().getByRole('button', { name: 'Send price' })).toHaveAccessibleDescription(/highlighted fields/);
  });

  it('saves notes alone without telling the boater', async () => {
    const { user, server } = await openPage(aRequest());
    await user.type(notesField(), ' Quiet side.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.inputs(reservationApi.update)).toHaveLength(1));
    expect(server.inputs(reservationApi.update)[0]).toMatchObject({
      action: 'UPDATE_NOTE',
      payload: { internal_notes: 'Arrives after 18:00. Quiet side.' },
    });
    expect(server.received(reservationApi.update)[0]?.headers.get('If-Match')).toContain('3');
  });

  it('offers to undo saved notes, unless the reservation has changed since', async () => {
    const server = new ServerDouble().answer(reservationApi.update, {
      id: exampleIds.reservation,
      revision: 8,
      position: 9,
    });
    const { user } = await openPage(aRequest(), { server });
    await user.type(notesField(), ' Quiet side.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    const [, undo] = server.received(reservationApi.update);
    expect(undo?.headers.get('If-Match')).toContain('8');
    expect(server.inputs(reservationApi.update)[1]).toMatchObject({
      action: 'UPDATE_NOTE',
      payload: { internal_notes: 'Arrives after 18:00.' },
    });

    await user.type(notesField(), ' Loud side.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const again = await screen.findByRole('button', { name: 'Undo' });
    server.refuse(reservationApi.update, { status: 412, error_type: 'STALE', details: { revision: 9, changes: [] } });
    await user.click(again);
    expect(await screen.findByRole('alert')).toHaveTextContent(/changed/);
  });

  it('sends the marina’s own by their own call', async () => {
    const { user, server } = await openPage(aRequest({ source: 'MARINA' }));
    await user.type(notesField(), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.inputs(reservationApi.updateMarinaMode)).toHaveLength(1));
    expect(server.inputs(reservationApi.update)).toHaveLength(0);
  });

  it('keeps what was typed when somebody else was faster, says who, and lets one decide', async () => {
    const { user, server } = await openPage(aRequest());
    const notes = notesField();
    await user.type(notes, ' Mine.');
    server.refuse(reservationApi.update, {
      status: 412,
      error_type: 'STALE',
      details: {
        revision: 4,
        changes: [
          {
            type: 'ReservationNoteUpdated',
            revision: 4,
            at: '2026-11-21T09:00:00.000Z',
            by: { kind: 'staff', id: 'u', name: 'Lena Kraft' },
          },
        ],
      },
    });
    server.answer(reservationApi.get, aRequest({ revision: 4, internal_notes: 'Theirs.' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Lena Kraft/)).toBeInTheDocument();
    expect(await screen.findByText('Theirs.')).toBeInTheDocument();
    expect(notes).toHaveValue('Arrives after 18:00. Mine.');
    await user.click(screen.getByRole('button', { name: /mine/i }));
    expect(notes).toHaveValue('Arrives after 18:00. Mine.');
    server.answer(reservationApi.update, { id: aRequest().id, revision: 5, position: 9 });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.received(reservationApi.update).at(-1)?.headers.get('If-Match')).toContain('4'));
  });

  it('a failure opens the error dialog and keeps what was typed', async () => {
    const { user, server } = await openPage(aRequest());
    server.refuse(reservationApi.update, { status: 409, error_type: 'RESERVATION_ACTION_NOT_ALLOWED' });
    await user.type(notesField(), ' Mine.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'An error occurred' });
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(notesField()).toHaveValue('Arrives after 18:00. Mine.');
  });

  /** Opens the page again as a reload does, which keeps the tab's storage. */
  async function reloaded(page: Awaited<ReturnType<typeof openPage>>, reservation: ReservationDetail) {
    const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '');
    const kept = keys.map((key) => [key, sessionStorage.getItem(key) ?? ''] as const);
    page.unmount();
    for (const [key, value] of kept) sessionStorage.setItem(key, value);
    return openPage(reservation);
  }

  it('says that input of before a reload is back, with every move that a fresh page has', async () => {
    const request = aRequest();
    const before = await openPage(request);
    const price = screen.getByLabelText<HTMLInputElement>(/Price per night/);
    const proposed = price.value;
    await before.user.clear(price);
    await before.user.type(price, '70');
    await before.user.tab();
    const { user } = await reloaded(before, request);
    const notice = await screen.findByText('Your unsaved changes are back');
    expect(notice.closest('[role=status]')).not.toBeNull();
    expect(screen.getByLabelText(/Price per night/)).toHaveValue('70.00');
    for (const name of ['Suggest dates', 'Decline', 'Waiting list', 'Send price']) {
      expect(bar().getByRole('button', { name })).not.toHaveAttribute('aria-disabled');
    }
    await user.click(screen.getByRole('button', { name: 'Discard them' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByText('Your unsaved changes are back')).toBeNull());
    expect(screen.getByLabelText(/Price per night/)).toHaveValue(proposed);
  });

  it('edits again what was being edited before a reload, and opens no form for notes alone', async () => {
    const pending = aRequest({ reservation_status: 'pending' });
    const before = await openPage(pending);
    await before.user.type(notesField(), ' Mine.');
    const noted = await reloaded(before, pending);
    expect(await screen.findByText('Your unsaved changes are back')).toBeVisible();
    expect(notesField()).toHaveValue('Arrives after 18:00. Mine.');
    expect(bar().getByRole('button', { name: 'Approve' })).toBeVisible();
    await noted.user.click(screen.getByRole('button', { name: 'Edit' }));
    await noted.user.clear(screen.getByLabelText(/Price per night/));
    await noted.user.type(screen.getByLabelText(/Price per night/), '70');
    await noted.user.tab();
    await reloaded(noted, pending);
    expect(await screen.findByText('Your unsaved changes are back')).toBeVisible();
    expect(screen.getByLabelText(/Price per night/)).toHaveValue('70.00');
    expect(bar().getByRole('button', { name: 'Save and send' })).toBeVisible();
  });

  it('asks before typed things are left behind', async () => {
    const others = [{ path: '/reservations', element: <p>the list</p> }];
    const { user } = await openPage(aRequest(), { others });
    await user.type(notesField(), '!');
    await user.click(screen.getByRole('link', { name: 'Back to the reservations' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getAllByRole('button').at(-1) as HTMLElement);
    expect(await screen.findByText('the list')).toBeInTheDocument();
  });

  it('says in words and money what somebody else changed', async () => {
    const typed = { method: 'IN_MARINA', deposit: { type: 'PERCENTAGE', amount: 20 } } as const;
    const { user, client, server } = await openPage(aRequest({ payment: typed }));
    await user.type(notesField(), ' Mine.');
    const request = aRequest({
      revision: 4,
      internal_notes: 'Theirs.',
      payment: { method: 'ONLINE', deposit: { type: 'FIXED_AMOUNT', amount: 45 } },
    });
    server.answer(reservationApi.get, { ...request, vessel: { ...request.vessel, type: 'MOTOR' } });
    await client.invalidateQueries();
    const notice = (await screen.findByText('Theirs.')).closest('[role=status]');
    expect(notice).toHaveTextContent('At the marina → Online');
    expect(notice).toHaveTextContent(/20% → (EUR\s)?45.00/);
    expect(notice).toHaveTextContent('→ Motor boat');
    expect(notice).not.toHaveTextContent(/IN_MARINA|PERCENTAGE|FIXED_AMOUNT|MOTOR/);
  });

  it('keeps a message that is being written over a look at the details, and asks before it goes', async () => {
    const { user, address } = await openPage(aRequest(), {
      tab: 1,
      others: [{ path: '/reservations', element: <p /> }],
    });
    await user.type(await screen.findByRole('textbox', { name: 'Write a message' }), 'Berth C12');
    await user.click(screen.getByRole('link', { name: 'Details' }));
    await user.click(await screen.findByRole('link', { name: /^Messages/ }));
    expect(await screen.findByRole('textbox', { name: 'Write a message' })).toHaveValue('Berth C12');
    await user.click(screen.getByRole('link', { name: 'Back to the reservations' }));
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    expect(address()).toContain(aRequest().id);
  });

  it('keeps a message that could not be sent, and asks before it goes', async () => {
    const { user, server } = await openPage(aRequest(), {
      tab: 1,
      others: [{ path: '/reservations', element: <p /> }],
    });
    server.refuse(messageApi.create, { status: 409, error_type: 'CONFLICT' });
    await user.type(await screen.findByRole('textbox', { name: 'Write a message' }), 'Berth C12');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('button', { name: 'Send again' });
    await user.click(screen.getByRole('link', { name: 'Details' }));
    await user.click(await screen.findByRole('link', { name: /^Messages/ }));
    expect(await screen.findByRole('button', { name: 'Send again' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Back to the reservations' }));
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  });

  it('keeps contact data that are being edited, and asks before they go', async () => {
    const marina = aMarina({ reservation: true, chat: true, editable_lite: true });
    const request = aRequest();
    const boater = { ...request.boater, email: 'ines@example.org', phone: '', is_guest: false };
    const { user } = await openPage(
      { ...request, boater },
      { as: { marina }, others: [{ path: '/reservations', element: <p>the list</p> }] },
    );
    await user.click(screen.getByRole('button', { name: /^Edit the details of/ }));
    await user.type(screen.getByRole('textbox', { name: 'Address' }), ' 12');
    const typed = screen.getByRole<HTMLInputElement>('textbox', { name: 'Address' }).value;
    await user.click(screen.getByRole('link', { name: /^Messages/ }));
    await user.click(await screen.findByRole('link', { name: 'Details' }));
    expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue(typed);
    await user.click(screen.getByRole('link', { name: 'Back to the reservations' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('link', { name: 'Back to the reservations' }));
    expect(await screen.findByText('the list')).toBeInTheDocument();
  });
});

it('C4 follows the server while nothing is typed', async () => {
  const { client, server } = await openPage(aRequest());
  server.answer(reservationApi.get, aRequest({ revision: 4, payment: { price_per_night: 75 } }));
  await client.invalidateQueries();
  await waitFor(() => expect(screen.getByLabelText(/Price per night/)).toHaveValue('75.00'));
});

it('C4 follows the server into editing without taking the focus from what is typed', async () => {
  const { user, client, server } = await openPage(aRequest({ reservation_status: 'marina_added_dates' }));
  await user.type(notesField(), ' Mine');
  expect(screen.queryByLabelText(/Price per night/)).toBeNull();
  server.answer(reservationApi.get, aRequest({ revision: 4, reservation_status: 'boater_accepted_suggested_dates' }));
  await client.invalidateQueries();
  expect(await screen.findByLabelText(/Price per night/)).not.toHaveFocus();
  await user.keyboard('.');
  expect(notesField()).toHaveValue('Arrives after 18:00. Mine.');
});

it('C5 a reservation that cannot be loaded opens the error dialog', async () => {
  const { renderConsole } = await import('../../../../testing/render-console.js');
  const { ServerDouble } = await import('../../../../testing/server-double.js');
  const { Component } = await import('./reservation-page.js');
  const server = new ServerDouble().refuse(reservationApi.get, { status: 403, error_type: 'FORBIDDEN' });
  await renderConsole(<Component />, { at: `/reservations/${aRequest().id}`, path: '/reservations/:id', server });
  expect(await screen.findByRole('alertdialog', { name: 'An error occurred' })).toBeInTheDocument();
});

it('C6 sends the price as it stands in the form, once its dialog was answered', async () => {
  const { user, server } = await openPage(aRequest());
  await user.click(bar().getByRole('button', { name: 'Send price' }));
  const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
  await user.click(within(dialog).getAllByRole('button').at(-1) as HTMLElement);
  await waitFor(() => expect(server.inputs(reservationApi.update)).toHaveLength(1));
  expect(server.inputs(reservationApi.update)[0]).toMatchObject({
    action: 'UPDATE',
    payload: {
      payment: { price_per_night: 60, marina_discount_percent: 10, deposit: { type: 'PERCENTAGE', amount: 20 } },
    },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('C7 price suggestions move the price, in marinas that have them', async () => {
  const permissions = { reservation: true, dynamic_pricing: true };
  const { user } = await openPage(aRequest(), { as: { marina: aMarina(permissions) } });
  await user.selectOptions(screen.getByLabelText('Reason'), 'occupancy');
  await user.selectOptions(await screen.findByLabelText('Expected occupancy'), '90');
  await user.click(screen.getByRole('button', { name: /^Use/ }));
  expect(screen.getByLabelText(/Price per night/)).toHaveValue('66.00');
});
