import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { notificationApi } from '../../../../../contracts/notifications/api.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { keptPushUser } from '../../../lib/push/browser-push.js';
import { PushSection } from './push-section.js';

const { body: subscription } = notificationApi.addPushDevice.example;
const { public_key } = notificationApi.pushSettings.example.answer;

/** The parts of a browser that jsdom lacks: workers, and the question whether notifications may be shown. */
function browser({ permission = 'default', agrees = true }: { permission?: NotificationPermission; agrees?: boolean }) {
  const asked: unknown[] = [];
  let subscribed = false;
  const pushSubscription = {
    toJSON: () => subscription,
    unsubscribe: () => {
      subscribed = false;
      return Promise.resolve(true);
    },
  };
  const pushManager = {
    subscribe: (options: unknown) => {
      asked.push(options);
      subscribed = true;
      return Promise.resolve(pushSubscription);
    },
    getSubscription: () => Promise.resolve(subscribed ? pushSubscription : null),
  };
  const registration = { pushManager, waiting: null };
  const notification = {
    permission,
    requestPermission: () => {
      notification.permission = agrees ? 'granted' : 'denied';
      return Promise.resolve(notification.permission);
    },
  };
  Object.assign(window, { PushManager: class {}, Notification: notification });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    },
  });
  return { asked, isSubscribed: () => subscribed };
}

beforeEach(() => localStorage.removeItem('push-user'));
afterEach(() => {
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function open(this_device: boolean, devices = this_device ? 1 : 0) {
  let settings = { public_key, this_device, devices, subjects: ['RESERVATION' as const] };
  const receipt = notificationApi.addPushDevice.example.answer;
  const changed = (on: boolean) => () => {
    settings = { ...settings, this_device: on, devices: on ? 1 : 0 };
    return receipt;
  };
  const server = new ServerDouble()
    .answer(notificationApi.pushSettings, () => settings)
    .answer(notificationApi.addPushDevice, changed(true))
    .answer(notificationApi.removePushDevice, changed(false))
    .answer(notificationApi.setPushSubjects, receipt);
  return renderConsole(<PushSection />, { at: '/email_preferences', path: '/email_preferences', server });
}
const theSwitch = () => screen.findByRole('switch', { name: 'Notifications on this device' });

it('says so where the browser cannot receive notifications', async () => {
  await open(false);
  expect(await screen.findByText(/cannot receive notifications/)).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

it('says so where the browser blocks them', async () => {
  browser({ permission: 'denied' });
  await open(false);
  expect(await screen.findByText(/blocks notifications/)).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

it('turns them on with the key of the server', async () => {
  const { asked } = browser({});
  const { user, server } = await open(false);
  expect(await theSwitch()).not.toBeChecked();
  await user.click(await theSwitch());
  await waitFor(async () => expect(await theSwitch()).toBeChecked());
  expect(asked).toEqual([{ userVisibleOnly: true, applicationServerKey: public_key }]);
  expect(server.inputs(notificationApi.addPushDevice)).toEqual([subscription]);
  expect(keptPushUser()).not.toBeNull();
});

it('says why they stay off where the user declines', async () => {
  browser({ agrees: false });
  const { user, server } = await open(false);
  await user.click(await theSwitch());
  expect(await screen.findByText(/blocks notifications/)).toBeVisible();
  expect(server.received(notificationApi.addPushDevice)).toEqual([]);
});

it('turns them off in the browser and on the server', async () => {
  const { isSubscribed } = browser({ permission: 'granted' });
  const { user, server } = await open(false);
  await user.click(await theSwitch());
  await waitFor(async () => expect(await theSwitch()).toBeChecked());
  expect(isSubscribed()).toBe(true);
  await user.click(await theSwitch());
  await waitFor(async () => expect(await theSwitch()).not.toBeChecked());
  expect(server.received(notificationApi.removePushDevice)).toHaveLength(1);
  expect([isSubscribed(), keptPushUser()]).toEqual([false, null]);
});

it('saves what they are about, for all devices', async () => {
  browser({ permission: 'granted' });
  const { user, server } = await open(true, 2);
  const group = within(await screen.findByRole('group', { name: 'What your 2 devices receive' }));
  expect(group.getByRole('checkbox', { name: 'Reservations' })).toBeChecked();
  await user.click(group.getByRole('checkbox', { name: 'Absence reports' }));
  await waitFor(() =>
    expect(server.inputs(notificationApi.setPushSubjects)).toEqual([{ subjects: ['RESERVATION', 'ABSENCE_REPORT'] }]),
  );
});
