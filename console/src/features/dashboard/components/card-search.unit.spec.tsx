import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { cardApi } from '../../../../../contracts/memberships/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { CardSearch } from './card-search.js';
import type { CardStatus } from '../../../../../contracts/vocabulary/membership-card.js';

const found = cardApi.get.answer.parse(cardApi.get.example.answer);

async function look(status: CardStatus) {
  const card = { ...found.card, status, nights_available: 5, nights_per_year: 5 };
  const server = new ServerDouble().answer(cardApi.get, { ...found, card });
  const { user, unmount } = await renderConsole(<CardSearch />, { server });
  await user.type(screen.getByRole('textbox'), found.card.card_number);
  await user.click(screen.getByRole('button', { name: 'Look up card' }));
  expect(await screen.findByText(/^Valid to/)).toBeVisible();
  return unmount;
}

it('shows the nights left of a card whose nights count, and none of an expired one', async () => {
  const unmount = await look('active');
  expect(screen.getByText('5 of 5 nights left')).toBeVisible();
  unmount();
  await look('expired');
  expect(screen.queryByText(/nights left/)).toBeNull();
});
