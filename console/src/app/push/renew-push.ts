import { notificationCalls } from '../../../../contracts/notifications/calls.js';
import { call } from '../../lib/api/client.js';
import { pushPermission, subscribeBrowser } from '../../lib/push/browser-push.js';

/** Registers this browser again if the server has another address or an older session for it. */
export async function renewPush(): Promise<void> {
  if (pushPermission() !== 'open' || Notification.permission !== 'granted') return;
  const { public_key } = await call(notificationCalls.pushSettings);
  const subscription = await subscribeBrowser(public_key);
  if (subscription !== null) await call(notificationCalls.addPushDevice, subscription);
}
