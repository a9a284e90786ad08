import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type ClickEvent, openPush, type PushEvent, type PushWorker, showPush } from './push-messages.js';

const ORIGIN = 'https://console.example.org';
type OpenWindow = Awaited<ReturnType<PushWorker['clients']['matchAll']>>[number];

/** Two linked ports, which jsdom lacks; those of Node stay open after a test. */
class LinkedPorts {
  readonly port1 = { onmessage: null as (() => void) | null, close: () => undefined };
  readonly port2 = { postMessage: () => queueMicrotask(() => this.port1.onmessage?.()) };
}
beforeAll(() => void Object.assign(globalThis, { MessageChannel: LinkedPorts }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'MessageChannel'));

/** The global objects that a browser provides to a service worker. */
function worker(windows: readonly OpenWindow[] = []) {
  const shown: (readonly [string, NotificationOptions | undefined])[] = [];
  const opened: string[] = [];
  const given: PushWorker = {
    location: { origin: ORIGIN },
    registration: {
      showNotification: (title, options) => {
        shown.push([title, options]);
        return Promise.resolve();
      },
    },
    clients: {
      matchAll: () => Promise.resolve(windows),
      openWindow: (url) => {
        opened.push(url);
        return Promise.resolve(null);
      },
    },
  };
  return { given, shown, opened };
}

function openWindow(path: string, { focused = false, answers = true } = {}) {
  const messages: unknown[] = [];
  const window = {
    url: `${ORIGIN}${path}`,
    focused,
    focus: jest.fn(() => Promise.resolve(null)),
    navigate: jest.fn((_url: string) => Promise.resolve(null)),
    postMessage: (message: unknown, transfer: readonly Transferable[]) => {
      messages.push(message);
      if (answers) (transfer[0] as MessagePort).postMessage('opened');
    },
  };
  return { window, messages };
}

async function lasting<E extends { waitUntil(work: Promise<unknown>): void }>(
  event: Omit<E, 'waitUntil'>,
  handle: (event: E) => void,
): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  handle({ ...event, waitUntil: (until: Promise<unknown>) => (work = until) } as unknown as E);
  await work;
}
const push = (given: PushWorker, data: PushEvent['data']) =>
  lasting<PushEvent>({ data }, (event) => showPush(given, event));
const close = jest.fn();
const click = (given: PushWorker, path: unknown) =>
  lasting<ClickEvent>({ notification: { close, data: { path } } }, (event) =>
    openPush(given, (shown) => !shown.startsWith('/boater'), event),
  );

describe('a push', () => {
  it('is shown with its words, once for each notification', async () => {
    const { given, shown } = worker();
    const content = {
      title: 'Port Vell',
      body: 'A boater cancelled',
      path: '/reservations/1',
      tag: 'n1',
      language: 'en',
    };
    await push(given, { json: () => content });
    expect(shown).toMatchObject([
      ['Port Vell', { body: 'A boater cancelled', tag: 'n1', lang: 'en', data: { path: '/reservations/1' } }],
    ]);
  });

  it.each([
    ['nothing', null],
    ['something else', { json: () => JSON.parse('{') as unknown }],
  ])('is shown even where it holds %s, as browsers demand', async (_, data) => {
    const { given, shown } = worker();
    await push(given, data);
    expect(shown).toMatchObject([['Quayside', { data: { path: '/' } }]]);
  });
});

describe('a click on a notification', () => {
  it('opens the record in the window in front, without loading it again', async () => {
    const [back, front] = [openWindow('/'), openWindow('/plan', { focused: true })];
    const { given, opened } = worker([back.window, front.window]);
    await click(given, '/reservations/1');
    expect(close).toHaveBeenCalled();
    expect(front.window.focus).toHaveBeenCalled();
    expect(front.messages).toEqual([{ open: '/reservations/1' }]);
    expect([back.messages, front.window.navigate.mock.calls, opened]).toEqual([[], [], []]);
  });

  it('loads the page of the record in a window where no user is signed in', async () => {
    const { window } = openWindow('/login', { answers: false });
    await click(worker([window]).given, '/reservations/1');
    expect(window.navigate.mock.calls).toEqual([[`${ORIGIN}/reservations/1`]]);
  });

  it('opens a window where there is none of the console', async () => {
    const { window, messages } = openWindow('/boater/link');
    const { given, opened } = worker([window]);
    await click(given, '/reservations/1');
    expect([opened, messages]).toEqual([[`${ORIGIN}/reservations/1`], []]);
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example/', undefined])('never leads to %s', async (path) => {
    const { given, opened } = worker();
    await click(given, path);
    expect(opened.every((url) => url.startsWith(`${ORIGIN}/`))).toBe(true);
  });
});
