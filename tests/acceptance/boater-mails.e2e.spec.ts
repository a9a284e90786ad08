import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { erasingApi } from '../../contracts/customers/api.js';
import { settingsApi } from '../../contracts/marinas/api.js';
import { messageApi } from '../../contracts/messages/api.js';
import { ExpiryJob } from '../../services/reservations/policies/expiry-job.js';
import type { OutboxMail } from '../../services/platform/mail/mail-outbox.js';
import { PNG, upload } from '../fixtures/furnished-marina.js';
import {
  type Asked,
  eventsOf,
  type Harbour,
  openHarbour,
  PRICE,
  somebody,
  startHarbourServer,
} from '../fixtures/harbour.js';
import { PASSWORD, type MarinaServer } from '../fixtures/marina-server.js';

let server: MarinaServer;
let harbour: Harbour;
beforeAll(async () => {
  server = await startHarbourServer({ settings: { PUBLIC_URL: 'https://harbour.example/' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set('2027-06-01T08:00:00.000Z');
  harbour = await openHarbour(server, { marina: { accepts_online_payments: true } });
});

/** All mails to an address, oldest first. */
async function mailsTo(to: string): Promise<OutboxMail[]> {
  await server.settled();
  const outbox = server.engines.outbox;
  if (outbox === null) throw new Error('this server keeps no mails');
  const { items } = await outbox.list({ marina_ids: [harbour.marina], to, page: 1, page_size: 50 });
  const mails = await Promise.all([...items].reverse().map(({ id }) => outbox.get(id)));
  return mails.filter((mail) => mail !== undefined);
}
async function asked(language: 'en' | 'fr' = 'en'): Promise<{ asked: Asked; email: string }> {
  const boater = somebody({ language });
  return { asked: await harbour.request({ boater }), email: boater.email };
}

describe('mails to the boater', () => {
  it('carry the offer and the way to it, in the language of the boater', async () => {
    const { asked: stay, email } = await asked('fr');
    await harbour.must(stay, 'UPDATE', { payment: PRICE, message: 'Le quai est calme.' });
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ language: 'fr', subject: expect.stringContaining('Notre offre') });
    const text = mail?.text.replace(/\s/g, ' ') ?? '';
    expect(text).toContain(`https://harbour.example/r/${stay.link}`);
    expect(text).toContain('Bonjour Noor,');
    expect(text).toContain('EUR 180.00');
    expect(text).toContain('Le quai est calme.');
    // 08:00 UTC two days later, in the local time of the marina.
    expect(text).toContain('3 juin 2027 à 10:00');
  });

  it('name the cancellation policy where they ask for money and the marina has one', async () => {
    const note = 'Before you pay, you can read the cancellation policy';
    const offered = async () => {
      const { asked: stay, email } = await asked();
      await harbour.must(stay, 'UPDATE', { payment: PRICE });
      return (await mailsTo(email)).at(-1)?.text;
    };
    expect(await offered()).not.toContain(note);
    const fields = { requested_type: 'CANCELLATION_POLICY_SHORT', languages: '' };
    const file = new Uint8Array(PNG);
    const added = await upload(server, settingsApi.addFile.path, { token: harbour.token, fields, file });
    expect(added.status).toBe(200);
    expect(await offered()).toContain(note);
    const boater = somebody();
    await harbour.approved({ boater }, { ...PRICE, method: 'ONLINE' });
    expect((await mailsTo(boater.email)).at(-1)?.text).toContain(note);
    const booked = somebody();
    await harbour.approved({ boater: booked });
    expect((await mailsTo(booked.email)).at(-1)?.text).not.toContain(note);
  });

  it('follow the matter to the payment', async () => {
    const boater = somebody();
    const stay = await harbour.approved({ boater }, { ...PRICE, method: 'ONLINE' }, harbour.berth('A2'));
    const [, due] = await mailsTo(boater.email);
    expect(due?.subject).toContain('please pay');
    expect(due?.text).toContain('Berth: A2');
    expect(due?.text).toContain('Due now: EUR\u00A0180.00');
    expect(due?.text).toContain('Please pay by: 3 June 2027 at 10:00');
    await server.send('POST', '/boater/reservation/pay', { token: stay.link, body: { part: 'DUE' } });
    const paid = (await mailsTo(boater.email)).at(-1);
    expect(paid?.subject).toContain('Payment received');
    expect(paid?.text).toContain('Berth: A2');
  });

  it('tell of a refused request with the reason, and of one that time ran out on', async () => {
    const [refused, late] = [await asked(), await asked()];
    await harbour.must(refused.asked, 'CANCEL', { reason: 'full', message: 'Try September.', refundAmount: null });
    const text = (await mailsTo(refused.email)).at(-1)?.text ?? '';
    expect(text).toContain('We have no berth left on these dates.');
    expect(text).toContain('Try September.');
    server.clock.set('2027-06-12T08:00:00.000Z');
    await server.app.get(ExpiryJob, { strict: false }).run();
    expect((await mailsTo(late.email)).at(-1)?.subject).toContain('has expired');
  });

  it('contain the messages of staff about the reservation, but none of the boater', async () => {
    const { asked: stay, email } = await asked();
    await server.send('POST', '/boater/reservation/message', { token: stay.link, body: { text: 'Any news?' } });
    expect(await mailsTo(email)).toEqual([]);
    const { boater } = await harbour.show(stay);
    const body = { boater_id: boater.id, reservation_id: stay.id, text: 'Call us\non channel 9.' };
    await server.must(messageApi.create, { token: harbour.token, body });
    expect((await mailsTo(email)).map(({ text }) => text)).toEqual([expect.stringContaining('Call us\non channel 9.')]);
  });

  it('are sent once, with an id that follows from the event', async () => {
    const { asked: stay, email } = await asked();
    await harbour.must(stay, 'UPDATE', { payment: PRICE });
    const [mail] = await mailsTo(email);
    const sent = (await eventsOf(server, `reservation-${stay.id}`)).find(({ type }) => type === 'PriceSent');
    expect(mail?.id).toBe(sent?.id);
  });
});

describe('mails that are not sent', () => {
  it('concern events older than three days', async () => {
    const hours = (count: number) => count * 60 * 60 * 1000;
    // The policy is stopped while the clock advances, as in a long outage.
    const { asked: old, email: of_old } = await asked();
    const { asked: recent, email: of_recent } = await asked();
    await server.settled();
    await server.stopPolicies();
    await harbour.must(old, 'UPDATE', { payment: PRICE });
    server.clock.advance(hours(2));
    await harbour.must(recent, 'UPDATE', { payment: PRICE });
    server.clock.advance(hours(71));
    await server.restart();
    expect(await mailsTo(of_old)).toEqual([]);
    expect(await mailsTo(of_recent)).toHaveLength(1);
  });

  it('are addressed to an erased person', async () => {
    const { asked: stay, email } = await asked();
    const { boater } = await harbour.show(stay);
    const admin = await server.addAdmin();
    const erase = {
      token: admin.token,
      headers: { 'X-Marina-Id': harbour.marina },
      body: { boater_id: boater.id, password: PASSWORD },
    };
    await server.must(erasingApi.erase, erase);
    await harbour.must(stay, 'CANCEL', { reason: 'full', message: '', refundAmount: null });
    expect(await mailsTo(email)).toEqual([]);
  });
});
