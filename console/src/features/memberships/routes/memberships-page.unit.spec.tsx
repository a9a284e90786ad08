import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { cardApi, requestApi } from '../../../../../contracts/memberships/api.js';
import { type ConsoleOptions, renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component } from './memberships-page.js';

const example = cardApi.get.answer.parse(cardApi.get.example.answer);
const TEM = { association: { code: 'TEM' as const } };

const serving = (more: Partial<typeof example> = {}) =>
  new ServerDouble()
    .answer(requestApi.membershipRequests, requestApi.membershipRequests.example.answer)
    .answer(cardApi.get, { ...example, is_home: false, hindrance: null, ...more });
const open = (server = serving(), options: ConsoleOptions = {}) =>
  renderConsole(<Component />, { at: '/memberships', server, as: { marina: TEM }, ...options });

async function search(server: ServerDouble, options: ConsoleOptions = {}) {
  const { user } = await open(server, options);
  await user.click(await screen.findByRole('button', { name: 'Find a card' }));
  const dialog = await screen.findByRole('dialog', { name: 'Find a card' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Card number' }), 'stm0042');
  await within(dialog).findByText('Inès Delacroix');
  return within(dialog);
}

describe('the memberships', () => {
  it('redeem nights of a card that was found', async () => {
    const dialog = await search(serving());
    expect(dialog.getByRole('button', { name: 'Redeem nights' })).not.toHaveAttribute('aria-disabled');
    expect(dialog.queryByRole('button', { name: 'Open card' })).toBeNull();
  });

  it('say why the nights of a card that is not active cannot be redeemed, and still open it', async () => {
    const dialog = await search(serving({ hindrance: 'CARD_NOT_ACTIVE' }));
    const button = dialog.getByRole('button', { name: 'Redeem nights' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('The card is not active, so no nights can be redeemed.');
    expect(dialog.getByRole('button', { name: 'Open card' })).toBeVisible();
  });

  it('only open a card of the marina itself', async () => {
    const dialog = await search(serving({ is_home: true, hindrance: 'REDEEM_NOT_FOR_RESIDENTS' }));
    expect(dialog.queryByRole('button', { name: 'Redeem nights' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Open card' })).toBeVisible();
  });

  it('say why secondary users create no card', async () => {
    await open(serving(), { as: { marina: TEM, user: { role: 'secondary' } } });
    const button = await screen.findByRole('button', { name: 'Create card' });
    expect(button).toHaveAccessibleDescription(expect.stringContaining('Secondary users cannot add berth holders'));
    expect(screen.queryByRole('link', { name: 'Create card' })).toBeNull();
  });
});
