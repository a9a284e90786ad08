/** The message that the server pushes: the texts that a lock screen may show, and the page that a click opens. */
interface PushedNotification {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** The notification's id: a repeated one replaces the first without a sound. */
  readonly tag: string;
  readonly language: string;
}

/** The parts of a service worker that are used here; the types of browsers know only pages. */
interface Window {
  readonly url: string;
  readonly focused: boolean;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
  postMessage(message: unknown, transfer: readonly Transferable[]): void;
}
export interface PushWorker {
  readonly location: { readonly origin: string };
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
export interface PushEvent extends Lasting {
  readonly data: { json(): unknown } | null;
}
export interface ClickEvent extends Lasting {
  readonly notification: Pick<Notification, 'close' | 'data'>;
}

/** How long an open page may take to say that it shows the record. */
const PATIENCE_MS = 1_000;

/** Browsers end a subscription whose pushes show nothing, so a message of another form is shown without words. */
export function showPush(worker: PushWorker, event: PushEvent): void {
  const { title, body, path, tag, language } = readPush(event.data);
  const icon = '/icons/icon-192.png';
  event.waitUntil(
    worker.registration.showNotification(title, { body, tag, lang: language, icon, badge: icon, data: { path } }),
  );
}

function readPush(data: PushEvent['data']): PushedNotification {
  const empty = { title: 'Quayside', body: '', path: '/', tag: 'quayside', language: '' };
  try {
    return { ...empty, ...(data?.json() as Partial<PushedNotification>) };
  } catch {
    return empty;
  }
}

/** Opens the record, in an open window of the console if there is one. Text that was typed there is kept. */
export function openPush(worker: PushWorker, isShell: (path: string) => boolean, event: ClickEvent): void {
  event.notification.close();
  const address = addressIn(event.notification.data, worker.location.origin);
  event.waitUntil(show(worker, isShell, address));
}

async function show(worker: PushWorker, isShell: (path: string) => boolean, address: URL): Promise<void> {
  const { origin } = worker.location;
  const windows = (await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(({ url }) => {
    const shown = new URL(url);
    return shown.origin === origin && isShell(shown.pathname);
  });
  const window = windows.find(({ focused }) => focused) ?? windows[0];
  if (window === undefined) {
    await worker.clients.openWindow(address.href);
    return;
  }
  await window.focus();
  if (await opens(window, `${address.pathname}${address.search}`)) return;
  // The page does not answer if no user is signed in.
  await window.navigate(address.href).catch(() => worker.clients.openWindow(address.href));
}

function opens(window: Window, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE_MS);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve(true);
    };
    window.postMessage({ open: path }, [port2]);
  }).finally(() => port1.close());
}

function addressIn(data: unknown, origin: string): URL {
  const path = typeof data === 'object' && data !== null && 'path' in data ? String(data.path) : '/';
  const address = URL.parse(path, origin);
  return address?.origin === origin ? address : new URL('/', origin);
}
