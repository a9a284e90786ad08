import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { absenceApi } from '../../contracts/absences/api.js';
import { availabilityApi } from '../../contracts/berths/api.js';
import { boaterApi, erasingApi, vesselApi } from '../../contracts/customers/api.js';
import { messageApi } from '../../contracts/messages/api.js';
import { boaterLinkApi, boaterReservationApi } from '../../contracts/reservations/api.js';
import { RateLimits } from '../../services/platform/http/rate-limits.js';
import { PARKED_FOLDER } from '../../services/platform/mail/imap-mailbox.js';
import { MailRepliesJob } from '../../services/messages/policies/mail-replies-job.js';
import { ImapDouble } from '../engines/mail/imap-double.js';
import { MailServer } from '../engines/mail/mail-server.js';
import { PNG } from '../fixtures/furnished-marina.js';
import { type Asked, type Harbour, openHarbour, somebody, startHarbourServer } from '../fixtures/harbour.js';
import { type MarinaServer, PASSWORD } from '../fixtures/marina-server.js';

const REPLY_ADDRESS = 'reply@port.example';

let imap: ImapDouble;
let smtp: MailServer;
let server: MarinaServer;
let harbour: Harbour;
const logged: string[] = [];
beforeAll(async () => {
  [imap, smtp] = await Promise.all([ImapDouble.start(), MailServer.start()]);
  server = await startHarbourServer({
    logger: pino({ level: 'warn' }, { write: (line: string) => logged.push(line) }),
    settings: {
      MAIL_URL: smtp.url(),
      MAIL_FROM: 'Port Quayside <berths@port.example>',
      MAILBOX_URL: imap.url(),
      REPLY_ADDRESS,
    },
  });
});
afterAll(async () => {
  await server.close();
  for (const service of [imap, smtp]) await service.stop();
});
beforeEach(async () => {
  server.clock.set('2027-06-01T08:00:00.000Z');
  harbour = await openHarbour(server);
  imap.folders.clear();
  imap.folders.set('INBOX', []);
  logged.length = 0;
});

interface Written {
  readonly asked: Asked;
  readonly boater_id: string;
  readonly email: string;
  /** The address that the boater's mail program replies to. */
  readonly replyTo: string;
}

const mailsTo = (email: string) => smtp.received.filter(({ recipients }) => recipients.includes(email));

/** A stay about which staff have written to the boater. */
async function written(text = 'When do you arrive?'): Promise<Written> {
  const boater = somebody();
  const asked = await harbour.request({ boater });
  const { id: boater_id } = (await harbour.show(asked)).boater;
  const body = { boater_id, reservation_id: asked.id, text };
  await server.must(messageApi.create, { token: harbour.token, body });
  await server.settled();
  const replyTo = mailsTo(boater.email).at(-1)?.letter.headers.get('reply-to') ?? '';
  return { asked, boater_id, email: boater.email, replyTo };
}

let mails = 0;
interface Mail {
  readonly from?: string;
  readonly to?: string;
  readonly text?: string;
  readonly headers?: string;
}
/** A mail as a boater's program sends it. */
function mailOf(
  { email, replyTo }: Written,
  { from = email, to = replyTo, text = 'At 18:00.', headers = '' }: Mail = {},
) {
  mails += 1;
  return `From: Noor <${from}>\nTo: ${to}\nMessage-ID: <${mails}@example.org>\nSubject: Re: A message\n${headers}\n${text}\n`;
}
const withFiles = (files: readonly [name: string, bytes: Buffer][]) => {
  const parts = files.map(
    ([name, bytes]) =>
      `--b\nContent-Type: application/octet-stream\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${bytes.toString('base64')}\n`,
  );
  const text = `--b\nContent-Type: text/plain\n\nMy papers.\n${parts.join('')}--b--`;
  return { headers: 'Content-Type: multipart/mixed; boundary=b\n', text };
};

async function run(): Promise<number> {
  const posted = await server.app.get(MailRepliesJob, { strict: false }).run();
  await server.settled();
  return posted;
}
const conversation = async ({ asked, boater_id }: Written) => {
  const body = { reservation_id: asked.id, boater_id };
  return server.must(messageApi.reservation, { token: harbour.token, body });
};
const texts = async (about: Written) => (await conversation(about)).unread.map(({ text }) => text);
const parked = () => imap.count(PARKED_FOLDER);
const reasons = () => logged.map((line) => (JSON.parse(line) as { reason?: string }).reason);

