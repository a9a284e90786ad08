import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { reservationApi } from '../../../../../contracts/reservations/api.js';
import { exampleRow } from '../../../../../contracts/reservations/examples.js';
import { filtersInUse, removingFilter } from '../../../../testing/filters-in-use.js';
import { renderConsole, type ConsoleOptions } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { refreshConcerned } from '../../../lib/api/topics.js';
import { tellChanged } from '../../../lib/realtime/recent-changes.js';
import { listAddress } from '../../../lib/url/list-address.js';
import { Component } from './reservation-list-page.js';

type Row = typeof exampleRow;

const idOf = (number: number) => `0190f3a2-5b1c-7c3e-9a44-${String(number).padStart(12, '0')}`;
const request: Row = {
  ...exampleRow,
  id: idOf(1),
  view_id: 'R-20417',
  status_code: 'INITIATED',
  reservation_status: 'initiated',
  status_label: 'pending',
  action_required: 'MARINA',
  next_move: { by: 'MARINA', deadline_at: null },
  total_to_pay: null,
};
const booked: Row = {
  ...exampleRow,
  id: idOf(2),
  view_id: 'R-20366',
  status_code: 'APPROVED',
  reservation_status: 'approved',
  status_label: 'approved',
  action_required: null,
  next_move: { by: null, deadline_at: null },
  start_date: '2090-07-01',
  end_date: '2090-07-15',
  nights: 14,
  berth: { id: idOf(9), number: '11', pier_id: idOf(8), pier_name: 'B' },
  total_to_pay: 938,
  payment_status: null,
  payment_standing: 'part_paid',
  balance: 138,
};
const COUNTS = { PENDING: 12, APPROVED: 1480, CLOSED: 3 };

function serving(items: Row[], total = items.length, counts: object = COUNTS): ServerDouble {
  return new ServerDouble().answer(reservationApi.getall, { items, total, counts });
}
const open = (server: ServerDouble, options: ConsoleOptions = {}) =>
  renderConsole(<Component />, { at: '/reservations', server, ...options });
const asked = (server: ServerDouble) => server.inputs(reservationApi.getall).at(-1);
const rows = () => screen.getAllByRole('row').slice(1);

/** The files that the page downloads. */
function savedFiles(): { name: string; content: Blob }[] {
  const saved: { name: string; content: Blob }[] = [];
  let latest = new Blob();
  Object.assign(URL, {
    createObjectURL: (content: Blob) => {
      latest = content;
      return 'blob:reservations';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: latest });
  });
  return saved;
}

const textOf = (content: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(content);
  });

afterEach(() => {
  jest.restoreAllMocks();
});

beforeEach(() => {
  window.innerWidth = 1440;
  localStorage.clear();
  sessionStorage.clear();
});

describe('the boats of a group in the list', () => {
  const group = { id: idOf(50), name: 'Rallye des Îles' };
  const boats = ['Aziliz', 'Petrel', 'Dana'].map((name, index) => ({
    ...(index === 1 ? request : booked),
    id: idOf(10 + index),
    view_id: `R-${name}`,
    vessel: { ...exampleRow.vessel, name },
    group,
  }));
  const alone = { ...booked, group: null };

  it('are one row with their number, which opens to them and closes again', async () => {
    const { user } = await open(serving([boats[0]!, alone, boats[1]!, boats[2]!]));
    const opener = await screen.findByRole('button', { name: 'Rallye des Îles, 3 boats on this page' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(rows()).toHaveLength(2);
    expect(rows()[0]).toHaveTextContent('1 waits for us, EUR 1,876.00');
    expect(screen.getByRole('link', { name: 'Open the group: Rallye des Îles' })).toHaveAttribute(
      'href',
      `/groups/${group.id}`,
    );
    act(() => opener.focus());
    await user.keyboard('{Enter}');
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(
      rows()
        .slice(1, 4)
        .map((line) => /Aziliz|Petrel|Dana/.exec(line.textContent)?.[0]),
    ).toEqual(['Aziliz', 'Petrel', 'Dana']);
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'R-Aziliz, Aziliz' })).toHaveFocus();
    await user.click(opener);
    expect(rows()).toHaveLength(2);
  });

  it('are rows of their own where one group is asked for', async () => {
    await open(serving([boats[0]!, boats[1]!]), { at: `/reservations?tab=ALL&group=${group.id}` });
    expect(await screen.findByRole('link', { name: 'R-Petrel, Petrel' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /on this page/ })).toBeNull();
  });
});

