import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { sessionApi } from '../../../../../contracts/identity/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component as FirstLoginPage } from './first-login-page.js';

const opened = (server = new ServerDouble()) =>
  renderConsole(<FirstLoginPage />, { as: { user: { is_first_login: true } }, at: '/firstLogin', server });

const start = () => screen.getByRole('button', { name: /Start working/ });
const tick = (name: string) => screen.getByRole('checkbox', { name });

describe('the first sign-in', () => {
  it('lets nobody start before both are accepted, and says why', async () => {
    const { user, server } = await opened();
    await user.click(tick('I accept the terms of service'));
    expect(start()).toHaveAttribute('aria-disabled', 'true');
    expect(start()).toHaveAccessibleDescription('Tick both boxes first');
    await user.click(start());
    expect(server.received(sessionApi.firstLoginComplete)).toEqual([]);
  });

  it('starts the work with both, in the language of the screen, and asks who is signed in anew', async () => {
    const { user, server } = await opened();
    await user.click(tick('I accept the terms of service'));
    await user.click(tick('I accept the privacy policy'));
    await user.click(start());
    await waitFor(() => expect(server.inputs(sessionApi.firstLoginComplete)).toEqual([{ lang: 'en' }]));
    await waitFor(() => expect(server.received(sessionApi.self)).not.toHaveLength(0));
  });

  it('says when it could not be kept', async () => {
    const server = new ServerDouble().refuse(sessionApi.firstLoginComplete, {
      status: 503,
      error_type: 'UNAVAILABLE',
    });
    const { user } = await opened(server);
    await user.click(tick('I accept the terms of service'));
    await user.click(tick('I accept the privacy policy'));
    await user.click(start());
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('has the terms at hand', async () => {
    await opened();
    expect(screen.getByRole('link', { name: 'Read the terms and the privacy policy' })).toHaveAttribute(
      'href',
      '/terms',
    );
  });
});
