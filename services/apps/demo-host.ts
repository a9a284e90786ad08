import { NestFactory } from '@nestjs/core';
import type { DemoHost } from '../demo/demo-world.js';
import { CommandBus, QueryBus } from '../platform/buses/buses.js';
import { SettableClock } from '../platform/clock/clock.js';
import { Consumers } from '../platform/consuming/consumers.js';
import { PolicyHost } from '../platform/consuming/policy-host.js';
import { EventLog } from '../platform/event-sourcing/event-log.js';
import { InProcessClient } from '../platform/http/in-process-client.js';
import type { PlatformInput } from '../platform/platform.module.js';
import { LinkTokens } from '../reservations/links/link-token.js';
import { PayoutJob } from '../payments/policies/payout-job.js';
import { ExpiryJob } from '../reservations/policies/expiry-job.js';
import { AppModule } from './app.module.js';

/** Read models that commands, policies and jobs read; all others are built in another thread. */
const DOCK = ['absences', 'berths', 'traffic', 'dock-walks', 'dock-walk-differences', 'boaters', 'message-templates'];
const DESK = ['vessels', 'cards', 'marinas', 'deadlines', 'reservations', 'waiting-offers', 'customer-requests'];
const MONEY = ['money-rows', 'invoices', 'cash-days', 'loyalty-members', 'loyalty-promotions'];
const NEEDED = new Set([...DOCK, ...DESK, ...MONEY]);

/** The product without a server, on a settable clock. It sends no mail and no push: the demo's days are long past. */
export async function openDemoHost(platform: Omit<PlatformInput, 'clock' | 'consume'>) {
  const clock = new SettableClock(new Date(0));
  const policies = (name: string) => !/mail|push/.test(name);
  const root = AppModule.on({ ...platform, clock, consume: { readModels: (name) => NEEDED.has(name), policies } });
  const app = await NestFactory.createApplicationContext(root, { logger: ['error', 'warn'], abortOnError: false });
  const own = { strict: false };
  const consumers = app.get(Consumers, own);
  const host: DemoHost = {
    clock,
    client: new InProcessClient(app),
    execute: (command) => app.get(CommandBus, own).execute(command),
    ask: (query) => app.get(QueryBus, own).execute(query),
    linkToken: (id) => app.get(LinkTokens, own).tokenFor(id),
    runJobs: async () => (await app.get(ExpiryJob, own).run()) + (await app.get(PayoutJob, own).run()),
    settle: () => consumers.settledAndHeld(),
  };
  const close = () => (consumers.release(), app.close());
  return { ...host, close, log: app.get(EventLog, own), policies: app.get(PolicyHost, own) };
}
