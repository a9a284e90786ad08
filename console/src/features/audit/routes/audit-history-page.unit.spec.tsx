import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { auditApi } from '../../../../../contracts/audit/api.js';
import type { AuditEntry } from '../../../../../contracts/audit/entry.js';
import { filtersInUse, removingFilter } from '../../../../testing/filters-in-use.js';
import { keepSavedFiles } from '../../../../testing/saved-file.js';
import { renderConsole, type ConsoleOptions } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { wordsFromDisk } from '../../../../testing/start-words.js';
import { Component } from './audit-history-page.js';

const [example] = auditApi.getall.answer.parse(auditApi.getall.example.answer).items;
const sent = example!;
const asked: AuditEntry = {
  ...sent,
  id: '0d5f1f0e-7c8e-5a5b-9d58-0a7a52a3e1f8',
  at: '2027-06-19T08:00:00.000Z',
  event_type: 'ReservationRequested',
  title: 'Requested',
  words: 'Requested by Jonas Weber, boater',
  actor: { kind: 'boater', id: 'b1', name: 'Jonas Weber', erased: false },
  changes: [],
};

function server(): ServerDouble {
  return new ServerDouble()
    .answer(auditApi.getall, { items: [sent, asked], total: 2 })
    .answer(auditApi.asOf, ({ kind, id, at }) => ({ ...auditApi.asOf.example.answer, kind, id, at }));
}

const ofRecord = `/history?kind=reservation&id=${sent.record_id}`;
const open = (at: string, options: ConsoleOptions = {}) =>
  renderConsole(<Component />, { at, path: '/history', server: server(), ...options });

