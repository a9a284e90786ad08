import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { notificationApi } from '../../contracts/notifications/api.js';
import { noEmails } from '../../contracts/notifications/email-preferences.js';
import { NotificationDigestJob } from '../../services/notifications/policies/notification-digest-job.js';
import { emailPreferenceRecord } from '../../services/notifications/records/email-preference-record.js';
import { pushDeviceRecord } from '../../services/notifications/records/push-device-record.js';
import { StreamRepository } from '../../services/platform/event-sourcing/stream-repository.js';
import { openHarbour, PETREL, somebody, startHarbourServer, type Harbour } from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';

describe('what staff get by email', () => {
  let server: MarinaServer;
  let harbour: Harbour;
  beforeAll(async () => {
    server = await startHarbourServer({ now: '2027-06-01T10:00:00.000Z' });
    harbour = await openHarbour(server, { marina: { office_email: 'office@port.example' }, berths: [12, 12] });
  });
  afterAll(() => server.close());

  async function member(language: 'en' | 'de', RESERVATION: 'AT_ONCE' | 'DAILY' | 'NEVER') {
    const user = await server.addStaff(harbour.marina, undefined, { language });
    const body = { preferences: { ...noEmails, RESERVATION } };
    await server.must(notificationApi.setEmailPreferences, { token: user.token, body });
    return user;
  }
  const mailsTo = async (to: string) =>
    (await server.engines.outbox?.list({ marina_ids: [harbour.marina], to, page: 1, page_size: 20 }))?.items ?? [];
  const subjectsTo = async (to: string) => (await mailsTo(to)).map(({ subject }) => subject);
  const newestTextTo = async (to: string) =>
    (await server.engines.outbox?.get((await mailsTo(to))[0]?.id ?? ''))?.text ?? '';

  it('is nothing until they choose, and then what they chose', async () => {
    const user = await server.addStaff(harbour.marina);
    const shown = () => server.must(notificationApi.emailPreferences, { token: user.token });
    expect(await shown()).toEqual({ preferences: noEmails });
    const preferences = { ...noEmails, MEMBERSHIP: 'DAILY' as const };
    await server.must(notificationApi.setEmailPreferences, { token: user.token, body: { preferences } });
    expect(await shown()).toEqual({ preferences });
  });

  it('comes at once or once a day, in the language of each reader, and never twice', async () => {
    const atOnce = await member('de', 'AT_ONCE');
    const daily = await member('en', 'DAILY');
    const never = await member('en', 'NEVER');
    await harbour.request({ boater: somebody({ first_name: 'Hugo', last_name: 'Girard' }), vessel: PETREL });
    await server.settled();
    expect(await subjectsTo(atOnce.email)).toEqual([expect.stringMatching(/^Hugo Girard fragt/)]);
    expect(await newestTextTo(atOnce.email)).toMatch(/office@port\.example\n$/);
    // The reader may have another of their marinas open.
    const link = new RegExp(`/reservations/[0-9a-f-]{36}\\?marina=${harbour.marina}\\n`);
    expect(await newestTextTo(atOnce.email)).toMatch(link);
    const job = server.app.get(NotificationDigestJob, { strict: false });
    await job.run();
    expect(await subjectsTo(daily.email)).toEqual([]);
    server.clock.set('2027-06-02T06:00:00.000Z');
    await job.run();
    await job.run();
    expect(await subjectsTo(daily.email)).toEqual([expect.stringMatching(/Hugo Girard has requested a berth/)]);
    expect(await subjectsTo(never.email)).toEqual([]);
  });

  it('is found without reading the record of each of the staff', async () => {
    const reader = await member('en', 'AT_ONCE');
    for (let number = 0; number < 5; number += 1) await member('en', 'NEVER');
    await server.settled();
    const streams = server.app.get(StreamRepository, { strict: false });
    const loaded: string[] = [];
    const load = streams.load.bind(streams);
    streams.load = (aggregate, id) => {
      loaded.push(aggregate.prefix);
      return load(aggregate, id);
    };
    await harbour.request({ boater: somebody({ first_name: 'Rosa', last_name: 'Pereira' }), vessel: PETREL });
    await server.settled();
    expect(await subjectsTo(reader.email)).toEqual([expect.stringMatching(/^Rosa Pereira has requested/)]);
    expect(loaded).not.toContain(emailPreferenceRecord.prefix);
    expect(loaded).not.toContain(pushDeviceRecord.prefix);
  });
});
