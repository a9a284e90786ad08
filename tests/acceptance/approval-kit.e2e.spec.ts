import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { settingsApi } from '../../contracts/marinas/api.js';
import type { ApprovalKitSchedule } from '../../contracts/marinas/vocabulary.js';
import { ApprovalKitJob } from '../../services/reservations/policies/approval-kit-job.js';
import { type Harbour, openHarbour, PRICE, somebody, startHarbourServer } from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';

let server: MarinaServer;
let harbour: Harbour;
beforeAll(async () => {
  server = await startHarbourServer({ settings: { RATE_REQUESTS_PER_MAILBOX_AND_DAY: 3 } });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set('2027-06-01T08:00:00.000Z');
  harbour = await openHarbour(server);
});

const keep = (schedule: ApprovalKitSchedule) =>
  server.must(settingsApi.approvalKit, {
    token: harbour.token,
    body: { approval_kit: { schedule, notes: { en: 'Call channel 9.', fr: 'Appelez le canal 9.' } } },
  });
const approve = async (language: 'en' | 'fr' = 'en') => {
  const boater = somebody({ language });
  // The stay of the fixture arrives on 11 June 2027 in Paris.
  const asked = await harbour.approved({ boater }, PRICE);
  return { asked, email: boater.email };
};
async function kitsTo(email: string): Promise<string[]> {
  await server.settled();
  const list = await server.engines.outbox?.list({ marina_ids: [harbour.marina], to: email, page: 1, page_size: 50 });
  return (list?.items ?? []).map(({ subject }) => subject).filter((subject) => /arrival|arrivée/.test(subject));
}
const runJob = () => server.app.get(ApprovalKitJob, { strict: false }).run();

describe('the approval kit', () => {
  it('comes with the approval, in the boater’s language, once', async () => {
    await keep('UPON_APPROVAL');
    const { email } = await approve('fr');
    expect(await kitsTo(email)).toHaveLength(1);
    await runJob();
    expect(await kitsTo(email)).toHaveLength(1);
  });

  it('comes at its time by the marina’s clock, and once however often the job runs', async () => {
    await keep('DAY_BEFORE_ARRIVAL');
    const { email } = await approve();
    server.clock.set('2027-06-10T06:59:00.000Z');
    await runJob();
    expect(await kitsTo(email)).toEqual([]);
    server.clock.set('2027-06-10T07:00:00.000Z'); // nine in Paris
    await Promise.all([runJob(), runJob()]);
    await runJob();
    expect(await kitsTo(email)).toHaveLength(1);
  });

  it('comes with an approval after its time', async () => {
    await keep('DAY_BEFORE_ARRIVAL');
    server.clock.set('2027-06-10T12:00:00.000Z');
    const { email } = await approve();
    expect(await kitsTo(email)).toHaveLength(1);
  });

  it('does not come for a stay that was cancelled', async () => {
    await keep('ARRIVAL_DAY');
    const { asked, email } = await approve();
    await harbour.must(asked, 'CANCEL', { reason: 'full' });
    server.clock.set('2027-06-11T08:00:00.000Z');
    await runJob();
    expect(await kitsTo(email)).toEqual([]);
  });

  it('is sent as a test to the signed-in person only, some times a day', async () => {
    const test = (language: 'en' | 'fr') =>
      server.call(settingsApi.testKit, { token: harbour.token, body: { language } });
    expect(await test('en')).toMatchObject({ status: 409, body: { error_type: 'MARINA_KIT_EMPTY' } });
    await keep('ARRIVAL_DAY');
    const { body } = await test('fr');
    expect(body).toEqual({ sent_to: harbour.staff.email });
    const outbox = await server.engines.outbox?.list({ marina_ids: [harbour.marina], page: 1, page_size: 50 });
    expect(outbox?.items.map(({ to }) => to)).toEqual([harbour.staff.email]);
    const mail = await server.engines.outbox?.get(outbox?.items[0]?.id ?? '');
    expect(mail?.text).toContain('Appelez le canal 9.');
    expect(mail?.text).toContain('TEST');
    expect([(await test('en')).status, (await test('en')).status]).toEqual([200, 429]);
  });

  it('is not sent by a marina that has none', async () => {
    const { email } = await approve();
    expect(await kitsTo(email)).toEqual([]);
  });
});
