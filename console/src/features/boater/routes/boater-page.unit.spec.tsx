import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { boaterReservation, type BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import { attachmentApi, boaterReservationApi } from '../../../../../contracts/reservations/api.js';
import { messageApi } from '../../../../../contracts/messages/api.js';
import { exampleBoaterView, exampleTerms } from '../../../../../contracts/reservations/examples.js';
import type { ReservationMove } from '../../../../../contracts/reservations/vocabulary.js';
import { receiptExample } from '../../../../../contracts/vocabulary/route.js';
import { stopClock } from '../../../../testing/clock.js';
import { renderConsole, type ConsoleOptions } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component } from './boater-page.js';

const example = boaterReservation.parse(exampleBoaterView);
const boater = { ...example.boater, language: 'en' };

function view(changes: Partial<BoaterReservation> = {}, ...allowed: ReservationMove[]): BoaterReservation {
  const moves: readonly ReservationMove[] = allowed.length === 0 ? ['ACCEPT_PRICE', 'CANCEL_BY_BOATER'] : allowed;
  const allowed_actions = moves.map((move) => ({ move, allowed: true, reason: null }));
  return { ...example, boater, allowed_actions, ...changes };
}

function serverWith(...views: BoaterReservation[]): ServerDouble {
  let asked = 0;
  return new ServerDouble()
    .answer(boaterReservationApi.get, () => views[Math.min(asked++, views.length - 1)]!)
    .answer(boaterReservationApi.group, { group: null })
    .answer(messageApi.boaterMessages, { read: [], unread: [], unread_total: 0 });
}

const open = (server: ServerDouble, options: ConsoleOptions = {}) =>
  renderConsole(<Component />, { as: null, at: '/r/the-token', path: '/r/:token', server, ...options });

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const headerOf = (server: ServerDouble, route: Parameters<ServerDouble['received']>[0], name: string) =>
  server.received(route).map(({ headers }) => headers.get(name));

describe('Other terms that are offered for a booking', () => {
  const { offer: _, offer_reason: __, ...compared } = exampleTerms;
  const terms_offer = {
    ...compared,
    answer_by: '2099-05-04T09:40:00.000Z',
    difference: 50,
    to_pay: 0,
    pay_by: null,
    rest: 288,
    refund: 0,
    to_confirm: ['No grey water in the harbour'],
  };
  const booked = () =>
    boaterReservation.parse({
      ...view({ reservation_status: 'approved' }, 'ACCEPT_TERMS', 'DECLINE_TERMS'),
      terms_offer,
    });

  it('stand beside those that hold, and are accepted with each new text ticked', async () => {
    const server = serverWith(booked(), view({ reservation_status: 'approved', revision: 4 }));
    const { user } = await open(server);
    expect(await screen.findByRole('heading', { name: 'Other terms for your stay?' })).toBeVisible();
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('columnheader', { name: 'On offer' })).toHaveLength(2);
    expect(table.getByRole('row', { name: /^Total EUR.297.50 347.50/ })).toBeVisible();
    expect(screen.getByText(/would cost EUR.50\.00 more/)).toBeVisible();
    expect(screen.getByText(/EUR.288\.00 would be left to pay at the harbour office/)).toBeVisible();
    expect(button('Accept the new terms')).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('checkbox', { name: 'No grey water in the harbour' }));
    await user.click(button('Accept the new terms'));
    expect(await screen.findByText('The new terms hold for your stay')).toBeVisible();
    expect(server.received(boaterReservationApi.acceptTerms)[0]?.input).toEqual({
      confirmed_requirements: ['No grey water in the harbour'],
    });
    expect(headerOf(server, boaterReservationApi.acceptTerms, 'If-Match')).toEqual(['"3"']);
    expect(screen.queryByRole('heading', { name: 'Other terms for your stay?' })).toBeNull();
  });

  it('can be declined with one press', async () => {
    const server = serverWith(booked(), view({ reservation_status: 'approved', revision: 4 }));
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: 'Keep what was agreed' }));
    expect(await screen.findByText('Everything stays as agreed')).toBeVisible();
    expect(server.received(boaterReservationApi.declineTerms)).toHaveLength(1);
  });
});