describe('a reply by mail', () => {
  it('is posted once as an unread message of the boater, without the quoted mail', async () => {
    const about = await written();
    expect(about.replyTo).toMatch(/^reply\+[0-9a-v]{47}@port\.example$/);
    const text = 'At 18:00.\n\nOn 1 Jun 2027, at 10:00, Port Quayside wrote:\n\n> When do you arrive?\n';
    const mail = mailOf(about, { text });
    imap.deliver(mail);
    expect(await run()).toBe(1);
    const { unread, unread_total, read } = await conversation(about);
    expect(unread).toMatchObject([
      { text: 'At 18:00.', by_email: true, sender: { kind: 'boater', name: 'Noor Vermeer' }, unread: true },
    ]);
    expect(unread_total).toBe(1);
    // The boater has read what they answer to.
    expect(read.at(-1)).toMatchObject({ text: 'When do you arrive?', by_email: false, read_by_receiver: true });
    expect(imap.count()).toBe(0);

    // The same mail comes again: after a restart, and as a copy by another way.
    imap.deliver(mail);
    imap.deliver(`Received: by another.example\n${mail}`);
    await server.restart();
    await run();
    expect(await texts(about)).toEqual(['At 18:00.']);
    expect(imap.count() + parked()).toBe(0);
  });

  it('brings no more files than one day allows, and the boater reads which were not stored', async () => {
    const about = await written();
    const limits = server.app.get(RateLimits, { strict: false });
    await limits.take('marina_files', harbour.marina, server.settings.RATE_UPLOADS_PER_MARINA_AND_DAY - 1);
    const files: [string, Buffer][] = [
      ['first.png', Buffer.from(PNG)],
      ['second.png', Buffer.from(PNG)],
    ];
    imap.deliver(mailOf(about, withFiles(files)));
    await run();
    const { unread } = await conversation(about);
    expect(unread.map(({ attachment }) => attachment?.name ?? null)).toEqual([null, 'first.png']);
    const told = mailsTo(about.email).at(-1)?.letter.text;
    expect(told).toContain('We could not store these files: second.png. More files were sent than one day allows.');
  });

  it('counts its files once, however often the mail comes', async () => {
    const about = await written();
    const mail = mailOf(about, withFiles([['first.png', Buffer.from(PNG)]]));
    for (const repeated of [mail, mail, `Received: by another.example\n${mail}`]) imap.deliver(repeated);
    await run();
    expect((await conversation(about)).unread).toHaveLength(2);
    const limits = server.app.get(RateLimits, { strict: false });
    const left = server.settings.RATE_UPLOADS_PER_LINK_AND_DAY - 1;
    await limits.take('link_files', about.asked.id, left);
    await expect(limits.take('link_files', about.asked.id, 1)).rejects.toThrow();
  });

  it('brings its files by the rules of uploads, and the boater reads which were not stored', async () => {
    const about = await written();
    imap.deliver(
      mailOf(
        about,
        withFiles([
          ['photo.png', Buffer.from(PNG)],
          ['macro.exe', Buffer.from('MZ no picture')],
        ]),
      ),
    );
    await run();
    const { unread } = await conversation(about);
    expect(unread.map(({ text, attachment }) => [text, attachment?.name ?? null])).toEqual([
      ['My papers.', null],
      ['', 'photo.png'],
    ]);
    expect(mailsTo(about.email).at(-1)?.letter.text).toContain('We could not store these files: macro.exe.');
    expect(mailsTo(about.email).at(-1)?.letter.headers.get('auto-submitted')).toBe('auto-generated');
  });

  it('stores ten files at most of one mail', async () => {
    const about = await written();
    const files = Array.from({ length: 50 }, (_, index): [string, Buffer] => [`${index}.png`, Buffer.from(PNG)]);
    imap.deliver(mailOf(about, withFiles(files)));
    await run();
    expect((await conversation(about)).unread.filter(({ attachment }) => attachment !== null)).toHaveLength(10);
  });

  it('about no reservation is posted to the boater', async () => {
    const boater = somebody();
    const asked = await harbour.request({ boater });
    const { id: boater_id } = (await harbour.show(asked)).boater;
    const body = { boater_id, text: 'We close at noon.', chat_view: 'General' as const };
    await server.must(messageApi.create, { token: harbour.token, body });
    await server.settled();
    const replyTo = mailsTo(boater.email).at(-1)?.letter.headers.get('reply-to') ?? '';
    const about = { asked, boater_id, email: boater.email, replyTo };
    imap.deliver(mailOf(about, { text: 'Thank you.' }));
    await run();
    const chats = await server.must(messageApi.getall, { token: harbour.token, body: { boater_id } });
    expect(chats.unread).toMatchObject([{ text: 'Thank you.', chat_view: 'General', by_email: true }]);
    server.clock.advance(91 * 86_400_000);
    imap.deliver(mailOf(about, { text: 'Much later.' }));
    expect(await run()).toBe(0);
    expect(mailsTo(boater.email).at(-1)?.letter.text).toContain('no longer possible');
  });
});

