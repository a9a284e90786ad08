import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import { PETREL, somebody } from '../fixtures/harbour.js';
import { expect } from './browser.js';
import { FrontDesk } from './front-desk.js';

describe('notifications on a device', () => {
  let desk: FrontDesk;
  let stay: { readonly id: string };
  beforeAll(async () => {
    desk = await FrontDesk.openAlone({});
    stay = await desk.harbour.request({ boater: somebody(), vessel: PETREL });
    await desk.server.settled();
  });
  afterEach(() => desk.browser.closeWindows('push'));
  afterAll(() => desk.close());

  it('are shown by the worker, and lead to the record in the open console', async () => {
    const page = await desk.window(desk.harbour.staff, '/email_preferences');
    await expect(page.getByRole('switch', { name: 'Notifications on this device' })).not.toBeChecked();
    await page.context().grantPermissions(['notifications']);
    const protocol = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
        if (one !== undefined) resolve(one.registrationId);
      });
    });
    await protocol.send('ServiceWorker.enable');
    await page.evaluate(
      "navigator.serviceWorker.register('/service-worker.js').then(() => navigator.serviceWorker.ready).then(() => null)",
    );
    const path = `/reservations/${stay.id}`;
    const content = { title: 'Port Vell', body: 'A boater has requested a berth', path, tag: 'n1', language: 'en' };
    await protocol.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId: await registered,
      data: JSON.stringify(content),
    });
    const shown = () =>
      page.evaluate<unknown[]>(
        'navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) => all.map(({ title, body, data }) => [title, body, data.path]))',
      );
    await expect.poll(shown).toEqual([[content.title, content.body, path]]);

    // A test cannot click what the system shows; this is the message that the worker sends after a click.
    const workers = () => page.context().serviceWorkers();
    await expect.poll(() => workers().length).toBe(1);
    await workers()[0]?.evaluate(
      `self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(([window]) => window.postMessage({ open: ${JSON.stringify(path)} }))`,
    );
    await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`));
    await expect(page.getByRole('main').getByText('Petrel').first()).toBeVisible();
  });
});
