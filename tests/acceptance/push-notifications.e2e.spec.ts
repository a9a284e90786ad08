import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sessionApi, userApi } from '../../contracts/identity/api.js';
import { notificationApi } from '../../contracts/notifications/api.js';
import { PushJob } from '../../services/notifications/policies/push-job.js';
import { pushDeviceRecord } from '../../services/notifications/records/push-device-record.js';
import { Erasure } from '../../services/platform/erasing/erasure.js';
import { EventLog } from '../../services/platform/event-sourcing/event-log.js';
import { type Harbour, openHarbour, PETREL, somebody, startHarbourServer } from '../fixtures/harbour.js';
import type { MarinaServer, Member } from '../fixtures/marina-server.js';
import { senderOf, startPushService, SubscribedBrowser } from '../fixtures/push-service.js';

describe('notifications on the devices of staff', () => {
  let service: Awaited<ReturnType<typeof startPushService>>;
  let server: MarinaServer;
  let harbour: Harbour;
  beforeAll(async () => {
    service = await startPushService();
    const settings = { PUSH_SERVICE_URL: service.url, SESSION_HOURS: 24, SUPPORT_EMAIL: 'help@harbour.example' };
    server = await startHarbourServer({ now: '2027-06-01T10:00:00.000Z', settings });
    harbour = await openHarbour(server, { berths: [12, 12] });
  });
  afterAll(async () => {
    await server.close();
    await service.close();
  });

  const settingsOf = ({ token }: Member) => server.must(notificationApi.pushSettings, { token });
  let browsers = 0;
  async function subscribed(token: string) {
    browsers += 1;
    const browser = new SubscribedBrowser(`browser-${browsers}`);
    await server.must(notificationApi.addPushDevice, { token, body: browser.subscription });
    return browser;
  }
  async function reader(language: 'en' | 'de' = 'en') {
    const member = await server.addStaff(harbour.marina, undefined, { language });
    return { member, browser: await subscribed(member.token) };
  }
  const requested = async () => {
    const boater = somebody({ first_name: 'Hugo', last_name: 'Girard' });
    const { id } = await harbour.request({ boater, vessel: PETREL });
    await server.settled();
    return id;
  };
  /** The first run may be one that began before the notification was due. */
  async function pushed() {
    const job = server.app.get(PushJob, { strict: false });
    await job.run();
    await job.run();
    await server.settled();
  }
  const later = (minutes: number) =>
    server.clock.set(new Date(server.clock.now().getTime() + minutes * 60_000).toISOString());

  it('come to every device, in the language of its reader, without a name, and never twice', async () => {
    const { member, browser } = await reader('de');
    const second = await subscribed(await server.signIn(member.email));
    const other = await reader();
    await requested();
    await pushed();
    for (const one of [browser, second]) {
      const [push, ...more] = service.to(one);
      expect(more).toEqual([]);
      const content = one.read(push!);
      expect(content).toMatchObject({
        title: expect.stringMatching(/^Port /) as unknown,
        body: expect.stringContaining('fragt') as unknown,
        // The marina is named: another one may be open on the device.
        path: expect.stringMatching(new RegExp(`^/reservations/[0-9a-f-]{36}\\?marina=${harbour.marina}$`)) as unknown,
        language: 'de',
      });
      expect(JSON.stringify(content)).not.toMatch(/Hugo|Girard|Petrel/);
    }
    const [english] = service.to(other.browser);
    expect(other.browser.read(english!)).toMatchObject({ body: 'A boater has requested a berth' });
    expect(english!.headers).toMatchObject({ ttl: '43200', urgency: 'high', 'content-encoding': 'aes128gcm' });
    expect(english!.headers.topic).toMatch(/^[0-9a-f]{32}$/);
    expect(english!.body.length).toBeLessThan(4_096);
    const { public_key } = await settingsOf(member);
    expect(senderOf(english!)).toMatchObject({
      key: public_key,
      claims: { aud: 'https://push.example.net', sub: 'mailto:help@harbour.example' },
    });

    await server.restart();
    await server.settled();
    await pushed();
    expect([browser, second, other.browser].map((one) => service.to(one).length)).toEqual([1, 1, 1]);
    expect((await settingsOf(member)).public_key).toBe(public_key);
  });

  it('stay away once they were viewed', async () => {
    const { member, browser } = await reader();
    service.answer(browser, 503);
    const reservation_id = await requested();
    await pushed();
    expect(service.to(browser)).toHaveLength(1);
    const { items } = await server.must(notificationApi.getall, { token: member.token, body: {} });
    // Those of the tests before were made at the same time.
    const pushedOne = items.find(({ details }) => details.reservation_id === reservation_id);
    const body = { notification_ids: [pushedOne!.id] };
    await server.must(notificationApi.view, { token: member.token, body });
    service.answer(browser, 201);
    later(5);
    await pushed();
    expect(service.to(browser)).toHaveLength(1);
  });

  it('end for a browser that its push service no longer knows', async () => {
    const { member, browser } = await reader();
    service.answer(browser, 410);
    await requested();
    await pushed();
    expect(await settingsOf(member)).toMatchObject({ this_device: false, devices: 0 });
    await requested();
    await pushed();
    expect(service.to(browser)).toHaveLength(1);
  });

  it('come later where a push service is down, and without delay to the others', async () => {
    const [down, up] = [await reader(), await reader()];
    service.answer(down.browser, 503, { 'Retry-After': '120' });
    await requested();
    await pushed();
    expect([down, up].map(({ browser }) => service.to(browser).length)).toEqual([1, 1]);
    service.answer(down.browser, 201);
    later(1);
    await pushed();
    expect(service.to(down.browser)).toHaveLength(1);
    later(2);
    await pushed();
    await pushed();
    expect([down, up].map(({ browser }) => service.to(browser).length)).toEqual([2, 1]);
  });

  it('are only about what the person chose', async () => {
    const { member, browser } = await reader();
    const { token } = member;
    expect((await settingsOf(member)).subjects).toHaveLength(4);
    await server.must(notificationApi.setPushSubjects, { token, body: { subjects: ['MEMBERSHIP'] } });
    await requested();
    await pushed();
    expect(service.to(browser)).toEqual([]);
    expect(await settingsOf(member)).toMatchObject({ this_device: true, devices: 1, subjects: ['MEMBERSHIP'] });
  });

  it('end with the switch, the session, and the deletion of the user', async () => {
    const [off, out, deleted, erased] = [await reader(), await reader(), await reader(), await reader()];
    await server.must(notificationApi.removePushDevice, { token: off.member.token });
    await server.must(sessionApi.logout, { token: out.member.token });
    const admin = await server.addAdmin();
    const headers = { 'X-Marina-Id': harbour.marina };
    await server.must(userApi.delete, { token: admin.token, headers, body: { user_id: deleted.member.id } });
    await server.app.get(Erasure, { strict: false }).erase(erased.member.id, server.context());
    await server.settled();
    await requested();
    await pushed();
    expect([off, out, deleted, erased].map(({ browser }) => service.to(browser).length)).toEqual([0, 0, 0, 0]);
    const again = await server.signIn(out.member.email);
    expect(await server.must(notificationApi.pushSettings, { token: again })).toMatchObject({ devices: 0 });
    const log = server.app.get(EventLog, { strict: false });
    const ends: unknown[] = [];
    for await (const event of log.stream(pushDeviceRecord.streamOf(deleted.member.id), 0))
      ends.push('type' in event && event.type);
    expect(ends).toEqual(['PushDeviceAdded', 'PushDeviceRemoved']);
    for await (const event of log.stream(pushDeviceRecord.streamOf(erased.member.id), 0)) {
      expect(event).toMatchObject({ data: { endpoint: null, p256dh: null, auth: null } });
    }
  });

  it('are sent to servers of the internet only', async () => {
    const { token } = harbour.staff;
    const { keys } = new SubscribedBrowser('wrong').subscription;
    for (const endpoint of [
      'http://push.example.net/a',
      'https://localhost/a',
      'https://127.0.0.1/a',
      'https://[::1]/a',
      'https://2130706433/a',
      'https://push.example.net:8443/a',
      'https://user:word@push.example.net/a',
      'https://metadata.internal/a',
      `https://push.example.net/${'a'.repeat(1_000)}`,
      'javascript:alert(1)',
    ]) {
      const { status, body } = await server.call(notificationApi.addPushDevice, { token, body: { endpoint, keys } });
      expect([endpoint, status, body.error_type]).toEqual([endpoint, 400, 'VALIDATION']);
    }
    const wrongKeys = { endpoint: 'https://push.example.net/a', keys: { ...keys, auth: 'short' } };
    expect(await server.call(notificationApi.addPushDevice, { token, body: wrongKeys })).toMatchObject({ status: 400 });
  });

  it('wait no longer for a session that has expired', async () => {
    const { browser } = await reader();
    later(25 * 60);
    await requested();
    await pushed();
    expect(service.to(browser)).toEqual([]);
  });
});
