import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { reservationApi } from '../../../../../contracts/reservations/api.js';
import { exampleRow } from '../../../../../contracts/reservations/examples.js';
import { reservationSortKeys } from '../../../../../contracts/reservations/vocabulary.js';
import { narrowWindow } from '../../../../testing/narrow-window.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component } from './reservation-list-page.js';

const { innerWidth } = window;
const matchMedia = Object.getOwnPropertyDescriptor(window, 'matchMedia');
beforeEach(() => {
  window.innerWidth = 390;
  narrowWindow(true);
});
afterEach(() => {
  window.innerWidth = innerWidth;
  if (matchMedia === undefined) Reflect.deleteProperty(window, 'matchMedia');
  else Object.defineProperty(window, 'matchMedia', matchMedia);
});

const open = ({ at = '/reservations', mode = 'full' }: { at?: string; mode?: 'full' | 'lite' } = {}) =>
  renderConsole(<Component />, {
    at,
    as: { marina: { mode } },
    server: new ServerDouble().answer(reservationApi.getall, { items: [exampleRow], total: 1, counts: { PENDING: 1 } }),
  });

describe('the list on a phone', () => {
  it('is made of cards that open', async () => {
    await open();
    const card = await screen.findByRole('listitem');
    for (const text of [
      'Waiting for boater',
      'QS-4711',
      'Petrel',
      'Inès Delacroix',
      'EUR 297.50',
      '5 nights',
      '11.20 m',
    ]) {
      expect(card).toHaveTextContent(text);
    }
    expect(within(card).getByRole('link')).toHaveAttribute('href', `/reservations/${exampleRow.id}`);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('has one card for the boats of a group, which opens to theirs', async () => {
    const group = { id: exampleRow.id, name: 'Rallye des Îles' };
    const items = ['R-1', 'R-2'].map((view_id) => ({
      ...exampleRow,
      id: exampleRow.id.replace(/..$/, view_id.replace('R-', '0')),
      view_id,
      group,
    }));
    const server = new ServerDouble().answer(reservationApi.getall, { items, total: 2, counts: { PENDING: 2 } });
    const { user } = await renderConsole(<Component />, { at: '/reservations', server });
    const opener = await screen.findByRole('button', { name: 'Rallye des Îles, 2 boats on this page' });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });
});

describe('the filters of the list on a phone', () => {
  it('stand behind one button beside the search', async () => {
    const { user } = await open();
    await screen.findByRole('listitem');
    expect(screen.queryByRole('button', { name: /^Sort: / })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    expect(screen.getByRole('button', { name: /^Sort: / })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Status/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    expect(screen.queryByRole('button', { name: /^Sort: / })).toBeNull();
  });

  it('are open where the list comes narrowed', async () => {
    await open({ at: '/reservations?source=MARINA' });
    expect(await screen.findByRole('button', { name: 'Filters' })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: /^Source/ })).toBeVisible();
  });
});

describe('the order of the list on a phone', () => {
  const openFilters = async (options: { at?: string; mode?: 'full' | 'lite' } = {}) => {
    const page = await open(options);
    const filters = await screen.findByRole('button', { name: 'Filters' });
    if (filters.getAttribute('aria-expanded') === 'false') await page.user.click(filters);
    return page;
  };
  const chip = () => screen.getByRole('button', { name: /^Sort: / });
  const openChip = async (options: { at?: string; mode?: 'full' | 'lite' } = {}) => {
    const page = await openFilters(options);
    await page.user.click(await screen.findByRole('button', { name: /^Sort: / }));
    return { ...page, group: (name: string) => within(screen.getByRole('radiogroup', { name })) };
  };

  it.each<[string, 'full' | 'lite', string]>([
    ['', 'full', 'Sort: Waiting for us first, by deadline, soonest first'],
    ['?tab=ALL', 'full', 'Sort: Last change, newest first'],
    ['?tab=BOOKED', 'lite', 'Sort: Arrival, latest first'],
    ['?sort=start_date', 'lite', 'Sort: Arrival, earliest first'],
    ['?sort=created_at', 'full', 'Sort: Received, oldest first'],
    ['?sort=-end_date', 'full', 'Sort: Departure, latest first'],
    ['?sort=nights', 'full', 'Sort: Length of stay, shortest first'],
    ['?sort=-reservation_status', 'full', 'Sort: Status, descending'],
    ['?sort=view_id', 'full', 'Sort: Request, ascending'],
    ['?sort=-boater_name', 'full', 'Sort: Boater, Z to A'],
    ['?sort=vessel_name', 'full', 'Sort: Boat, A to Z'],
    ['?sort=-vessel_length', 'full', 'Sort: Boat length, longest first'],
    ['?sort=berth_number', 'full', 'Sort: Berth, ascending'],
    ['?sort=total_to_pay', 'full', 'Sort: Total, lowest first'],
  ])('%s of the %s edition is said as "%s"', async (search, mode, words) => {
    await openFilters({ at: `/reservations${search}`, mode });
    expect(await screen.findByRole('button', { name: words })).toBeVisible();
  });

  it.each(reservationSortKeys)('%s is offered in both directions', async (key) => {
    const { user, address, group, server } = await openChip({ at: `/reservations?sort=${key}` });
    const [falling, rising, ...more] = group('Direction').getAllByRole('radio');
    expect(more).toEqual([]);
    await user.click(falling!);
    expect(address()).toBe(`/reservations?sort=-${key}`);
    await waitFor(() => expect(server.inputs(reservationApi.getall).at(-1)?.sort).toEqual({ key, direction: 'desc' }));
    await user.click(rising!);
    expect(address()).toBe(key === 'next_move' ? '/reservations' : `/reservations?sort=${key}`);
    expect(group('Sort').getAllByRole('radio')).toHaveLength(reservationSortKeys.length);
  });

  it('begins with names from A and dates with the latest', async () => {
    const { user, address, group } = await openChip();
    await user.click(group('Sort').getByRole('radio', { name: 'Boat' }));
    expect(address()).toBe('/reservations?sort=vessel_name');
    await user.click(group('Sort').getByRole('radio', { name: 'Arrival' }));
    expect(address()).toBe('/reservations?sort=-start_date');
    expect(group('Direction').getByRole('radio', { name: 'latest first' })).toBeChecked();
  });

  it('is chosen with the keys alone', async () => {
    const { user, address } = await openFilters();
    (await screen.findByRole('button', { name: /^Sort: / })).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('radiogroup', { name: 'Sort' });
    await user.tab();
    expect(screen.getByRole('radio', { name: 'Waiting for us first, by deadline' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(address()).toBe('/reservations?sort=-start_date');
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(address()).toBe('/reservations?sort=start_date');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('radiogroup')).toBeNull());
    expect(chip()).toHaveTextContent('Sort: Arrival, earliest first');
    expect(chip()).toHaveFocus();
  });

  it("is the edition's own again with the cross, which is there for another one only", async () => {
    const { user, address } = await openFilters({ at: '/reservations?sort=-nights' });
    await user.click(await screen.findByRole('button', { name: 'Remove filter Sort' }));
    expect(address()).toBe('/reservations');
    expect(chip()).toHaveTextContent('Sort: Waiting for us first, by deadline, soonest first');
    expect(screen.queryByRole('button', { name: 'Remove filter Sort' })).toBeNull();
  });
});
