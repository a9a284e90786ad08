import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { reservationApi } from '../../../../../contracts/reservations/api.js';
import { exampleRow } from '../../../../../contracts/reservations/examples.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component } from './reservation-list-page.js';

const { innerWidth } = window;
beforeEach(() => void (window.innerWidth = 390));
afterEach(() => void (window.innerWidth = innerWidth));

const open = () =>
  renderConsole(<Component />, {
    at: '/reservations',
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

  it('is sorted by a chip', async () => {
    const { user, address } = await open();
    await user.click(await screen.findByRole('button', { name: 'Sort' }));
    await user.click(await screen.findByRole('radio', { name: 'Boat' }));
    expect(address()).toBe('/reservations?sort=vessel_name');
    expect(screen.getByText('Sort: Boat')).toBeVisible();
  });
});
