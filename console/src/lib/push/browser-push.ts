import { registerWorker } from '../worker/worker-registration.js';

/** The user who receives notifications on this device. Another user who signs in later does not receive them. */
const KEPT_USER = 'push-user';

/** The fields of a `PushSubscription` that the server stores. */
export interface BrowserSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Whether this browser can receive notifications, and whether its user lets us. */
export function pushPermission(): 'unsupported' | 'blocked' | 'open' {
  const supported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!supported) return 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'open';
}

/**
 * Subscribes this browser with the server's key; it may ask its user first. Null: the user did not agree, or the browser
 * cannot after all.
 */
export async function subscribeBrowser(publicKey: string): Promise<BrowserSubscription | null> {
  if (pushPermission() !== 'open' || (await Notification.requestPermission()) !== 'granted') return null;
  if ((await registerWorker()) === null) return null;
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const wanted = { userVisibleOnly: true, applicationServerKey: publicKey };
    return described(await subscribedWith(pushManager, wanted));
  } catch {
    return null;
  }
}

/** A subscription with another key, from before the server's data was replaced, would block the new one. */
async function subscribedWith(manager: PushManager, wanted: PushSubscriptionOptionsInit): Promise<PushSubscription> {
  try {
    return await manager.subscribe(wanted);
  } catch (error) {
    const old = await manager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return manager.subscribe(wanted);
  }
}

function described(subscription: PushSubscription): BrowserSubscription | null {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return null;
  return { endpoint, keys: { p256dh, auth } };
}

/** This browser no longer receives notifications, whatever the server believes. */
export async function unsubscribeBrowser(): Promise<void> {
  keepPushUser(null);
  if (pushPermission() === 'unsupported') return;
  try {
    const registration = await navigator.serviceWorker.getRegistration('/');
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  } catch {
    // The server ends the device with its session.
  }
}

export function keepPushUser(userId: string | null): void {
  if (userId === null) localStorage.removeItem(KEPT_USER);
  else localStorage.setItem(KEPT_USER, userId);
}

export function keptPushUser(): string | null {
  return localStorage.getItem(KEPT_USER);
}