describe('An offer', () => {
  it('is accepted as it was seen, by the token of the link', async () => {
    const server = serverWith(view(), view({ reservation_status: 'pending', revision: 4 }, 'CANCEL_BY_BOATER'));
    const { user } = await open(server);
    expect(await screen.findByRole('heading', { name: 'We have an offer for you' })).toBeVisible();
    expect(screen.getByText(/5 nights for EUR\s297\.50/)).toBeVisible();
    await user.click(button(/^Accept EUR/));
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText(/a deposit of EUR\s59\.50 is payable online/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: /^Accept EUR/ }));
    expect(await screen.findByText('You have accepted the offer. We are now confirming your berth.')).toBeVisible();
    expect(headerOf(server, boaterReservationApi.acceptPrice, 'If-Match')).toEqual(['"3"']);
    expect(headerOf(server, boaterReservationApi.acceptPrice, 'Authorization')).toEqual(['Bearer the-token']);
    expect(await screen.findByRole('heading', { name: 'Thank you, you have accepted' })).toBeVisible();
  });

  it('that changed meanwhile is shown as it was and as it is, and only then accepted', async () => {
    const payment = { ...example.payment, total_to_pay: 310 };
    const server = serverWith(view(), view({ revision: 5, payment }));
    server.refuse(boaterReservationApi.acceptPrice, { status: 412, error_type: 'STALE' }, 1);
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: /^Accept EUR/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Accept EUR/ }));
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByText(/EUR\s297\.50/).tagName).toBe('S');
    expect(within(notice).getByText(/EUR\s310\.00/)).toBeVisible();
    expect(within(screen.getByRole('dialog')).queryByRole('button', { name: /^Accept/ })).toBeNull();
    await user.click(button('I have seen it'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Accept EUR\s310\.00/ }));
    await waitFor(() => expect(headerOf(server, boaterReservationApi.acceptPrice, 'If-Match')).toEqual(['"3"', '"5"']));
  });

  it('of which only the revision moved is accepted without another question', async () => {
    const server = serverWith(view(), view({ revision: 7 }));
    server.refuse(boaterReservationApi.acceptPrice, { status: 412, error_type: 'STALE' }, 1);
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: /^Accept EUR/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Accept EUR/ }));
    expect(await screen.findByText('You have accepted the offer. We are now confirming your berth.')).toBeVisible();
    expect(headerOf(server, boaterReservationApi.acceptPrice, 'If-Match')).toEqual(['"3"', '"7"']);
  });

  it('of a marina with requirements is accepted once each of them is ticked', async () => {
    const [fenders, water] = ['Fenders on both sides', 'No grey water in the basin'];
    const server = serverWith(view({ requirements_of_marina: [fenders, water] }));
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: /^Accept EUR/ }));
    const dialog = within(screen.getByRole('dialog'));
    const group = within(dialog.getByRole('group', { name: 'The marina requires' }));
    expect(group.getAllByRole('checkbox')).toHaveLength(2);
    await user.click(group.getByRole('checkbox', { name: water }));
    expect(dialog.getByRole('button', { name: /^Accept EUR/ })).toHaveAccessibleDescription(
      'Please confirm each requirement.',
    );
    await user.click(dialog.getByRole('button', { name: /^Accept EUR/ }));
    expect(server.received(boaterReservationApi.acceptPrice)).toEqual([]);
    await user.click(group.getByRole('checkbox', { name: fenders }));
    await user.click(dialog.getByRole('button', { name: /^Accept EUR/ }));
    await waitFor(() =>
      expect(server.inputs(boaterReservationApi.acceptPrice)).toEqual([{ confirmed_requirements: [fenders, water] }]),
    );
  });

  it('shows a requirement that the marina has added meanwhile, to tick it too', async () => {
    const server = serverWith(view(), view({ requirements_of_marina: ['Call channel 9'] }));
    server.refuse(
      boaterReservationApi.acceptPrice,
      { status: 409, error_type: 'RESERVATION_REQUIREMENTS_UNCONFIRMED' },
      1,
    );
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: /^Accept EUR/ }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: /^Accept EUR/ }));
    await user.click(await dialog.findByRole('checkbox', { name: 'Call channel 9' }));
    await user.click(dialog.getByRole('button', { name: /^Accept EUR/ }));
    await waitFor(() =>
      expect(server.inputs(boaterReservationApi.acceptPrice)).toEqual([
        { confirmed_requirements: [] },
        { confirmed_requirements: ['Call channel 9'] },
      ]),
    );
  });

  it('is declined with a reason that outlives a refusal', async () => {
    const server = serverWith(view(), view({ reservation_status: 'canceled_by_boater' }, 'ACCEPT_DATES'));
    server.refuse(boaterReservationApi.cancel, { status: 409, error_type: 'RESERVATION_PAST' }, 1);
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(screen.getByText('You have not paid anything yet, so there is nothing to refund.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Reason (optional)' }), 'Too dear');
    await user.click(button('Decline the offer'));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Reason (optional)' })).toHaveValue('Too dear');
    await user.click(button('Decline the offer'));
    expect(await screen.findByText('You have declined the offer.')).toBeVisible();
    expect(server.inputs(boaterReservationApi.cancel)).toEqual([{ reason: 'Too dear' }, { reason: 'Too dear' }]);
    const keys = headerOf(server, boaterReservationApi.cancel, 'Idempotency-Key');
    expect(keys[0]).toBe(keys[1]);
  });
});

