import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allRoutes } from '../../fixtures/all-routes.js';
import { acceptedCommand } from '../../fixtures/every-command/accepted-command.js';
import { openCaseGround } from '../../fixtures/every-command/case-ground.js';
import type { CaseGround } from '../../fixtures/every-command/command-case.js';
import { everyCommand } from '../../fixtures/every-command/every-command.js';
import { startHarbourServer } from '../../fixtures/harbour.js';
import type { MarinaServer } from '../../fixtures/marina-server.js';
import { type OldSystem, startOldSystem } from '../../fixtures/old-system.js';
import { EventStoreDouble } from '../event-store/double/event-store-double.js';
import { countedWithin, LogCallCount } from './log-calls.js';
import { BUDGET, commandTrips } from './round-trip-table.js';

let node: EventStoreDouble;
let oldSystem: OldSystem;
let server: MarinaServer;
let ground: CaseGround;
let count: LogCallCount;

beforeAll(async () => {
  [node, oldSystem] = await Promise.all([EventStoreDouble.start(), startOldSystem()]);
  server = await startHarbourServer({ settings: { EVENT_STORE_URL: node.url, OLD_SYSTEM_URL: oldSystem.url } });
  ground = await openCaseGround(server, oldSystem);
  count = new LogCallCount(node, server);
}, 180_000);
afterAll(async () => {
  await server.close();
  node.goAway();
  await oldSystem.close();
});

describe('the table of calls to the server of the log', () => {
  it('has a line for each command of the contracts', () => {
    const commands = allRoutes.filter(({ does }) => does === 'command').map(({ path }) => path);
    expect(Object.keys(commandTrips).sort()).toEqual(commands.sort());
  });

  it('gives a reason for each line above the budget', () => {
    const above = Object.entries(commandTrips).filter(([, { further }]) => further > BUDGET);
    for (const line of above) expect(line).toEqual([line[0], expect.objectContaining({ because: expect.any(String) })]);
  });
});

describe('a command, with all that follows from it, makes no more calls than its line says', () => {
  it.each(everyCommand.map((command) => [command.route.path, command] as const))(
    '%s',
    async (path, command) => {
      const line = commandTrips[path] ?? { appends: 0, further: 0 };
      const counted = await countedWithin(line, async () =>
        count.during(await acceptedCommand(server, ground, command, count.settled)),
      );
      expect(counted).toEqual({ made: counted.made, isWithin: true });
    },
    60_000,
  );
});
