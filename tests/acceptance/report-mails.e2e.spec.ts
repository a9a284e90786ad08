import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mailOutboxApi } from '../../contracts/operations/api.js';
import { viewApi } from '../../contracts/views/api.js';
import { ReportMailJob } from '../../services/reports/policies/report-mail-job.js';
import { type Harbour, openHarbour, startHarbourServer } from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';

let server: MarinaServer;
let harbour: Harbour;

beforeAll(async () => {
  server = await startHarbourServer();
  server.clock.set('2027-06-01T08:00:00.000Z');
  harbour = await openHarbour(server, { marina: { office_email: 'office@port.example' } });
});
afterAll(() => server.close());

const run = async () => {
  await server.settled(20_000);
  return server.app.get(ReportMailJob, { strict: false }).run();
};
const mails = async () =>
  (await server.must(mailOutboxApi.getall, { token: harbour.token, body: { page_size: 100 } })).items.filter(
    ({ subject }) => subject.startsWith('Booked by type'),
  );

it('sends a view of the reports once a week, from the week after it was set, until it is changed', async () => {
  await harbour.created('APPROVE', harbour.at('A1'));
  const view = { list: 'reports' as const, name: 'Weekly revenue', query: 'report=revenue' };
  const { token } = harbour;
  const { id } = await server.must(viewApi.save, { token, body: { ...view, mail: 'WEEK' } });
  expect(await run()).toBe(0);
  server.clock.set('2027-06-07T08:00:00.000Z');
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  const [mail] = await mails();
  expect(await mails()).toHaveLength(1);
  expect(mail?.subject).toMatch(/^Booked by type and month of arrival, /);
  expect((await server.engines.outbox?.get(mail?.id ?? ''))?.text).toMatch(/office@port\.example\n$/);
  server.clock.set('2027-06-14T08:00:00.000Z');
  expect(await run()).toBe(1);
  await server.must(viewApi.save, { token, body: { id, ...view, mail: 'NONE' } });
  server.clock.set('2027-06-21T08:00:00.000Z');
  expect(await run()).toBe(0);
  expect(await mails()).toHaveLength(2);
});