/** A berth holder to whom staff have written about an absence. */
async function absent() {
  const { token } = harbour;
  const email = `holder${harbour.marina}@example.org`;
  const contact = { first_name: 'Olav', last_name: 'Bergström', email, relation_type: 'RESIDENT' as const };
  const { id: boater_id } = await server.must(boaterApi.add, { token, body: contact });
  const vessel = { name: 'Havørn', length: 10, beam: 3, draft: 1.5 };
  const { id: vessel_id } = await server.must(vesselApi.add, { token, body: { boater_id, vessel } });
  await server.must(availabilityApi.allocateVessel, { token, body: { berth_id: harbour.berth('A1'), vessel_id } });
  await server.settled();
  const dates = { departure_date: '2027-06-10', return_date: '2027-06-20' };
  const plans = { ...dates, reason: 'DOMESTIC_VACATION' as const, destination: 'Ærø' };
  const { id } = await server.must(absenceApi.create, { token, body: { ...plans, vessel_id } });
  const about = { boater_id, absence_report_id: id, chat_view: 'AbsenceReport' as const };
  await server.must(messageApi.create, { token, body: { ...about, text: 'Who looks after the lines?' } });
  await server.settled();
  const replyTo = mailsTo(email).at(-1)?.letter.headers.get('reply-to') ?? '';
  return {
    vessel_id,
    boater_id,
    absence_report_id: id,
    mail: { asked: { id: '', link: '' }, boater_id, email, replyTo },
  };
}

describe('a reply about an absence', () => {
  it('is posted to it until the link of the holder is withdrawn', async () => {
    const { vessel_id, boater_id, absence_report_id, mail } = await absent();
    imap.deliver(mailOf(mail, { text: 'My neighbour does.' }));
    expect(await run()).toBe(1);
    const chats = async () => server.must(messageApi.getall, { token: harbour.token, body: { boater_id } });
    const posted = [{ text: 'My neighbour does.', chat_view: 'AbsenceReport', absence_report_id, by_email: true }];
    expect((await chats()).unread).toMatchObject(posted);
    await server.must(absenceApi.revokeLink, { token: harbour.token, body: { vessel_id } });
    imap.deliver(mailOf(mail, { text: 'Too late.' }));
    expect(await run()).toBe(0);
    expect(reasons()).toEqual(['closed']);
    expect((await chats()).unread).toMatchObject(posted);
  });
});