describe('the list of reservations', () => {
  it('says of each whose it is, where it stands and what happens next', async () => {
    await open(serving([request, booked]));
    const [first, second] = await waitFor(() => {
      expect(rows()).toHaveLength(2);
      return rows();
    });
    for (const text of [
      'New request',
      'R-20417',
      'Inès Delacroix',
      'France',
      'Petrel',
      '11.20 × 3.60 × 1.90',
      'reply',
    ]) {
      expect(first).toHaveTextContent(text);
    }
    for (const text of ['Booked', 'B11', '14 nights, 2090', 'EUR 938.00', 'EUR 138.00 to pay', 'arrives'])
      expect(second).toHaveTextContent(text);
    expect(first).toHaveAttribute('data-edge', 'true');
    expect(second).toHaveAttribute('data-edge', 'false');
    expect(within(first!).getByRole('link', { name: 'R-20417, Petrel' })).toHaveAttribute(
      'href',
      `/reservations/${request.id}`,
    );
  });

  it.each([
    ['full', ['Pending12', 'Approved1,480', 'Closed3', 'All'], COUNTS],
    [
      'lite',
      ['New reservations4', 'Waiting list0', 'Approved pending payment1', 'Booked7', 'History9'],
      { NEW: 4, WAITING_LIST: 0, APPROVED_PENDING_PAYMENT: 1, BOOKED: 7, HISTORY: 9 },
    ],
  ] as const)('has the tabs of the %s edition with their counts', async (mode, tabs, counts) => {
    await open(serving([request], 1, counts), { as: { marina: { mode } } });
    await screen.findByText('R-20417');
    const links = within(screen.getByRole('navigation', { name: 'Reservation categories' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(tabs);
    expect(links[0]).toHaveAttribute('aria-current', 'page');
  });

  it('says where a berth is free, as far as we have to move', async () => {
    const row = (number: number, more: Partial<Row>): Row => ({
      ...request,
      id: idOf(number),
      view_id: `R-${number}`,
      ...more,
    });
    const queued = { status_code: 'WAITING_LIST', reservation_status: 'waiting_list' } as const;
    const answered = { action_required: 'BOATER', reservation_status: 'waiting' } as const;
    const server = serving([
      row(11, {}),
      row(12, {}),
      row(13, { ...queued, waiting_place: 2 }),
      row(14, answered),
      booked,
    ]).answer(reservationApi.suggestBerths, ({ reservation_ids }) => ({
      items: reservation_ids.map((reservation_id) => ({
        reservation_id,
        berth: reservation_id === idOf(12) ? null : { id: idOf(9), number: '14', pier_id: idOf(8), pier_name: 'B' },
      })),
      total: reservation_ids.length,
    }));
    await open(server);
    expect(await screen.findByText('B14 fits')).toBeVisible();
    expect(rows()[1]).toHaveTextContent('No berth free');
    expect(rows()[2]).toHaveTextContent('B14 available');
    expect(rows()[2]).toHaveTextContent('2nd on the waiting list');
    expect(server.inputs(reservationApi.suggestBerths)).toEqual([{ reservation_ids: [idOf(11), idOf(12), idOf(13)] }]);
  });

  it('looks for no berths where they are not on record', async () => {
    const server = serving([request]);
    await open(server, { as: { marina: { marina_settings: { permissions: { reservation: true } } } } });
    await screen.findByText('R-20417');
    expect(server.received(reservationApi.suggestBerths)).toHaveLength(0);
  });

  it('asks for what the address says', async () => {
    const server = serving([booked], 60);
    await open(server, {
      at: '/reservations?tab=APPROVED&stay=2027-07-01..2027-07-31&status=waiting&sort=-nights&page=2',
    });
    await screen.findByText('R-20366');
    expect(asked(server)).toEqual({
      filter: {
        edition: 'full',
        tab: 'APPROVED',
        stay: { from: '2027-07-01', to: '2027-07-31' },
        statuses: ['waiting'],
      },
      sort: { key: 'nights', direction: 'desc' },
      page: 2,
      page_size: 25,
    });
    expect(screen.getByText('Stay: July 2027')).toBeVisible();
    expect(screen.getByText('Status: Waiting for boater')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'July 2027' })).toBeVisible();
  });

  it('takes the filters along to another tab, and Back brings the one before', async () => {
    const { user, address, router } = await open(serving([request]), { at: '/reservations?source=BOATER&page=2' });
    await user.click(await screen.findByRole('link', { name: /^Closed/ }));
    expect(address()).toBe('/reservations?source=BOATER&tab=CLOSED');
    await act(() => router.navigate(-1));
    expect(address()).toBe('/reservations?source=BOATER&page=2');
    expect(screen.getByRole('link', { name: /^Pending/ })).toHaveAttribute('aria-current', 'page');
  });

  it('searches shortly after the last letter', async () => {
    const server = serving([request]);
    const { user, address } = await open(server, { at: '/reservations?page=3' });
    await user.type(await screen.findByRole('searchbox'), 'petrel');
    await waitFor(() => expect(address()).toBe('/reservations?search=petrel'));
    await waitFor(() => expect(asked(server)?.filter.search).toBe('petrel'));
    expect(server.inputs(reservationApi.getall).length).toBeLessThan(4);
  });

  it('sorts by a head, and the other way round by another click', async () => {
    const server = serving([request]);
    const { user, address } = await open(server);
    const head = await screen.findByRole('button', { name: 'Total' });
    await user.click(head);
    expect(address()).toBe('/reservations?sort=-total_to_pay');
    expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending');
    await user.click(head);
    await waitFor(() => expect(asked(server)?.sort).toEqual({ key: 'total_to_pay', direction: 'asc' }));
  });

  it.each([
    ['full', 'PENDING', 'Next step', 'ascending'],
    ['lite', 'NEW', 'Next step', 'ascending'],
    ['lite', 'BOOKED', 'Stay', 'descending'],
  ] as const)('opens in the %s edition, tab %s, sorted by %s, %s', async (mode, tab, name, direction) => {
    await open(serving([request]), { at: `/reservations?tab=${tab}`, as: { marina: { mode } } });
    expect(await screen.findByRole('columnheader', { name })).toHaveAttribute('aria-sort', direction);
  });

  it('groups the rows by whose move it is, with the number on all pages', async () => {
    const server = serving([request, { ...booked, action_required: 'BOATER' }]);
    server.answer(reservationApi.getall, {
      items: [request, { ...booked, action_required: 'BOATER' }],
      total: 60,
      counts: COUNTS,
      moves: { ours: 41, waiting: 4, boaters: 19, nobodys: 0 },
    });
    await open(server);
    const headings = await screen.findAllByRole('rowheader');
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Waiting for us41', 'Waiting for boaters19']);
  });

  it('leads to the tabs that hold what this one has not', async () => {
    const counts = { PENDING: 0, APPROVED: 92, CLOSED: 0 };
    const { user, address } = await open(serving([], 0, counts), { at: '/reservations?search=girard' });
    await user.click(await screen.findByRole('link', { name: '92 in Approved' }));
    expect(address()).toBe('/reservations?search=girard&tab=APPROVED');
  });

  it('turns pages and shows more rows', async () => {
    const server = serving([request], 60);
    const { user, address } = await open(server);
    await screen.findByText('1–25 of 60');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(address()).toBe('/reservations?page=2');
    await user.selectOptions(screen.getByRole('combobox'), '100');
    expect(address()).toBe('/reservations?page_size=100');
    await waitFor(() => expect(asked(server)).toMatchObject({ page: 1, page_size: 100 }));
  });

  it('goes to the last page when the rows of this one have gone', async () => {
    const server = new ServerDouble().answer(reservationApi.getall, ({ page }) => ({
      items: page > 2 ? [] : [request],
      total: 26,
      counts: COUNTS,
    }));
    const { address } = await open(server, { at: '/reservations?page=9' });
    await waitFor(() => expect(address()).toBe('/reservations?page=2'));
  });

  it('lets a row glow that somebody else changed, with what it says now', async () => {
    const server = serving([request, booked]);
    const { client } = await open(server);
    await screen.findByText('New request');
    server.answer(reservationApi.getall, {
      items: [{ ...request, status_code: 'BOATER_ACCEPTED', reservation_status: 'pending' }, booked],
      total: 2,
      counts: COUNTS,
    });
    act(() => {
      tellChanged({ topic: 'reservations', ids: [request.id], position: 9, marina_id: idOf(7), complete: true });
      refreshConcerned(client, [{ topic: 'reservations', ids: [request.id] }]);
    });
    expect(await screen.findByText('Offer accepted')).toBeVisible();
    expect(rows().map((row) => row.dataset['glow'])).toEqual(['true', 'false']);
  });

  it('remembers where one stood for the way back', async () => {
    await open(serving([request]), { at: '/reservations?tab=CLOSED&page=2' });
    expect(listAddress('/reservations')).toBe('/reservations?tab=CLOSED&page=2');
  });

  it('shows and hides columns for this person, and stands rows closer', async () => {
    const { user } = await open(serving([request]));
    await screen.findByText('R-20417');
    expect(screen.queryByRole('columnheader', { name: 'Category' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Category' }));
    await user.click(screen.getByRole('checkbox', { name: 'Boater' }));
    await user.click(screen.getByRole('radio', { name: 'Compact' }));
    expect(screen.getByRole('columnheader', { name: 'Category', hidden: true })).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Boater', hidden: true })).toBeNull();
    expect(screen.getByRole('table', { hidden: true })).toHaveAttribute('data-density', 'compact');
  });
});

describe('the list without rows', () => {
  it('says that nothing is pending', async () => {
    await open(serving([]));
    expect(await screen.findByRole('heading', { name: 'Nothing pending' })).toBeVisible();
  });

  it('says of the other tabs that reservations come by themselves', async () => {
    await open(serving([]), { at: '/reservations?tab=CLOSED' });
    expect(await screen.findByRole('heading', { name: 'No reservations here yet' })).toBeVisible();
  });

  it('names the filters that match nothing, and removes each alone', async () => {
    const at = '/reservations?tab=CLOSED&search=zephyr&length=9..12&source=BOATER';
    const { user, address } = await open(serving([]), { at });
    const [search, size, source] = await filtersInUse();
    expect(search).toBe('Search: zephyr');
    expect(size).toMatch(/^Size: 9.+12/);
    await user.click(removingFilter(source!));
    expect(address()).toBe('/reservations?tab=CLOSED&search=zephyr&length=9..12');
  });

  it('offers to take off filters that leave nothing over', async () => {
    const { user, address } = await open(serving([]), { at: '/reservations?tab=CLOSED&search=zephyr&sort=nights' });
    const [button] = await screen.findAllByRole('button', { name: 'Clear filters' });
    await user.click(button!);
    expect(address()).toBe('/reservations?tab=CLOSED&sort=nights');
  });

  it('says what went wrong and tries again', async () => {
    const server = serving([request]).refuse(reservationApi.getall, { status: 403, error_type: 'FORBIDDEN' });
    const { user } = await open(server);
    expect(await screen.findByRole('alert')).toBeVisible();
    server.answer(reservationApi.getall, { items: [request], total: 1, counts: COUNTS });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('R-20417')).toBeVisible();
  });

  it('keeps room for rows that are on their way', async () => {
    const server = serving([]);
    const release = server.hold(reservationApi.getall, { items: [request], total: 1, counts: COUNTS });
    await open(server);
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    release();
    expect(await screen.findByText('R-20417')).toBeVisible();
  });
});

describe('who may', () => {
  it('make a new reservation: an editor', async () => {
    await open(serving([]));
    expect(await screen.findByRole('link', { name: 'New reservation' })).toHaveAttribute('href', '/bookings/new');
  });

  it('not make one: a viewer', async () => {
    const permissions = { residents: 'EDITOR', reservations: 'VIEWER', marina_settings: 'ALLOWED' } as const;
    await open(serving([request]), { as: { user: { permissions } } });
    await screen.findByText('R-20417');
    expect(screen.queryByRole('link', { name: 'New reservation' })).toBeNull();
  });

  it('see nothing where the marina has no reservations, and the server is not asked', async () => {
    const server = serving([request]);
    await open(server, { as: { marina: { marina_settings: { permissions: { reservation: false } } } } });
    expect(await screen.findByRole('heading', { name: 'Reservations are not enabled' })).toBeVisible();
    expect(server.received(reservationApi.getall)).toHaveLength(0);
  });

  it('see nothing as an association manager', async () => {
    const server = serving([request]);
    await open(server, { as: { user: { association_manager: true } } });
    expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
    expect(server.received(reservationApi.getall)).toHaveLength(0);
  });
});

describe('unread messages in the list', () => {
  it('are marked in their row, with the number for screen readers', async () => {
    await open(serving([{ ...request, unread_messages: 2 }, booked]));
    const row = (await screen.findByText('R-20417')).closest('tr')!;
    expect(within(row).getByRole('img', { name: '2 unread messages' })).toBeVisible();
    expect(screen.getAllByRole('img', { name: /unread/ })).toHaveLength(1);
  });

  it('are filtered by in the address, on the server', async () => {
    const server = serving([request]);
    await open(server, { at: '/reservations?messages=unread' });
    await screen.findByText('R-20417');
    expect(asked(server)?.filter).toMatchObject({ unread_only: true });
  });
});

describe('the keys of the list', () => {
  const link = (number: string) => screen.getByRole('link', { name: new RegExp(number) });

  it('go through the rows with j and k, and to the search with a slash', async () => {
    const { user } = await open(serving([request, booked]));
    await screen.findByText('R-20417');
    await user.keyboard('j');
    expect(link('R-20417')).toHaveFocus();
    await user.keyboard('j');
    expect(link('R-20366')).toHaveFocus();
    await user.keyboard('k');
    expect(link('R-20417')).toHaveFocus();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('jk/');
    expect(screen.getByRole('searchbox')).toHaveValue('jk/');
  });
});

describe('the export', () => {
  it('has the mail addresses and telephone numbers of the boaters, and is offered as text and as a workbook', async () => {
    const saved = savedFiles();
    const contact = { reservation_id: booked.id, email: 'ines@example.org', phone: '+33682066420' };
    const server = serving([request, booked]).answer(reservationApi.contacts, { items: [contact] });
    const { user } = await open(server);
    for (const format of ['Text (CSV)', 'Spreadsheet (XLSX)']) {
      await user.click(await screen.findByRole('button', { name: 'Export' }));
      await user.click(await screen.findByRole('menuitem', { name: format }));
      await waitFor(() => expect(saved).toHaveLength(format === 'Text (CSV)' ? 1 : 2));
    }
    expect(saved.map(({ name }) => name.split('.').at(-1))).toEqual(['csv', 'xlsx']);
    expect(server.inputs(reservationApi.contacts)[0]).toEqual({ reservation_ids: [request.id, booked.id] });
    const [text, book] = await Promise.all(saved.map(({ content }) => textOf(content)));
    const [head, first, second] = text!.split('\r\n');
    expect(head).toContain('Boater,Country,Email,Phone,');
    expect(first).not.toContain('@');
    expect(second).toContain(',ines@example.org,+33682066420,');
    expect(book!.startsWith('PK')).toBe(true);
  });
});
