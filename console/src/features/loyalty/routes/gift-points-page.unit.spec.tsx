import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loyaltyApi } from '../../../../../contracts/loyalty/api.js';
import { type ConsoleOptions, renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import type { SignIn } from '../../../../testing/sign-ins.js';
import { Component } from './gift-points-page.js';

const admin: SignIn = { user: { is_admin: true } };
const gift = loyaltyApi.gift.answer.parse(loyaltyApi.gift.example.answer);
const serving = () =>
  new ServerDouble()
    .answer(loyaltyApi.giftOptions, loyaltyApi.giftOptions.example.answer)
    .answer(loyaltyApi.gifts, loyaltyApi.gifts.example.answer)
    .answer(loyaltyApi.checkList, loyaltyApi.checkList.example.answer)
    .answer(loyaltyApi.giftPoints, loyaltyApi.giftPoints.example.answer)
    .answer(loyaltyApi.gift, gift);
const open = (server = serving(), options: ConsoleOptions = {}) =>
  renderConsole(<Component />, { at: '/gift-points', path: '/gift-points', as: admin, server, ...options });
/** jsdom's files cannot be read as text. */
const csv = (text: string, name = 'members.csv') =>
  Object.assign(new File([text], name, { type: 'text/csv' }), { text: () => Promise.resolve(text) });
const choose = async (file: File) => {
  const input = await screen.findByLabelText('Choose a CSV file');
  await act(async () => Promise.resolve(fireEvent.change(input, { target: { files: [file] } })));
};
const confirm = () => screen.getByRole('button', { name: 'Confirm' });
/** The day of the tests is in November 2026. */
const fill = async (user: Awaited<ReturnType<typeof open>>['user'], day = '31/12/2026') => {
  await user.type(screen.getByLabelText(/^Points for each/), '12.5');
  await user.type(screen.getByRole('textbox', { name: /^Expiration date/ }), day);
  await user.tab();
};

describe('gift points', () => {
  it('go to the members of a file, whose addresses are checked first', async () => {
    const { user, server } = await open();
    expect(await screen.findByRole('radio', { name: 'All members' })).toBeDisabled();
    expect(confirm()).toHaveAttribute('aria-disabled', 'true');
    await choose(csv('ines@example.org;\n\nnoor@example.org,ines2@example.org\n'));
    expect(await screen.findByText('members.csv')).toBeVisible();
    await waitFor(() => expect(server.inputs(loyaltyApi.checkList)).toHaveLength(1));
    expect(await screen.findByText('Inès Delacroix')).toBeVisible();
    await fill(user);
    await waitFor(() => expect(confirm()).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(confirm());
    await waitFor(() => expect(server.inputs(loyaltyApi.giftPoints)).toHaveLength(1));
    const [given] = server.inputs(loyaltyApi.giftPoints);
    expect(given).toMatchObject({ amount: 12.5, expiry_date: '2026-12-31' });
    expect(given?.email_list).toEqual(['ines@example.org', 'noor@example.org', 'ines2@example.org']);
    const report = await screen.findByRole('dialog', { name: 'Report of gifting points' });
    expect(await within(report).findByText('The operation succeeded with 1 error')).toBeVisible();
    expect(within(report).getByText('aline.morel@exemple')).toBeVisible();
    expect(within(report).getByRole('button', { name: 'Download the errors' })).toBeVisible();
  });

  it('are not confirmed with a date that is over, nor once the list is removed', async () => {
    const { user } = await open();
    await choose(csv('ines@example.org'));
    await screen.findByText('Inès Delacroix');
    await fill(user, '01/11/2026');
    expect(confirm()).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByLabelText('Choose a CSV file')).toBeInTheDocument();
    expect(screen.queryByText('Inès Delacroix')).toBeNull();
  });

  it.each([
    ['of another kind', csv('ines@example.org', 'members.xlsx'), /^This is not a CSV file/],
    ['without addresses', csv('\n \n'), /^This file has no addresses/],
  ])('refuse a file %s', async (_case, file, words) => {
    const { server } = await open();
    await choose(file);
    expect(await screen.findByText(words)).toBeVisible();
    expect(server.received(loyaltyApi.checkList)).toEqual([]);
  });

  it('go to all members, for an account that may', async () => {
    const server = serving().answer(loyaltyApi.giftOptions, { all_members: true, accounts: [], members: 8412 });
    const { user } = await open(server);
    await waitFor(() => expect(screen.getByRole('radio', { name: 'All members' })).toBeEnabled());
    await user.click(screen.getByRole('radio', { name: 'All members' }));
    expect(screen.getByText('8,412 members')).toBeVisible();
    await fill(user);
    await user.click(confirm());
    await waitFor(() =>
      expect(server.inputs(loyaltyApi.giftPoints)).toEqual([
        { amount: 12.5, expiry_date: '2026-12-31', gift_all_members: true },
      ]),
    );
  });

  it('are for administrators', async () => {
    const { server } = await open(serving(), { as: {} });
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(server.received(loyaltyApi.gifts)).toEqual([]);
  });
});
