import { NestFactory } from '@nestjs/core';
import { type DemoHost, SESSION_HOURS } from '../demo/demo-world.js';
import { CommandBus, QueryBus } from '../platform/buses/buses.js';
import { SettableClock } from '../platform/clock/clock.js';
import { Consumers } from '../platform/consuming/consumers.js';
import { PolicyHost } from '../platform/consuming/policy-host.js';
import { EventLog } from '../platform/event-sourcing/event-log.js';
import { InProcessClient } from '../platform/http/in-process-client.js';
import type { PlatformInput } from '../platform/platform.module.js';
import { PointsJob } from '../loyalty/policies/points-job.js';
import { LinkTokens } from '../reservations/links/link-token.js';
import { PayoutJob } from '../payments/policies/payout-job.js';
import { ExpiryJob } from '../reservations/policies/expiry-job.js';
import { AppModule } from './app.module.js';
import { readsInDemo } from './demo-read-models.js';

/** The product without a server, on a settable clock. Its days are past: only campaigns send mails, to the outbox. */
export async function openDemoHost(platform: Omit<PlatformInput, 'clock' | 'consume'>) {
  const clock = new SettableClock(new Date(0));
  const policies = (name: string) => !/(?<!campaign-)mail|push/.test(name);
  const settings = { ...platform.settings, SESSION_HOURS };
  const root = AppModule.on({ ...platform, settings, clock, consume: { readModels: readsInDemo, policies } });
  const app = await NestFactory.createApplicationContext(root, { logger: ['error', 'warn'], abortOnError: false });
  const own = { strict: false };
  const consumers = app.get(Consumers, own);
  const host: DemoHost = {
    clock,
    client: new InProcessClient(app),
    execute: (command) => app.get(CommandBus, own).execute(command),
    ask: (query) => app.get(QueryBus, own).execute(query),
    linkToken: (id) => app.get(LinkTokens, own).tokenFor(id),
    runJobs: async () => {
      for (const job of [ExpiryJob, PayoutJob, PointsJob]) await app.get(job, own).run();
    },
    settle: () => consumers.settledAndHeld(),
  };
  const close = () => (consumers.release(), app.close());
  return { ...host, close, log: app.get(EventLog, own), policies: app.get(PolicyHost, own) };
}
