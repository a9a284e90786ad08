import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { notificationApi } from '../../../../../contracts/notifications/api.js';
import { type ConsoleOptions, renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import type { SignIn } from '../../../../testing/sign-ins.js';
import { Component } from './email-preferences-page.js';

const { preferences } = notificationApi.emailPreferences.answer.parse(notificationApi.emailPreferences.example.answer);
const chat: SignIn = { marina: { marina_settings: { permissions: { chat: true } } } };
const serving = () =>
  new ServerDouble()
    .answer(notificationApi.emailPreferences, { preferences })
    .answer(notificationApi.setEmailPreferences, notificationApi.setEmailPreferences.example.answer);
const open = (server = serving(), options: ConsoleOptions = {}) =>
  renderConsole(<Component />, { at: '/email_preferences', path: '/email_preferences', as: chat, server, ...options });
const choices = (subject: string) => screen.findByRole('radiogroup', { name: subject });

it('shows each subject with the choice of the user', async () => {
  await open();
  expect(within(await choices('Reservations')).getByRole('radio', { name: 'Immediately' })).toBeChecked();
  expect(within(await choices('Absence reports')).getByRole('radio', { name: 'Never' })).toBeChecked();
  expect(screen.getAllByRole('radiogroup')).toHaveLength(4);
});

it('saves one choice at once, with the others as they are', async () => {
  const { user, server } = await open();
  await user.click(within(await choices('Reservations')).getByRole('radio', { name: 'Once a day' }));
  await waitFor(() =>
    expect(server.inputs(notificationApi.setEmailPreferences)).toEqual([
      { preferences: { ...preferences, RESERVATION: 'DAILY' } },
    ]),
  );
  expect(await screen.findByText('Saved')).toBeVisible();
});

it('keeps the choice that is stored where the new one is refused', async () => {
  const server = serving().refuse(notificationApi.setEmailPreferences, { status: 403, error_type: 'FORBIDDEN' });
  const { user } = await open(server);
  await user.click(within(await choices('Reservations')).getByRole('radio', { name: 'Never' }));
  await waitFor(() => expect(server.received(notificationApi.setEmailPreferences)).toHaveLength(1));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(within(await choices('Reservations')).getByRole('radio', { name: 'Immediately' })).toBeChecked();
});

it('offers to load the choices again', async () => {
  const server = serving().refuse(notificationApi.emailPreferences, { status: 400, error_type: 'VALIDATION' }, 1);
  const { user } = await open(server);
  await user.click(await screen.findByRole('button', { name: /again/i }));
  expect(await choices('Reservations')).toBeVisible();
});
