import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { auditApi } from '../../../../../contracts/audit/api.js';
import { counterApi } from '../../../../../contracts/reservations/api.js';
import { invoiceApi } from '../../../../../contracts/payments/api.js';
import { conflictApi } from '../../../../../contracts/conflicts/api.js';
import { reservationDetail, type ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { exampleDetail } from '../../../../../contracts/reservations/examples.js';
import type { OnlinePrice } from '../../../../../contracts/reservations/rules/online-payment.js';
import { type ConsoleOptions, renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import type { SignIn } from '../../../../testing/sign-ins.js';
import { refreshConcerned } from '../../../lib/api/topics.js';
import { HistoryTab } from './history-tab.js';
import { NextMoveCard } from './next-move-card.js';
import { StatusTimeline } from './status-timeline.js';

const example = reservationDetail.parse({ ...exampleDetail, end_date: '2099-07-10' });
const online: SignIn = {
  marina: { marina_settings: { accepts_online_payments: true, permissions: { reservation: true, inventory: true } } },
};
const viewer: SignIn = {
  user: { permissions: { residents: 'VIEWER', reservations: 'EDITOR', marina_settings: 'NOT_ALLOWED' } },
};
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/gu, ' ');

describe('the next-move card', () => {
  const chosenBerth = { berth_id: 'x', name: 'C07', confirm_min_length: false };
  const run = jest.fn();
  const offered = { shown: true, reason: null };
  const actions = [
    { id: 'waitingList', label: 'Waiting list', offered, run: jest.fn() },
    { id: 'approve', label: 'Approve onto C07', offered, run },
  ];
  const noConflicts = () => new ServerDouble().answer(conflictApi.list, { items: [], total: 0, open: 0 });
  const at = (
    change: Partial<ReservationDetail>,
    draftPrice: OnlinePrice | null = null,
    options: ConsoleOptions = {},
  ) =>
    renderConsole(
      <main>
        <NextMoveCard
          reservation={{ ...example, ...change }}
          chosenBerth={chosenBerth}
          draftPrice={draftPrice}
          actions={actions}
        />
      </main>,
      { as: online, server: noConflicts(), ...options },
    );

  it('says that it is our move, and what approving books, mails and asks for', async () => {
    await at({ reservation_status: 'pending', missing_documents: [] });
    const words = plain(screen.getByRole('main').textContent);
    expect(words).toContain('Your turn');
    expect(words).toContain('Inès accepted EUR 297.50.');
    expect(words).toContain('Books berth C07.');
    expect(words).toContain('Emails Inès the confirmation.');
    expect(words).toMatch(/Requests EUR 59\.50 within \d+ hours\./);
    // The heading is for everyone, not for screen readers alone.
    expect(
      within(screen.getByRole('note', { name: 'What approving does' })).getByText('What approving does'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button'));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('follows the figures of the form', async () => {
    await at({ reservation_status: 'pending' }, { total: 400_00, deposit: 100_00, method: 'IN_MARINA' });
    expect(plain(screen.getByRole('main').textContent)).toContain('Requests EUR 100.00');
  });

  it("says that it is the boater's move, and until when", async () => {
    await at({ reservation_status: 'waiting', next_move: { by: 'BOATER', deadline_at: '2099-05-04T09:40:00.000Z' } });
    const words = plain(screen.getByRole('main').textContent);
    expect(words).toContain('Waiting for the boater');
    expect(words).toContain('By 4 May 2099');
    expect(screen.queryByRole('note')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says of a deadline at midnight that the day before ends then', async () => {
    // Midnight in Brest.
    await at({ reservation_status: 'waiting', next_move: { by: 'BOATER', deadline_at: '2099-05-04T22:00:00.000Z' } });
    expect(plain(screen.getByRole('main').textContent)).toContain('By the end of 4 May 2099');
  });

  it('says where in the line somebody stands', async () => {
    await at({ reservation_status: 'waiting_list', waiting_place: 2 });
    expect(screen.getByText('2nd on the waiting list')).toBeVisible();
  });

  it('names a refund that waits at the counter, though the reservation is over', async () => {
    const refund = { refund_no: 1, amount: 120, at_counter: true, paid_out: false };
    const refunds = [{ ...refund, method: null, paid_on: null, reference: '' }];
    await at({ reservation_status: 'canceled_by_marina', payment: { ...example.payment, refunds } });
    const words = plain(screen.getByRole('main').textContent);
    expect(words).toContain('Your turn');
    expect(words).toContain('EUR 120.00 still has to be refunded to Inès.');
    expect(words).not.toContain('Nothing to do');
  });

  it('pays out a refund and credits the invoice in one step, beside what goes back online', async () => {
    const refund = { method: null, paid_on: null, reference: '', paid_out: false };
    const refunds = [
      { ...refund, refund_no: 1, amount: 19.93, at_counter: false },
      { ...refund, refund_no: 2, amount: 13.28, at_counter: true },
    ];
    const payment = { ...example.payment, paid_amount: 33.21, balance: null, refunds };
    const answer = invoiceApi.ofReservation.example.answer;
    const [invoice] = answer.invoices;
    const { user, server } = await at({ reservation_status: 'canceled_by_marina', payment }, null, {
      server: noConflicts()
        .answer(invoiceApi.ofReservation, { ...answer, invoices: [{ ...invoice!, number: '2027-12', left: 66.42 }] })
        .answer(counterApi.recordRefund, counterApi.recordRefund.example.answer),
    });
    expect(plain(screen.getByRole('main').textContent)).toContain('EUR 19.93 goes back to the card.');
    await user.click(await screen.findByRole('button', { name: /^Refund EUR.13\.28 and credit invoice 2027-12$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Invoice 2027-12 of .*: a credit note follows/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^Record refund of/ }));
    await waitFor(() => {
      expect(server.received(counterApi.recordRefund)).toHaveLength(1);
    });
    expect(server.received(counterApi.recordRefund)[0]?.input).toMatchObject({ refund_no: 2, method: 'CASH' });
  });

  it('names what is open of a deposit', async () => {
    const paid = { paid_amount: 20, due_amount: 39.5 };
    const payment = { ...example.payment, ...paid, payment_standing: 'due', payment_due_at: null } as const;
    await at({ reservation_status: 'approved', berth_id: 'x', selected_match: null, payment });
    const words = plain(screen.getByRole('main').textContent);
    expect(words).toContain('Waiting for the boater');
    // The deposit is EUR 59.50.
    expect(words).toContain('EUR 39.50 is due now and has not been paid');
  });

  describe('of a booking', () => {
    const settled = { ...example.payment, payment_standing: null, balance: 0 } as const;
    const booked = { reservation_status: 'approved', berth_id: 'x', selected_match: null, payment: settled } as const;
    const [sent] = conflictApi.list.example.answer.items;
    const conflict_id = `size-${example.id}`;
    const excess = { dimension: 'beam', metres: 0.15 } as const;
    const tooWide = { ...sent!, conflict_id, kind: 'BOAT_TOO_LARGE', excess, best: null } as const;
    const waiting = {
      until: '2099-07-01T16:00:00.000Z',
      kind: 'ASK',
      at: '2099-07-01T08:00:00.000Z',
      by: null,
    } as const;
    const asked = { ...tooWide, conflict_id: `late-${example.id}`, state: 'WAITING', waiting } as const;
    const withConflict = () =>
      new ServerDouble().answer(conflictApi.list, { items: [tooWide, asked], total: 2, open: 1 });

    it('names each open conflict of the stay as the arrivals do, and leads to it, until it is solved', async () => {
      const server = withConflict();
      const { client } = await at(booked, null, { server });
      expect(await screen.findByText('Solveig is 0.15 m too wide for C12')).toBeVisible();
      const [link, ...more] = screen.getAllByRole('link');
      expect(link).toHaveTextContent('Open conflict');
      expect(plain(link!.getAttribute('aria-label'))).toBe('Open conflict: Solveig is 0.15 m too wide for C12');
      expect(link).toHaveAttribute('href', `/activity/conflicts/${conflict_id}`);
      expect(more).toEqual([]);
      expect(screen.getByRole('group', { name: 'Your turn' })).toBeVisible();
      expect(screen.queryByText('Nothing to do')).toBeNull();
      expect(server.inputs(conflictApi.list)).toEqual([{ reservation_id: example.id }]);
      server.answer(conflictApi.list, { items: [asked], total: 1, open: 0 });
      // The server sends this hint once a conflict is solved.
      refreshConcerned(client, [{ topic: 'conflicts' }]);
      expect(await screen.findByRole('group', { name: 'Nothing to do' })).toBeVisible();
      expect(screen.queryByRole('link')).toBeNull();
    });

    it('has no conflict to name where none is found', async () => {
      const { server } = await at(booked);
      await waitFor(() => expect(server.inputs(conflictApi.list)).toHaveLength(1));
      expect(screen.getByRole('group', { name: 'Nothing to do' })).toBeVisible();
      expect(screen.queryByRole('link')).toBeNull();
    });

    it.each([
      ['without the permission', booked, { marina: { marina_settings: { permissions: { inventory: true } } } }],
      ['after the stay', { reservation_status: 'finished' }, online],
    ] as const)('looks up no conflicts %s', async (_, change, as) => {
      const server = withConflict();
      await at(change, null, { server, as });
      expect(screen.getByRole('group', { name: 'Nothing to do' })).toBeVisible();
      expect(server.inputs(conflictApi.list)).toEqual([]);
    });
  });

  it('has no deadline where nobody has to do anything', async () => {
    await at({ reservation_status: 'finished' });
    const words = plain(screen.getByRole('main').textContent);
    expect(words).toContain('Nothing to do');
    expect(words).not.toContain('Until');
  });
});

describe('what happened', () => {
  it('comes from the history, with a way to see it as it stood', async () => {
    const { server } = await renderConsole(<StatusTimeline reservation={example} />);
    expect(await screen.findByText('Price sent')).not.toBeNull();
    expect(screen.getByText(/^Hanna Lindqvist, /)).not.toBeNull();
    expect(plain(screen.getByText(/Price per night/).textContent)).toBe(
      'Price per night EUR 99.00 to EUR 110.00 · Discount 10%',
    );
    expect(server.inputs(auditApi.ofReservation)[0]?.reservation_id).toBe(example.id);
    const link = screen.getByRole('link', { name: 'View full history' });
    expect(link.getAttribute('href')).toBe(`/history?kind=reservation&id=${example.id}`);
    // Mails are kept on this installation, so each reservation leads to its own.
    expect(await screen.findByRole('link', { name: 'Emails of this reservation' })).toHaveAttribute(
      'href',
      `/outbox?search=${example.view_id}`,
    );
  });

  it('shows one entry for each action, with what followed from it and its details folded', async () => {
    const [sent] = auditApi.ofReservation.example.answer.items;
    const change = (field: string, to: string) => ({ field, of: null, label: field, from: null, to });
    const of = (event_type: string, title: string, correlation_id: string, changes: ReturnType<typeof change>[]) => ({
      ...sent!,
      id: `${event_type} ${correlation_id}`,
      event_type,
      title,
      correlation_id,
      record_id: example.id,
      changes,
    });
    const items = [
      of('BerthAssigned', 'Berth C07 assigned', 'a2', [change('berth', 'C07')]),
      of('ReservationApproved', 'Approved', 'a2', [change('total', 'EUR 297.50')]),
      of('ReservationRequested', 'Requested', 'a1', [change('stay', '3 – 10 July 2027')]),
    ];
    const server = new ServerDouble().answer(auditApi.ofReservation, {
      ...auditApi.ofReservation.example.answer,
      items,
      total: items.length,
    });
    await renderConsole(<StatusTimeline reservation={example} />, { server });
    const entries = await waitFor(() => {
      const found = screen.getAllByRole('listitem').filter((item) => item.querySelector('details') !== null);
      expect(found).toHaveLength(2);
      return found;
    });
    expect(entries[0]).toHaveTextContent(/^Approved.*Berth C07 assignedtotal EUR 297.50/);
    expect(within(entries[0]!).getByText('berth C07')).not.toBeVisible();
    // The page itself shows what was requested.
    expect(within(entries[1]!).getByText(/3 – 10 July/)).not.toBeVisible();
    await userEvent.click(within(entries[1]!).getByText('Details'));
    expect(within(entries[1]!).getByText(/3 – 10 July/)).toBeVisible();
  });

  it.each([
    ['right under the title where it has a tab of its own', false, 2],
    ['quietly beside the work', true, 3],
  ])('is headed %s', async (_, beside, level) => {
    await renderConsole(<StatusTimeline reservation={example} beside={beside} />);
    expect(await screen.findByRole('heading', { level, name: 'Activity' })).toBeVisible();
  });

  it('names who did what to everybody who sees the reservation; only the way to the marina’s history needs permission', async () => {
    await renderConsole(<StatusTimeline reservation={example} />, { as: viewer });
    expect(await screen.findByText(/^Hanna Lindqvist, /)).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'View full history' })).toBeNull();
  });

  it('falls back to the statuses when the history cannot be read', async () => {
    const server = new ServerDouble().refuse(auditApi.ofReservation, { status: 403, error_type: 'FORBIDDEN' });
    await renderConsole(<StatusTimeline reservation={example} />, { server });
    expect(await screen.findByText('Requested')).not.toBeNull();
  });
});

describe('the history in its tab', () => {
  const at = `/reservations/${example.id}?tab=2`;
  const [sent] = auditApi.ofReservation.example.answer.items;
  const found = { ...auditApi.ofReservation.example.answer, items: [{ ...sent!, title: 'Price of May' }], total: 1 };

  it('is searched by the server, and the address holds the search', async () => {
    const server = new ServerDouble();
    const { user, address } = await renderConsole(<HistoryTab reservation={example} />, { at, server });
    await user.type(await screen.findByRole('searchbox', { name: 'Search this history' }), 'may');
    server.answer(auditApi.ofReservation, found);
    expect(await screen.findByText('Price of May')).toBeVisible();
    expect(server.inputs(auditApi.ofReservation).at(-1)).toMatchObject({ reservation_id: example.id, search: 'may' });
    expect(screen.getByRole('status')).toHaveTextContent('1 entry found');
    expect(address()).toBe(`/reservations/${example.id}?tab=2&search=may`);
  });

  it('says so where nothing matches, and clears the search', async () => {
    const server = new ServerDouble().answer(auditApi.ofReservation, { items: [], total: 0 });
    const { user, address } = await renderConsole(<HistoryTab reservation={example} />, {
      at: `${at}&search=xyz`,
      server,
    });
    expect(await screen.findByText('No entry of this history contains these words.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toBe(at));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.queryByText('No entry of this history contains these words.')).toBeNull();
  });

  it('marks what it finds by whose move it was at that time', async () => {
    const note = { ...sent!, id: 'note', event_type: 'ReservationNoteUpdated', title: 'Note', correlation_id: 'n' };
    const all = { items: [note, sent!], total: 2 };
    const server = new ServerDouble().answer(auditApi.ofReservation, all);
    const { user } = await renderConsole(<HistoryTab reservation={example} />, { at, server });
    const shapeOf = async (title: string) =>
      (await screen.findByText(title)).closest('li')?.querySelector('svg')?.innerHTML;
    const before = await shapeOf('Note');
    expect(before).toBe(await shapeOf('Price sent'));
    server.answer(auditApi.ofReservation, { items: [note], total: 1 });
    await user.type(screen.getByRole('searchbox'), 'note');
    await screen.findByText('1 entry found');
    expect(await shapeOf('Note')).toBe(before);
  });

  it('goes on to older entries, page by page, to the last one', async () => {
    const page = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => {
        const id = `entry ${String(from + index)}`;
        return { ...sent!, id, title: id, correlation_id: id };
      });
    const server = new ServerDouble();
    server.answer(auditApi.ofReservation, { items: page(1, 50), total: 60 });
    const { user } = await renderConsole(<HistoryTab reservation={example} />, { at, server });
    expect(await screen.findByText('50 of 60 entries')).toBeVisible();
    expect(screen.queryByText('entry 51')).toBeNull();
    // Somebody adds an entry meanwhile, so the next page repeats the last one of this page.
    server.answer(auditApi.ofReservation, { items: page(50, 11), total: 60 });
    await user.click(screen.getByRole('button', { name: 'Show older entries' }));
    expect(await screen.findByText('entry 60')).toBeVisible();
    expect(screen.getAllByText('entry 50')).toHaveLength(1);
    expect(server.inputs(auditApi.ofReservation).at(-1)).toMatchObject({ page: 2, page_size: 50 });
    expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull();
    await waitFor(() => expect(screen.getByText('60 of 60 entries').closest('[role=status]')).toHaveFocus());
  });

  it('has no button beside the work', async () => {
    const items = Array.from({ length: 50 }, (_, index) => ({ ...sent!, id: `entry ${index}` }));
    const server = new ServerDouble().answer(auditApi.ofReservation, { items, total: 60 });
    await renderConsole(<StatusTimeline reservation={example} beside />, { server });
    expect((await screen.findAllByText('Price sent')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull();
  });
});
