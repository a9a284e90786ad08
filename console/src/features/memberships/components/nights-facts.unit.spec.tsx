import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { cardApi } from '../../../../../contracts/memberships/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import type { ShownCard } from '../model/shown-card.js';
import { NightsFacts } from './nights-facts.js';

const shown = cardApi.get.answer.parse(cardApi.get.example.answer);

it.each<[ShownCard['card']['status'], boolean]>([
  ['active', true],
  ['disabled', true],
  ['expired', false],
  ['archived', false],
])('shows of a card that is %s whether nights are left: %s', async (status, counts) => {
  await renderConsole(<NightsFacts shown={{ ...shown, card: { ...shown.card, status } }} />, { path: '/', at: '/' });
  expect(screen.queryByRole('img', { name: /nights left$/ }) !== null).toBe(counts);
});
