import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { sessionApi } from '../../../../contracts/identity/api.js';
import { ServerDouble } from '../../../testing/server-double.js';
import { selfOf } from '../../../testing/sign-ins.js';
import { keepSessionToken, nameMarina, namedMarina, sessionToken } from '../api/session-token.js';
import { keepUnsent } from '../offline/unsent.js';
import { keepWalkHere } from '../offline/walk-here.js';
import { endWithClosedBrowser } from './closed-browser.js';
import { keepSelf } from './kept-self.js';

const TOKEN = 'qs_user.lena.secret';
const self = selfOf({});

/** Simulates closing the browser: it deletes cookies without an expiry date and keeps its storage. */
function closeBrowser(): void {
  document.cookie = 'quayside_open=; path=/; max-age=0';
}

describe('a sign-in', () => {
  let server: ServerDouble;
  beforeEach(() => {
    closeBrowser();
    server = new ServerDouble().install();
  });

  it('lasts for the browser session, over all its pages', () => {
    keepSessionToken(TOKEN, false);
    endWithClosedBrowser();
    expect(sessionToken()).toBe(TOKEN);
  });

  it('ends with the browser, here and on the server', async () => {
    keepSessionToken(TOKEN, false);
    keepSelf(self);
    nameMarina('0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11');
    closeBrowser();
    endWithClosedBrowser();
    expect([sessionToken(), namedMarina(), localStorage.getItem('self')]).toEqual([null, null, null]);
    await waitFor(() => expect(server.received(sessionApi.logout)).toHaveLength(1));
    expect(server.received(sessionApi.logout)[0]?.headers.get('Authorization')).toBe(`Bearer ${TOKEN}`);
  });

  it('outlives the browser of a user who stays signed in', () => {
    keepSessionToken('qs_user.before.secret', false);
    keepSessionToken(TOKEN, true);
    closeBrowser();
    endWithClosedBrowser();
    expect(sessionToken()).toBe(TOKEN);
  });

  it.each([
    ['a walk is under way on this device', () => keepWalkHere(self.user.id, true), TOKEN],
    ['taps of the user wait to be sent', () => keepUnsent(self.user.id, 3), TOKEN],
    ['only someone else has a walk here', () => keepWalkHere('someone else', true), null],
    [
      'the walk is long over',
      () => localStorage.setItem(`walk:${self.user.id}`, String(Date.now() - 86_400_000)),
      null,
    ],
  ])('when %s', (_title, arrange, token) => {
    keepSessionToken(TOKEN, false);
    keepSelf(self);
    arrange();
    closeBrowser();
    endWithClosedBrowser();
    expect(sessionToken()).toBe(token);
    // It goes on until the browser is closed again.
    endWithClosedBrowser();
    expect(sessionToken()).toBe(token);
  });
});