describe('a mail that is not posted', () => {
  it('was sent by a program, and is removed without an answer', async () => {
    const about = await written();
    const before = smtp.received.length;
    for (const headers of ['Auto-Submitted: auto-replied\n', 'Precedence: bulk\n', 'Return-Path: <>\n']) {
      imap.deliver(mailOf(about, { headers, text: 'I am away.' }));
    }
    imap.deliver(mailOf(about, { from: 'berths@port.example' }));
    expect(await run()).toBe(0);
    expect(await texts(about)).toEqual([]);
    expect([imap.count(), parked(), smtp.received.length - before]).toEqual([0, 0, 0]);
  });

  it('has no token, a forged one, or another sender: it is parked, and nobody is answered', async () => {
    const about = await written();
    const before = smtp.received.length;
    const forged = about.replyTo.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@'));
    imap.deliver(mailOf(about, { to: REPLY_ADDRESS }));
    imap.deliver(mailOf(about, { to: forged }));
    imap.deliver(mailOf(about, { from: 'stranger@example.org' }));
    expect(await run()).toBe(0);
    expect(await texts(about)).toEqual([]);
    expect([imap.count(), parked(), smtp.received.length - before]).toEqual([0, 3, 0]);
    expect(reasons()).toEqual(['no_token', 'unknown_token', 'other_sender']);
    expect(logged.join('')).not.toContain('example.org');
  });

  it('is empty or larger than 10 MB: the boater gets an answer', async () => {
    const about = await written();
    imap.deliver(mailOf(about, { text: '> When do you arrive?' }));
    await run();
    expect(mailsTo(about.email).at(-1)?.letter.text).toContain('neither a text nor a file');
    imap.deliver(mailOf(about, { text: 'x'.repeat(10 * 1_048_576) }));
    await run();
    expect(mailsTo(about.email).at(-1)?.letter.text).toContain('larger than 10 MB');
    expect(await texts(about)).toEqual([]);
    expect(parked()).toBe(2);
  });

  it('answers a mail whose link was withdrawn, or a stay that was cancelled', async () => {
    const [withdrawn, cancelled] = [await written(), await written()];
    await server.must(boaterLinkApi.revoke, { token: harbour.token, body: { reservation_id: withdrawn.asked.id } });
    await server.must(boaterReservationApi.cancel, { token: cancelled.asked.link, body: { reason: '' } });
    for (const about of [withdrawn, cancelled]) imap.deliver(mailOf(about));
    expect(await run()).toBe(0);
    expect(reasons()).toEqual(['closed', 'closed']);
    expect(await texts(withdrawn)).toEqual([]);
  });

  it('is one of too many that wait for an answer', async () => {
    const about = await written();
    for (let count = 0; count < 31; count += 1) imap.deliver(mailOf(about, { text: `Message ${count}` }));
    expect(await run()).toBe(30);
    expect(await texts(about)).toHaveLength(30);
    expect(mailsTo(about.email).at(-1)?.letter.text).toContain('30 messages');
  });

  it('is of an erased person', async () => {
    const about = await written();
    const admin = await server.addAdmin();
    const headers = { 'X-Marina-Id': harbour.marina };
    const body = { boater_id: about.boater_id, password: PASSWORD };
    await server.must(erasingApi.erase, { token: admin.token, headers, body });
    imap.deliver(mailOf(about));
    expect(await run()).toBe(0);
    expect(reasons()).toEqual(['unknown_token']);
  });
});

describe('the mailbox', () => {
  it('is waited for while it is away, with one line in the log', async () => {
    const about = await written();
    imap.deliver(mailOf(about));
    imap.refuseSignIns = true;
    imap.drop();
    await run();
    await run();
    await run();
    expect(logged.filter((line) => line.includes('Replies wait'))).toHaveLength(1);
    imap.refuseSignIns = false;
    await run();
    expect(await texts(about)).toEqual(['At 18:00.']);
  });
});

describe('an installation without a mailbox', () => {
  it('offers no reply address and reads nothing', async () => {
    const plain = await startHarbourServer({
      settings: { MAIL_URL: smtp.url(), MAIL_FROM: 'Port Quayside <berths@port.example>' },
    });
    try {
      const place = await openHarbour(plain);
      const boater = somebody();
      const asked = await place.request({ boater });
      const { id: boater_id } = (await place.show(asked)).boater;
      const body = { boater_id, reservation_id: asked.id, text: 'Welcome' };
      await plain.must(messageApi.create, { token: place.token, body });
      await plain.settled();
      const [mail] = mailsTo(boater.email);
      expect(mail?.letter.text).toContain('Welcome');
      expect(mail?.letter.headers.has('reply-to')).toBe(false);
      expect(plain.engines.mailbox).toBeNull();
      expect(await plain.app.get(MailRepliesJob, { strict: false }).run()).toBe(0);
    } finally {
      await plain.close();
    }
  });
});
