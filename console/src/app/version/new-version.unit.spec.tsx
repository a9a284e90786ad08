import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { type Clock, stopClock } from '../../../testing/clock.js';
import { renderConsole } from '../../../testing/render-console.js';
import { ServerDouble } from '../../../testing/server-double.js';
import { setSocketConnection } from '../../lib/realtime/connection.js';
import { NewVersionPrompt } from './new-version-prompt.js';

/** A fake server of console builds, which are not part of the API. */
class ServerOfBuilds extends ServerDouble {
  build = 'a';
  looks = 0;

  override install(): this {
    super.install();
    const others = globalThis.fetch;
    globalThis.fetch = async (address, request) => {
      if (address !== '/version.json') return others(address, request);
      this.looks += 1;
      return Promise.resolve(new Response(JSON.stringify({ build: this.build })));
    };
    return this;
  }
}

const PROMPT = 'A new version is available.';

let server: ServerOfBuilds;
let clock: Clock | undefined;
async function open(): Promise<void> {
  server = new ServerOfBuilds();
  await renderConsole(<NewVersionPrompt />, { server });
}
async function shown(): Promise<void> {
  await open();
  await waitFor(() => expect(server.looks).toBe(1));
}
const looked = (times: number) => waitFor(() => expect(server.looks).toBe(times));

afterEach(() => act(() => setSocketConnection(null)));
afterEach(() => {
  clock?.goOn();
  clock = undefined;
});

describe('a new version', () => {
  it('is announced once when the server is back with another one', async () => {
    await shown();
    act(() => setSocketConnection('offline'));
    act(() => setSocketConnection('online'));
    await looked(2);
    expect(screen.queryByText(PROMPT)).toBeNull();
    server.build = 'b';
    act(() => setSocketConnection('offline'));
    act(() => setSocketConnection('online'));
    expect(await screen.findByText(PROMPT)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload now' })).toBeVisible();
    act(() => setSocketConnection('offline'));
    act(() => setSocketConnection('online'));
    await looked(4);
    expect(screen.getAllByText(PROMPT)).toHaveLength(1);
  });

  it('is looked for on return to the tab', async () => {
    await shown();
    server.build = 'b';
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText(PROMPT)).toBeVisible();
  });

  it('is looked for every five minutes', async () => {
    clock = stopClock('2027-07-01T09:00:00Z');
    await open();
    await clock.pass(100);
    expect(server.looks).toBe(1);
    server.build = 'b';
    await clock.pass(5 * 60_000 - 1_000);
    expect(screen.queryByText(PROMPT)).toBeNull();
    await clock.pass(1_000);
    expect(screen.getByText(PROMPT)).toBeVisible();
    expect(server.looks).toBe(2);
  });
});