describe('The history for administrators', () => {
  it('is for those with the marina’s settings', async () => {
    const permissions = { residents: 'EDITOR', reservations: 'EDITOR', marina_settings: 'NOT_ALLOWED' } as const;
    const { server: double } = await open('/history', { as: { user: { permissions } } });
    expect(screen.queryByRole('region', { name: 'Entries' })).toBeNull();
    expect(double.received(auditApi.getall)).toEqual([]);
  });

  it('names the filters that match nothing, and removes each alone', async () => {
    const none = server().answer(auditApi.getall, { items: [], total: 0 });
    const { user, address } = await open('/history?by=boater&day=2027-06-01&what=price', { server: none });
    const [person, day] = await filtersInUse();
    await user.click(removingFilter(day!));
    expect(address()).toBe('/history?by=boater&what=price');
    await user.click(removingFilter(person!));
    expect(address()).toBe('/history?what=price');
  });

  it.each([400, 429])('is exported page by page where the server writes no file of it: %i', async (status) => {
    const entries = Array.from({ length: 250 }, (_, at) => ({ ...asked, id: `e${at}`, record_label: `R-${at}` }));
    const paged = server()
      .refuse(auditApi.seal, { status, error_type: 'VALIDATION' })
      .answer(auditApi.getall, ({ page, page_size }) => ({
        items: entries.slice((page - 1) * page_size, page * page_size),
        total: entries.length,
      }));
    const saved = keepSavedFiles();
    const { user } = await open('/history', { server: paged });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    expect(await screen.findByText('250 rows exported')).toBeVisible();
    const pages = paged.inputs(auditApi.getall).filter(({ page_size }) => page_size === 100);
    expect(pages.map(({ page }) => page)).toEqual([1, 2, 3]);
    const [, ...lines] = (await saved()).split('\r\n');
    expect(lines).toHaveLength(250);
    expect(lines[249]).toContain('R-249');
  });

  it('is not exported page by page after another refusal', async () => {
    const refusing = server().refuse(auditApi.seal, { status: 403, error_type: 'FORBIDDEN' });
    const { user } = await open('/history', { server: refusing });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    expect(await screen.findByText(/^The export failed/)).toBeVisible();
    expect(refusing.inputs(auditApi.getall).filter(({ page_size }) => page_size === 100)).toEqual([]);
  });

  it('lists by days what changed, from what to what, by whom and why', async () => {
    await open('/history');
    const list = within(await screen.findByRole('region', { name: 'Entries' }));
    expect(list.getByText('Price sent')).toBeVisible();
    expect(list.getByText('by Hanna Lindqvist, staff', { exact: false })).toBeVisible();
    expect(list.getByText('EUR 99.00').tagName).toBe('DEL');
    expect(list.getByText('EUR 110.00').tagName).toBe('INS');
    // A first value takes the place of nothing.
    expect(list.getByText('10%').closest('dd')?.querySelector('del')).toBeNull();
    expect(list.getAllByText(/from the console/)[0]).toBeVisible();
    expect(list.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  });

  it('is asked for in the language of the page, anew when that changes', async () => {
    const { server: double } = await open('/history', { language: 'de' });
    const languages = () => double.received(auditApi.getall).map(({ headers }) => headers.get('Accept-Language'));
    await waitFor(() => expect(languages()).toEqual(['de']));
    await act(() => wordsFromDisk('it'));
    await waitFor(() => expect(languages()).toEqual(['de', 'it']));
  });

  it('asks for what the address says, and writes filters into it', async () => {
    const { user, server: double, address } = await open('/history?day=2027-06-20&by=staff&page=2');
    await screen.findByRole('region', { name: 'Entries' });
    expect(double.inputs(auditApi.getall)[0]).toEqual({
      filter: { day: '2027-06-20', actor_kind: 'staff' },
      sort: 'newest',
      page: 2,
      page_size: 25,
    });
    await user.click(screen.getByRole('button', { name: 'Type of change' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Payments and refunds' }));
    expect(address()).toContain('what=money');
    expect(address()).not.toContain('page=2');
    await waitFor(() => expect(double.inputs(auditApi.getall).at(-1)?.filter.changes).toEqual(['money']));
  });

  it('travels along the record’s changes by keyboard, and back to now', async () => {
    const { user, server: double, address } = await open(ofRecord);
    const slider = await screen.findByRole('slider', { name: 'Moment in the history' });
    expect(slider).toHaveAttribute('aria-valuetext', 'Now');
    slider.focus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(slider).toHaveAttribute('aria-valuenow', '0');
    expect(slider.getAttribute('aria-valuetext')).toMatch(/Requested$/);
    expect(address()).toContain('at=2027-06-19T08');
    await waitFor(() => expect(double.inputs(auditApi.asOf).at(-1)?.at).toBe(asked.at));
    expect(await within(screen.getByRole('complementary')).findByText('Waiting for boater')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to now' }));
    expect(slider).toHaveAttribute('aria-valuetext', 'Now');
    expect(address()).not.toContain('at=');
  });

  it('shows a record as it stood after the entry that is chosen', async () => {
    const { user, server: double } = await open('/history');
    expect(screen.getByText('Choose an entry to see its record as it stood then.')).toBeVisible();
    const buttons = await screen.findAllByRole('button', { name: /as it stood then/ });
    await user.click(buttons[1]!);
    await waitFor(() =>
      expect(double.inputs(auditApi.asOf).at(-1)).toEqual({
        kind: 'reservation',
        id: asked.record_id,
        at: asked.at,
      }),
    );
    expect(screen.getAllByRole('button', { name: /as it stood then/ })[1]).toHaveAttribute('aria-pressed', 'true');
  });

  it('goes to the history of one record, which can be taken off again', async () => {
    const { user, address } = await open('/history');
    const [record] = await screen.findAllByRole('button', { name: 'R-20409' });
    await user.click(record!);
    expect(address()).toContain(`kind=reservation&id=${sent.record_id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'R-20409' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Remove.*This record/i }));
    expect(address()).toBe('/history');
  });

  it.each([
    ['UPDATED', 'BOATER', 'waiting'],
    ['UPDATED', 'MARINA', 'our_move'],
    ['APPROVED_PAYMENT_DUE', 'BOATER', 'payment_due'],
    ['CANCELED_BY_BOATER', null, 'cancelled'],
  ])('of a reservation bears its status as it is now: %s, next is %s', async (code, next, mark) => {
    const fact = (field: string, value: string | null, of: string | null) => ({
      field,
      of: null,
      label: field,
      value,
      code: of,
    });
    const double = server().answer(auditApi.asOf, ({ kind, id, at }) => ({
      ...auditApi.asOf.example.answer,
      kind,
      id,
      at,
      facts:
        at === sent.at
          ? [fact('status', 'As it is now', code), fact('next_move', next, next)]
          : [fact('status', 'As it was then', 'INITIATED')],
    }));
    await open(`${ofRecord}&at=${asked.at}`, { server: double });
    const chip = await screen.findByText('As it is now');
    expect(chip.parentElement?.querySelector('svg')).toHaveAttribute('data-mark', mark);
    expect(await screen.findByText('As it was then')).toBeVisible();
  });

  it('bears no status where it is about everything', async () => {
    const { server: double } = await open('/history');
    await screen.findByRole('region', { name: 'Entries' });
    expect(document.querySelector('header [data-mark]')).toBeNull();
    expect(double.received(auditApi.asOf)).toEqual([]);
  });

  it('tells no match from nothing yet', async () => {
    const empty = server().answer(auditApi.getall, { items: [], total: 0 });
    const { unmount } = await open('/history', { server: empty });
    expect(await screen.findByText('Nothing has happened yet')).toBeVisible();
    unmount();
    await open('/history?by=staff', { server: empty });
    expect(screen.queryByText('Nothing has happened yet')).toBeNull();
  });

  it('goes on after an error when asked to', async () => {
    const broken = server().refuse(auditApi.getall, { status: 403, error_type: 'FORBIDDEN' }, 1);
    await open('/history', { server: broken });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Price sent')).toBeVisible();
  });
});
