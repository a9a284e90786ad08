import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Consumers } from '../../services/platform/consuming/consumers.js';
import { STREAM_NAMES } from '../../services/platform/event-sourcing/stream-name.js';
import { allRoutes } from '../fixtures/all-routes.js';
import { openCaseGround } from '../fixtures/every-command/case-ground.js';
import type { CaseGround } from '../fixtures/every-command/command-case.js';
import { everyCommand } from '../fixtures/every-command/every-command.js';
import { sendReady } from '../fixtures/every-command/send-ready.js';
import { type MarinaServer, startMarinaServer } from '../fixtures/marina-server.js';
import { type OldSystem, startOldSystem } from '../fixtures/old-system.js';

/** These answer only when the read models have caught up, so that the consumers go on meanwhile. */
const WAITS_FOR_READ_MODELS = ['/admin/boater/erase', '/admin/cash_up/erase_texts'];
/** Strangers could read from a position whether there is such an account, or whether anything changed. */
const TELLS_NO_POSITION = [
  '/admin/migrator/migrate_user',
  '/admin/public/login',
  '/admin/public/reset_password',
  '/boater/subscription/set',
];

let oldSystem: OldSystem;
let server: MarinaServer;
let ground: CaseGround;
const consumers = () => server.app.get(Consumers, { strict: false });

beforeAll(async () => {
  oldSystem = await startOldSystem();
  server = await startMarinaServer({ consume: true, settings: { OLD_SYSTEM_URL: oldSystem.url } });
  ground = await openCaseGround(server, oldSystem);
}, 180_000);
afterAll(async () => {
  consumers().release();
  await server.close();
  await oldSystem.close();
});

it('has one case for each command of the contracts', () => {
  const commands = allRoutes.filter(({ does }) => does === 'command').map(({ path }) => path);
  expect(everyCommand.map(({ route }) => route.path).sort()).toEqual(commands.sort());
});

describe('the position of an answer covers all events of the command', () => {
  it.each(everyCommand.map((command) => [command.route.path, command] as const))(
    '%s',
    async (path, { route, ready, appends = true }) => {
      consumers().release();
      const call = await ready(ground);
      // Nothing else appends from now on.
      await consumers().settledAndHeld();
      if (WAITS_FOR_READ_MODELS.includes(path)) consumers().release();
      const before = await server.engines.eventStore.head();
      const answer = await sendReady(server, route, call);
      const text = await answer.text();
      expect([answer.status, answer.status === 200 ? '' : text]).toEqual([200, '']);
      const after = await server.engines.eventStore.head();
      expect(after > before).toBe(appends);

      const position = answer.headers.get('X-Position');
      if (TELLS_NO_POSITION.includes(path)) {
        expect(position).toBeNull();
        return;
      }
      const stated = (JSON.parse(text) as { position?: number }).position ?? position;
      expect(String(stated)).toBe(position);
      if (WAITS_FOR_READ_MODELS.includes(path)) await server.note(answer);
      else if (appends) expect(Number(position)).toBeGreaterThanOrEqual(after);
    },
    60_000,
  );
});

it('names every stream so that it is told from those of other programs on a server', async () => {
  const names = new Set<string>();
  for await (const { stream } of server.engines.eventStore.readAll({ after: 0 })) names.add(stream);
  const form = new RegExp(STREAM_NAMES);
  expect([...names].filter((name) => !form.test(name))).toEqual([]);
});
