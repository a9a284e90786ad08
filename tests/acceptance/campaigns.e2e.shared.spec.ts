import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { absenceApi } from '../../contracts/absences/api.js';
import { availabilityApi } from '../../contracts/berths/api.js';
import { campaignApi, subscriptionApi } from '../../contracts/campaigns/api.js';
import type { CampaignSection } from '../../contracts/campaigns/vocabulary.js';
import { boaterApi, vesselApi } from '../../contracts/customers/api.js';
import { dashboardApi } from '../../contracts/dashboard/api.js';
import { openHarbour } from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { VIEWER } from '../fixtures/permissions.js';
import { sharedServer } from '../fixtures/shared-server.js';

const SECTION: CampaignSection = 'REVENUE_PLANNING';
const body = { screen_type: SECTION };

describe('a campaign to the berth holders', () => {
  let server: MarinaServer;
  let marina: string;
  let token: string;
  let counted = 0;

  beforeAll(async () => {
    server = await sharedServer();
  });
  beforeEach(async () => {
    server.clock.set('2027-07-03T08:00:00.000Z');
    marina = await server.openMarina({ name: 'Port Neuf', office_email: 'office@port.example' });
    token = (await server.addStaff(marina)).token;
  });

  async function holder(more: { email?: string; language?: 'en' | 'de' } = {}) {
    counted += 1;
    const email = more.email ?? `holder-${counted}@campaign.example`;
    const contact = { first_name: 'Inès', last_name: `Delacroix`, ...more, email };
    const { id } = await server.must(boaterApi.add, { token, body: { ...contact, relation_type: 'RESIDENT' } });
    const vessel = { name: `Sirocco ${counted}`, length: 10, beam: 3, draft: 1.5 };
    const { id: vessel_id } = await server.must(vesselApi.add, { token, body: { boater_id: id, vessel } });
    return { id, email, vessel_id };
  }
  const details = async (screen_type: CampaignSection = SECTION) => {
    await server.settled();
    return (await server.must(campaignApi.section, { token, body: { screen_type } })).screen_details;
  };
  const send = (more: { key?: string; as?: string } = {}) =>
    server.call(campaignApi.send, {
      token: more.as ?? token,
      body,
      headers: more.key === undefined ? {} : { 'Idempotency-Key': more.key },
    });
  async function mailsTo(email: string) {
    const { outbox } = server.engines;
    if (outbox === null) throw new Error('this server keeps no mails');
    const { items } = await outbox.list({ marina_ids: [marina], to: email, page: 1, page_size: 10 });
    return Promise.all(items.map(async ({ id }) => (await outbox.get(id))!));
  }
  const tokenIn = (text: string) => /\/unsubscribe\/(\S+)/.exec(text)?.[1] ?? '';

  it('goes to each address once, in the language of its reader, and its progress ends with a result', async () => {
    const english = await holder();
    const german = await holder({ language: 'de' });
    expect(await details()).toMatchObject({
      residents_found: 2,
      previously_sent: null,
      sent_today: false,
      latest: null,
    });
    const answer = await send();
    expect(answer).toMatchObject({ status: 200, body: { action: 'SEND_MARKETING_EMAIL_SUCCESS', recipients: 2 } });
    expect(await details()).toMatchObject({
      previously_sent: '2027-07-03T08:00:00.000Z',
      sent_today: true,
      latest: { status: 'DONE', recipients: 2, done: 2, sent: 2, refused: 0, skipped: 0, by: 'Ada Quay' },
    });
    const [first, ...more] = await mailsTo(english.email);
    expect(more).toEqual([]);
    expect(first?.text).toMatch(/Hello Inès,[\s\S]*\/away\/[\s\S]*\/unsubscribe\//);
    expect(first?.text).toMatch(/office@port\.example\n$/);
    expect(first?.html).toContain('<tr class="foot">');
    expect((await mailsTo(german.email))[0]).toMatchObject({
      language: 'de',
      text: expect.stringMatching(/^Guten Tag Inès/),
    });
    expect((await server.must(campaignApi.sent, { token, body: {} })).items).toMatchObject([
      { screen_type: SECTION, sent: 2 },
    ]);
    const { revenue_planning } = await server.must(dashboardApi.membershipStatistics, { token });
    expect(revenue_planning.previously_sent).toBe('2027-07-03T08:00:00.000Z');
  });

  it('sent from two windows at once goes out once; on the next day of the marina it may go out again', async () => {
    const { email } = await holder();
    await server.settled();
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error_type).toBe('CAMPAIGN_SENT_TODAY');
    await server.settled();
    expect(await mailsTo(email)).toHaveLength(1);
    // Midnight in Paris, while it is still the same day in UTC.
    server.clock.set('2027-07-03T22:30:00.000Z');
    token = (await server.addStaff(marina)).token;
    expect((await send()).status).toBe(200);
    await server.settled();
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('that was resent with the same key answers the same campaign', async () => {
    await holder();
    await server.settled();
    const [one, other] = [await send({ key: 'same' }), await send({ key: 'same' })];
    expect(one.status).toBe(200);
    expect(other.body.campaign_id).toBe(one.body.campaign_id);
  });

  it('needs somebody to write to, and the permission to edit residents', async () => {
    expect((await send()).body.error_type).toBe('CAMPAIGN_HAS_NOBODY');
    const viewer = await server.addStaff(marina, VIEWER);
    expect((await send({ as: viewer.token })).status).toBe(403);
  });

  it('does not reach those who unsubscribed, by the page or with one click, until they allow it again', async () => {
    const [page, click] = [await holder(), await holder()];
    await server.settled();
    await send();
    await server.settled();
    const tokens = await Promise.all(
      [page, click].map(async ({ email }) => tokenIn((await mailsTo(email))[0]?.text ?? '')),
    );
    const shown = await server.must(subscriptionApi.show, { body: { token: tokens[0]! } });
    expect(shown).toEqual({
      marina: 'Port Neuf',
      email: expect.stringMatching(/^h\*+@campaign\.example$/),
      subscribed: true,
    });
    await server.must(subscriptionApi.change, { body: { token: tokens[0]!, subscribed: false } });
    const address = `${server.url}/boater/unsubscribe/${tokens[1]}`;
    // Programs that check links read them.
    expect((await fetch(address, { redirect: 'manual' })).status).toBe(303);
    expect((await server.must(subscriptionApi.show, { body: { token: tokens[1]! } })).subscribed).toBe(true);
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const clicked = await fetch(address, { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' });
    expect([clicked.status, await clicked.json()]).toEqual([200, { subscribed: false }]);
    expect(await details()).toMatchObject({ residents_found: 0, left_out: { unsubscribed: 2 } });
    await server.must(subscriptionApi.change, { body: { token: tokens[0]!, subscribed: true } });
    expect(await details()).toMatchObject({ residents_found: 1, left_out: { unsubscribed: 1 } });
  });

  it('refuses links to unsubscribe that were cut off or made up', async () => {
    for (const forged of ['x', `${marina}.${marina}.digest.signature`]) {
      const answer = await server.call(subscriptionApi.change, { body: { token: forged, subscribed: false } });
      expect([answer.status, answer.body.error_type]).toEqual([404, 'UNSUBSCRIBE_LINK_INVALID']);
    }
  });

  it('counts the absences that its readers report afterwards', async () => {
    const harbour = await openHarbour(server, { berths: [12] });
    ({ token, marina } = harbour);
    const { vessel_id } = await holder();
    const held = { berth_id: harbour.berth('A1'), vessel_id };
    await server.must(availabilityApi.allocateVessel, { token, body: held });
    await server.settled();
    await send();
    await server.settled();
    await server.must(absenceApi.create, {
      token,
      body: { vessel_id, departure_date: '2027-08-01', return_date: '2027-08-05', reason: 'OTHER', destination: '' },
    });
    await server.settled();
    expect((await server.must(campaignApi.sent, { token, body: {} })).items[0]?.came_of_it).toBe(1);
    expect(await details()).toMatchObject({
      residents_found: 0,
      left_out: { done_already: 1 },
      metric: { value: 1, of: 1 },
    });
  });

  it('shows its audience as a file and its mail in every language', async () => {
    const { email } = await holder();
    await server.settled();
    const list = await server.must(campaignApi.audience, { token, body });
    expect(list.file_name).toBe('boaters-list-2027-07-03.csv');
    expect(Buffer.from(list.content, 'base64').toString('utf8')).toContain(email);
    for (const screen_type of ['BOATER_CONNECTIONS', 'REVENUE_PLANNING', 'MARINA_TRAFFIC'] as const) {
      for (const language of ['en', 'fr', 'de', 'es', 'it'] as const) {
        const asked = { screen_type, language };
        const html = await server.must(campaignApi.template, { token, body: { ...asked, data_type: 'HTML' } });
        const text = await server.must(campaignApi.template, { token, body: { ...asked, data_type: 'TEXT' } });
        expect(Buffer.from(html.content, 'base64').toString('utf8')).toContain(`<html lang="${language}">`);
        expect(Buffer.from(text.content, 'base64').toString('utf8')).toContain('Port Neuf');
        expect(text.file_name).toMatch(/^TE4[123]-..\.txt$/);
      }
    }
  });

  it('is tested by a mail to the user alone', async () => {
    await holder();
    await server.settled();
    const { to } = await server.must(campaignApi.sendTest, { token, body });
    await server.settled();
    expect(await mailsTo(to)).toHaveLength(1);
    expect(await details()).toMatchObject({ latest: null, sent_today: false });
  });
});