describe('Suggested dates', () => {
  const stay = { start_date: '2027-08-01', end_date: '2027-08-06' };
  const dates = view(
    {
      reservation_status: 'marina_added_dates',
      statuses: [
        {
          status_code: 'MARINA_ADDED_DATES',
          action_required: 'BOATER',
          created_at: '2027-05-02T09:40:00.000Z',
          suggested_dates: [{ start_date: '2020-01-01', end_date: '2020-01-04' }, stay],
        },
      ],
    },
    'ACCEPT_DATES',
    'CANCEL_BY_BOATER',
  );

  it('are taken once one of those ahead is chosen', async () => {
    const server = serverWith(dates);
    const { user } = await open(server);
    expect(await screen.findAllByRole('radio')).toHaveLength(1);
    expect(button('Choose dates first')).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('radio', { name: /1 to 6 August 2027/ }));
    await user.click(button('Choose 1 to 6 August 2027'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Choose 1 to 6 August 2027' }));
    await waitFor(() => expect(server.inputs(boaterReservationApi.acceptDates)).toEqual([stay]));
  });
});

describe('A payment', () => {
  const payment = { ...example.payment, due_amount: 59.5 };
  const due = view({ reservation_status: 'approved', payment }, 'PAY', 'CANCEL_BY_BOATER');
  const answer = { ...receiptExample, payment_status: 'succeeded' as const, amount: 59.5, redirect_url: null };

  it('is said to be a trial, and may be tried again with another card after it was declined', async () => {
    const server = serverWith(due);
    server.refuse(boaterReservationApi.pay, { status: 409, error_type: 'RESERVATION_PAYMENT_DECLINED' });
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: /^Pay EUR\s59\.50/ }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/This is a test payment/)).toBeVisible();
    expect(dialog.getByText(/EUR\s238\.00 is then payable/)).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'A card that is declined' }));
    await user.click(dialog.getByRole('button', { name: /^Pay EUR/ }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    server.answer(boaterReservationApi.pay, answer);
    await user.click(dialog.getByRole('radio', { name: 'A card that works' }));
    await user.click(dialog.getByRole('button', { name: /^Pay EUR/ }));
    expect(await screen.findByText(/Thank you, EUR\s59\.50 has been paid/)).toBeVisible();
    expect(server.inputs(boaterReservationApi.pay)).toEqual([
      { part: 'DUE', payment_token: 'sandbox_declined', confirmed_requirements: [] },
      { part: 'DUE', payment_token: 'sandbox_ok', confirmed_requirements: [] },
    ]);
    const [first, second] = headerOf(server, boaterReservationApi.pay, 'Idempotency-Key');
    expect(first).not.toBe(second);
  });

  it('of an instalment is the amount that the server names, and the rest is left in instalments', async () => {
    const instalments = [
      { number: 1, due_on: '2027-06-02', amount: 99.17, open: 99.17, standing: 'due' },
      { number: 2, due_on: '2027-08-10', amount: 198.33, open: 198.33, standing: 'upcoming' },
    ] as const;
    const none = { type: 'NONE', amount: null } as const;
    const terms = { place: 'ONLINE', online: 99.17, rest: 198.33, pay_by: null, after_arrival: false } as const;
    const parts = { method: 'ONLINE', deposit: none, deposit_to_pay: 0, due_amount: 99.17, terms } as const;
    const paid = { ...example.payment, ...parts };
    const asked = view({ reservation_status: 'approved', instalments: [...instalments], payment: paid }, 'PAY');
    const { user } = await open(serverWith(asked));
    await user.click(await screen.findByRole('button', { name: /^Pay EUR\s99\.17/ }));
    expect(
      within(screen.getByRole('dialog')).getByText(/EUR\s198\.33 is then left to pay in instalments/),
    ).toBeVisible();
    expect(screen.queryByText(/^Deposit/)).toBeNull();
  });

  it.each([
    ['first', 0, 'The berth is reserved for you once this is paid.'],
    ['later', 99.17, 'Your berth is reserved. Please pay this part of the price in time.'],
  ] as const)('of the %s instalment says whether the berth waits for it', async (_which, paid_amount, text) => {
    const instalments = [
      {
        number: 1,
        due_on: '2027-06-02',
        amount: 99.17,
        open: 99.17 - paid_amount,
        standing: paid_amount === 0 ? 'due' : 'paid',
      },
      {
        number: 2,
        due_on: '2027-08-10',
        amount: 198.33,
        open: 198.33,
        standing: paid_amount === 0 ? 'upcoming' : 'due',
      },
    ] as const;
    const none = { type: 'NONE', amount: null } as const;
    const parts = { method: 'ONLINE', deposit: none, deposit_to_pay: 0, due_amount: 99.17, paid_amount } as const;
    const payment = { ...example.payment, ...parts };
    await open(serverWith(view({ reservation_status: 'approved', instalments: [...instalments], payment }, 'PAY')));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryAllByText('The berth is reserved for you once this is paid.')).toHaveLength(
      paid_amount === 0 ? 1 : 0,
    );
  });

  it('names its deadline, and that it is after the arrival', async () => {
    const by = { place: 'ONLINE', online: 59.5, rest: 0, pay_by: '2027-07-16T10:00:00.000Z' } as const;
    const late = { ...payment, terms: { ...by, after_arrival: true } };
    await open(serverWith(view({ reservation_status: 'approved', payment: late }, 'PAY')));
    expect(await screen.findByText(/^Please pay by .*, after your arrival$/)).toBeVisible();
  });

  it('at the office is said to be there, and nothing is asked online', async () => {
    const terms = { place: 'IN_MARINA', online: 0, rest: 297.5, pay_by: null, after_arrival: false } as const;
    const office = { ...example.payment, due_amount: 0, terms };
    await open(serverWith(view({ reservation_status: 'approved', payment: office }, 'CANCEL_BY_BOATER')));
    expect(await screen.findByText('You pay at the harbour office.')).toBeVisible();
    expect(screen.queryByText(/online/)).toBeNull();
  });

  it('is not offered where nothing is due', async () => {
    await open(serverWith(view({ reservation_status: 'approved' }, 'PAY')));
    expect(await screen.findByText(example.view_id)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('of an instant booking is made once what the marina requires is ticked', async () => {
    const gate = 'Arrive before 20:00';
    const server = serverWith(
      view(
        {
          reservation_status: 'pending',
          payment,
          requirements_of_marina: ['Fenders', gate],
          confirmed_requirements: ['Fenders'],
        },
        'PAY',
      ),
    );
    server.answer(boaterReservationApi.pay, answer);
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: /^Pay EUR\s59\.50/ }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
    await user.click(dialog.getByRole('checkbox', { name: gate }));
    await user.click(dialog.getByRole('button', { name: /^Pay EUR/ }));
    await waitFor(() =>
      expect(server.inputs(boaterReservationApi.pay)).toEqual([
        { part: 'DUE', payment_token: 'sandbox_ok', confirmed_requirements: [gate] },
      ]),
    );
  });

  it('is made on the page of the payment provider where there is one, with no card chosen here', async () => {
    const server = serverWith(view({ reservation_status: 'approved', pays_on: 'page', payment }, 'PAY'));
    server.answer(boaterReservationApi.pay, { ...answer, payment_status: 'pending' });
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: /^Pay EUR\s59\.50/ }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/on the secure page of our payment provider/)).toBeVisible();
    expect(dialog.queryByText(/test payment/)).toBeNull();
    expect(dialog.queryByRole('radio')).toBeNull();
    await user.click(dialog.getByRole('button', { name: /^Pay EUR/ }));
    expect(await screen.findByText(/Your payment is being processed/)).toBeVisible();
    expect(server.inputs(boaterReservationApi.pay)).toEqual([{ part: 'DUE', confirmed_requirements: [] }]);
  });

  it('says before cancelling what becomes of what was paid', async () => {
    const payment = { ...example.payment, paid_amount: 59.5 };
    const { user } = await open(serverWith(view({ reservation_status: 'approved', payment }, 'CANCEL_BY_BOATER')));
    await user.click(await screen.findByRole('button', { name: 'Cancel the stay' }));
    expect(screen.getByText(/You have paid EUR\s59\.50.*cancellation policy.*14 business days/)).toBeVisible();
    const lines = within(screen.getByRole('dialog')).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent.replace(/\s/gu, ' '))).toEqual([
      'Cancel by 30 June 2027: 100% refund, EUR 59.50.',
      'Cancel by 7 July 2027: 50% refund, EUR 29.75.',
      'After that, no refund.',
    ]);
  });

  it('says when it is too late to get anything back', async () => {
    const payment = { ...example.payment, paid_amount: 59.5 };
    const late = view({ reservation_status: 'approved', payment, refund_tiers: [] }, 'CANCEL_BY_BOATER');
    const { user } = await open(serverWith(late));
    await user.click(await screen.findByRole('button', { name: 'Cancel the stay' }));
    expect(within(screen.getByRole('dialog')).getByText('It is too late for a refund.')).toBeVisible();
  });

  it('is made knowing the cancellation policy, which opens from the page and from the dialog', async () => {
    const server = serverWith(due);
    server.answer(attachmentApi.getLinkAsBoater, { url: '#policy', expires_at: '2027-05-02T08:20:00.000Z' });
    const { user } = await open(server);
    const card = within(await screen.findByRole('region', { name: 'Cancellation policy' }));
    const steps = card.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/\s/gu, ' '));
    expect(steps).toContain('Cancel by 30 June 2027: 100% refund.');
    await user.click(card.getByRole('button', { name: 'Read the cancellation policy' }));
    await user.click(button(/^Pay EUR\s59\.50/));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Read the cancellation policy' }));
    const { attachment_id } = example.cancellation_policy!;
    await waitFor(() =>
      expect(server.inputs(attachmentApi.getLinkAsBoater)).toEqual([{ attachment_id }, { attachment_id }]),
    );
  });

  it('of a marina without a file of its policy shows that there is none, and the rules', async () => {
    await open(serverWith({ ...due, cancellation_policy: null }));
    const card = within(await screen.findByRole('region', { name: 'Cancellation policy' }));
    expect(card.getByText('These rules apply:')).toBeVisible();
    expect(card.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Read the cancellation policy' })).toBeNull();
  });

  it('says until when by the clock of the marina, wherever one reads it', async () => {
    const marina = { ...example.marina, time_zone: 'Pacific/Auckland' };
    const next_move = { by: 'BOATER', deadline_at: '2027-05-04T13:40:00.000Z' } as const;
    await open(serverWith(view({ marina, next_move })));
    expect(await screen.findByText(/5 May 2027, 01:40 \(time at the marina\)/)).toBeVisible();
  });

  it('names the day of a deadline tomorrow: « le demain » is no French', async () => {
    const tomorrow = new Date(Date.now() + 24 * 3_600_000);
    const next_move = { by: 'BOATER', deadline_at: tomorrow.toISOString() } as const;
    await open(serverWith(view({ boater: { ...boater, language: 'fr' }, next_move })));
    const deadline = await screen.findByText(/^Merci de répondre au plus tard le/);
    expect(deadline).toHaveTextContent(/au plus tard le \d{1,2}(er)? \p{L}+ \d{4}, \d\d:\d\d/u);
    expect(deadline).not.toHaveTextContent(/demain|aujourd/);
  });
});

