import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { subscriptionApi } from '../../../../../contracts/campaigns/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component } from './unsubscribe-page.js';

const shown = subscriptionApi.show.answer.parse(subscriptionApi.show.example.answer);
const open = (server: ServerDouble) =>
  renderConsole(<Component />, { at: '/unsubscribe/b1Zk.q9W', path: '/unsubscribe/:token', as: null, server });

it('stops the mails with one click, and allows them again', async () => {
  let subscribed = true;
  const server = new ServerDouble()
    .answer(subscriptionApi.show, () => ({ ...shown, subscribed }))
    .answer(subscriptionApi.change, (input) => {
      subscribed = input.subscribed;
      return { subscribed };
    });
  const { user } = await open(server);
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Allow these emails again' }));
  await waitFor(() =>
    expect(server.inputs(subscriptionApi.change)).toEqual([
      { token: 'b1Zk.q9W', subscribed: false },
      { token: 'b1Zk.q9W', subscribed: true },
    ]),
  );
});

it('changes nothing by being opened, and says if the link is not good', async () => {
  const server = new ServerDouble().refuse(subscriptionApi.show, {
    status: 404,
    error_type: 'UNSUBSCRIBE_LINK_INVALID',
  });
  await open(server);
  expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
  expect(server.received(subscriptionApi.change)).toEqual([]);
});
