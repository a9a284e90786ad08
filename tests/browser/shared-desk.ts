import { afterAll } from '@jest/globals';
import { join } from 'node:path';
import { MarinaServer } from '../fixtures/marina-server.js';
import { ConsoleBrowser } from './browser.js';

const DAY_SECONDS = 86_400;

/** A complete server with the built console, and one Chromium. */
export interface Desk {
  readonly server: MarinaServer;
  readonly browser: ConsoleBrowser;
}

let opening: Promise<Desk> | undefined;

afterAll(async () => {
  const desk = await opening;
  await desk?.browser.close();
  await desk?.server.close();
});

export async function openDesk(): Promise<Desk> {
  const CONSOLE_DIR = join(process.cwd(), 'dist/console');
  const settings = { CONSOLE_DIR, SESSION_HOURS: 24 * 3650, JOBS_EVERY_SECONDS: DAY_SECONDS };
  const server = new MarinaServer({ settings });
  await server.start();
  return { server, browser: await ConsoleBrowser.launch() };
}

/**
 * The server and the browser of test files that run together; a file that runs by itself has its own. The clock is set to
 * eight on 1 June 2027 for each file. Each file uses only its own marinas.
 */
export async function sharedDesk(): Promise<Desk> {
  opening ??= openDesk();
  const desk = await opening;
  desk.server.clock.set('2027-06-01T08:00:00.000Z');
  return desk;
}