describe('Documents', () => {
  const asked = view(
    { reservation_status: 'pending', missing_documents: ['VESSEL_INSURANCE'], attachments: [] },
    'ADD_DOCUMENT',
  );
  const picker = () => screen.getByLabelText('Add a file: Boat insurance', { selector: 'input' });
  const choose = (file: File) => fireEvent.change(picker(), { target: { files: [file] } });

  it('are asked for, and what cannot be taken is told before it is sent', async () => {
    const server = serverWith(asked);
    await open(server);
    expect(await screen.findByRole('heading', { name: 'We still need documents from you' })).toBeVisible();
    choose(new File(['text'], 'notes.txt', { type: 'text/plain' }));
    expect(screen.getByRole('alert')).toHaveTextContent('We can only take PDF files and photos.');
    expect(server.received(boaterReservationApi.addDocument)).toEqual([]);
  });

  it('are sent once, however often it takes', async () => {
    const server = serverWith(asked).setOffline(false);
    server.refuse(boaterReservationApi.addDocument, { status: 503, error_type: 'UNAVAILABLE' }, 1);
    const { user } = await open(server);
    await screen.findByRole('heading', { name: 'Documents' });
    choose(new File(['%PDF-'], 'policy.pdf', { type: 'application/pdf' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('policy.pdf: upload failed');
    await user.click(button('Send again'));
    expect(await screen.findByText('Boat insurance: received, thank you.')).toBeVisible();
    expect(server.inputs(boaterReservationApi.addDocument)).toEqual([
      { attachment_type: 'VESSEL_INSURANCE' },
      { attachment_type: 'VESSEL_INSURANCE' },
    ]);
    const keys = headerOf(server, boaterReservationApi.addDocument, 'Idempotency-Key');
    expect(keys[0]).toBe(keys[1]);
  });
});

describe('Messages', () => {
  it('keep what was typed until it was sent', async () => {
    const server = serverWith(view());
    server.refuse(boaterReservationApi.message, { status: 409, error_type: 'FORBIDDEN' }, 1);
    const { user } = await open(server);
    const field = await screen.findByRole('textbox', { name: /Your message to/ });
    await user.type(field, 'We arrive late.');
    await user.click(button('Send message'));
    expect(await screen.findByText(/does not accept messages here/)).toBeVisible();
    expect(field).toHaveValue('We arrive late.');
    expect(sessionStorage.getItem(`boater_message:${example.id}`)).toBe('We arrive late.');
    await user.click(button('Send message'));
    await waitFor(() => expect(field).toHaveValue(''));
    expect(await screen.findByText('Your message has been sent.')).toBeVisible();
  });

  it('are shown with what happened in between, in words', async () => {
    const [sample] = messageApi.boaterMessages.example.answer.unread;
    const service = {
      ...sample!,
      id: receiptExample.id,
      text: '',
      isService: true,
      status_code: 'CANCELED_BY_MARINA',
      sender: { kind: 'service' as const, id: null, name: 'Quayside' },
    };
    const server = serverWith(view());
    server.answer(messageApi.boaterMessages, { read: [sample!], unread: [service], unread_total: 0 });
    await open(server);
    expect(await screen.findByText('We will arrive around 20:00.')).toBeVisible();
    expect(screen.getByText(/We have cancelled your stay\./)).toBeVisible();
    expect(screen.getByText(/it takes up to 14 business days/)).toBeVisible();
  });
});

describe('The page', () => {
  it.each(['canceled_by_marina', 'expired_no_boater_response', 'payment_expired', 'finished'] as const)(
    'offers nothing to press when it is over (%s)',
    async (reservation_status) => {
      await open(serverWith(view({ reservation_status, allowed_actions: [] })));
      await screen.findByRole('heading', { name: 'Your stay' });
      expect(screen.queryByRole('button', { name: /Accept|Decline|Cancel|Pay|Add a file/ })).toBeNull();
    },
  );

  it('tells that a link does not open anything', async () => {
    const server = new ServerDouble().refuse(boaterReservationApi.get, { status: 401, error_type: 'UNAUTHENTICATED' });
    localStorage.setItem('token', 'of the staff');
    await open(server);
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
    expect(localStorage.getItem('token')).toBe('of the staff');
  });

  it('speaks the boater’s language, and another one when asked', async () => {
    const german = view({ boater: { ...boater, language: 'de' } });
    const { user } = await open(serverWith(german));
    expect(await screen.findByRole('heading', { name: 'Wir haben ein Angebot für Sie' })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sprache' }), 'Français');
    expect(await screen.findByRole('heading', { name: 'Nous avons une offre pour vous' })).toBeVisible();
    expect(localStorage.getItem('lang')).toBeNull();
  });

  describe('while it is open', () => {
    let clock: ReturnType<typeof stopClock> | undefined;
    afterEach(() => clock?.goOn());

    it('asks every 15 seconds how things stand, and keeps the last answer without a network', async () => {
      clock = stopClock('2027-05-02T10:00:00.000Z');
      const server = serverWith(view(), view({ reservation_status: 'waiting_list' }, 'CANCEL_BY_BOATER'));
      await open(server, { user: clock.user });
      await clock.pass(100);
      expect(screen.getByRole('heading', { name: 'We have an offer for you' })).toBeVisible();
      await clock.pass(15_000);
      expect(screen.getByRole('heading', { name: 'You are on our waiting list' })).toBeVisible();
      server.setOffline(true);
      await clock.pass(20_000);
      expect(screen.getByRole('heading', { name: 'You are on our waiting list' })).toBeVisible();
      expect(screen.getByText(/could not be updated/)).toBeVisible();
    });
  });
});

describe('A stay that the marina booked by telephone', () => {
  const card = async () => within(await screen.findByRole('region', { name: 'Please complete' }));

  it('asks for what is missing and no more, and sends what was filled in', async () => {
    const server = serverWith(view({ missing_details: ['email', 'beam'] }), view());
    server.answer(boaterReservationApi.complete, receiptExample);
    const { user } = await open(server);
    const asked = await card();
    expect(asked.getByRole('textbox', { name: /Email/ })).toBeVisible();
    expect(asked.queryByRole('textbox', { name: /Phone|Draught/ })).toBeNull();
    expect(asked.getByRole('button', { name: 'Send' })).toBeDisabled();
    await user.type(asked.getByRole('textbox', { name: /Beam/ }), '3.1');
    await user.click(asked.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Thank you. The marina has it now.')).toBeVisible();
    expect(server.inputs(boaterReservationApi.complete)).toEqual([{ beam: 3.1 }]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Please complete' })).toBeNull());
  });

  it('says at the field that an address is another person’s', async () => {
    const server = serverWith(view({ missing_details: ['email'] }));
    server.refuse(boaterReservationApi.complete, { status: 409, error_type: 'EMAIL_IN_USE' }, 1);
    const { user } = await open(server);
    const asked = await card();
    await user.type(asked.getByRole('textbox', { name: /Email/ }), 'ines@example.org');
    await user.click(asked.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(asked.getByRole('textbox', { name: /Email/ })).toHaveAccessibleDescription(
        'Email already in use. Use another one.',
      ),
    );
  });
});
