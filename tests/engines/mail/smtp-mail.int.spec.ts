import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pino from 'pino';
import { SettableClock } from '../../../services/platform/clock/clock.js';
import { EngineUnavailableError } from '../../../services/platform/availability/engine-unavailable.js';
import { messageIdOf, openSmtpMail, SmtpMailAdapter } from '../../../services/platform/mail/smtp-mail.js';
import { SqlitePersonKeys } from '../../../services/platform/personal-data/sqlite-person-keys.js';
import { openProcessingFile } from '../../../services/platform/processing/processing-record.js';
import { CERTIFICATE, MailServer, type MailServerOptions, USER } from './mail-server.js';
import { aMail, describeMail } from './mail-suite.js';

const FROM = 'Port Quayside <berths@quayside.example>';
const idOf = (id: string): string => messageIdOf(id, 'berths@quayside.example');
const withUser = (password = USER.password): string => `${USER.name}:${encodeURIComponent(password)}@`;

class Bench {
  readonly directory = mkdtempSync(join(tmpdir(), 'smtp-mail-'));
  readonly keys = new SqlitePersonKeys(this.directory);
  readonly record = openProcessingFile(this.directory);
  readonly clock = new SettableClock('2031-05-01T10:00:00Z');
  readonly log: string[] = [];
  private readonly open: SmtpMailAdapter[] = [];

  private constructor(public server: MailServer) {}

  static async start(options: MailServerOptions = {}): Promise<Bench> {
    return new Bench(await MailServer.start(options));
  }

  options(url = this.server.url()) {
    const logger = pino({ level: 'warn' }, { write: (line) => this.log.push(line) });
    const { keys, record, clock } = this;
    return { url, from: FROM, keys, record, clock, logger, longestAnswerMs: 5_000 };
  }

  mail(url?: string): SmtpMailAdapter {
    const mail = new SmtpMailAdapter(this.options(url));
    this.open.push(mail);
    return mail;
  }

  async restartServer(options: MailServerOptions = {}): Promise<void> {
    await this.server.stop();
    this.server = await MailServer.start({ ...options, port: this.server.port });
  }

  async close(): Promise<void> {
    for (const mail of this.open) await mail.close();
    await this.server.stop();
    await this.record.close();
    await this.keys.close();
    rmSync(this.directory, { recursive: true });
  }
}

describeMail('SMTP', async () => {
  const bench = await Bench.start();
  let mail = bench.mail();
  return {
    mail,
    keys: bench.keys,
    reopen: async () => {
      await mail.close();
      mail = bench.mail();
      return mail;
    },
    sent: (id) => Promise.resolve(bench.server.under(idOf(id))),
    dispose: () => bench.close(),
  };
});

describe('SMTP mail', () => {
  let bench: Bench;
  let mail: SmtpMailAdapter;
  beforeEach(async () => {
    bench = await Bench.start();
    mail = bench.mail();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await bench.close();
  });

  /** The error line for operators; neither it nor the attached data contains personal data or a password. */
  const complaint = async (work: Promise<unknown>): Promise<string> => {
    const error: unknown = await work.then(
      () => new Error('it worked'),
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(EngineUnavailableError);
    const { message, cause } = error as Error;
    expect(message).not.toMatch(/\n|ines|Hemmelig|wrong/);
    expect(cause).toBeUndefined();
    return message;
  };
  const received = (): string[] => bench.server.received.map(({ letter }) => letter.subject);

  it('names its sender, marks itself as automatic, and carries its id', async () => {
    const sent = aMail({ text: `${'a long line '.repeat(40)}\nü\n.\n..` });
    await mail.send(sent);
    const letter = bench.server.under(idOf(sent.id)).mail;
    expect(letter?.text).toBe(sent.text);
    const said = ['from', 'auto-submitted', 'content-language', 'date'].map((name) => letter?.headers.get(name));
    expect(said).toEqual([FROM, 'auto-generated', 'fr', 'Thu, 01 May 2031 10:00:00 +0000']);
    expect(letter?.message_id).toMatch(/^<[0-9a-f]{40}@quayside\.example>$/);
  });

  it.each([
    'a@example.org, b@example.org',
    'a@example.org\r\nRCPT TO:<b@example.org>',
    'a <b@example.org>',
    'nobody',
    '',
  ])('rejects %j as an address', async (to) => {
    expect(await mail.send(aMail({ to }))).toBe('refused');
    await mail.send(aMail({ subject: 'next' }));
    expect(received()).toEqual(['next']);
  });

  it('uses few connections for many mails', async () => {
    await Promise.all(Array.from({ length: 40 }, () => mail.send(aMail())));
    expect(bench.server.received).toHaveLength(40);
    expect(bench.server.connections).toBeLessThanOrEqual(4);
  });

  describe('when the server is unavailable', () => {
    it('sends nothing, reports it in one line, and sends once the server is back', async () => {
      const { port } = bench.server;
      await bench.server.stop();
      const one = aMail();
      const line = `The mail server smtp://localhost:${port} does not answer (ECONNREFUSED).`;
      expect(await complaint(mail.send(one))).toBe(line);
      expect(await complaint(mail.ping())).toBe(line);
      bench.server = await MailServer.start({ port });
      expect(await mail.send(one)).toBe('sent');
      expect(bench.server.under(idOf(one.id)).count).toBe(1);
    });

    it('waits for an answer only until its timeout', async () => {
      const silent = createServer().listen(0, '127.0.0.1');
      await once(silent, 'listening');
      const { port } = silent.address() as AddressInfo;
      const hasty = new SmtpMailAdapter({ ...bench.options(`smtp://127.0.0.1:${port}`), longestAnswerMs: 300 });
      expect(await complaint(hasty.send(aMail()))).toMatch(/does not answer in time/);
      await hasty.close();
      await new Promise((resolve) => silent.close(resolve));
    });

    it('reports a server that is not found', async () => {
      expect(await complaint(bench.mail('smtp://no.such.host.invalid').send(aMail()))).toMatch(/is not found|in time/);
    });

    it('sends over a new connection when an idle one was cut', async () => {
      await mail.send(aMail());
      bench.server.breakConnections();
      expect(await mail.send(aMail({ subject: 'second' }))).toBe('sent');
      expect(received().filter((subject) => subject === 'second')).toHaveLength(1);
    });

    it('reports it once at the start, and starts nevertheless', async () => {
      await bench.server.stop();
      const opened = openSmtpMail(bench.options());
      await opened.ping().catch(() => undefined);
      await opened.close();
      expect(bench.log).toHaveLength(1);
      expect(bench.log[0]).toMatch(/does not answer \(ECONNREFUSED\)\. Mails wait until it does\./);
      bench.server = await MailServer.start();
    });
  });

  it('resends a mail whose answer was lost, with the same Message-ID', async () => {
    const one = aMail();
    bench.server.loseAnswers(1);
    await complaint(mail.send(one));
    expect(await mail.send(one)).toBe('sent');
    expect(bench.server.under(idOf(one.id)).count).toBe(2);
    expect(await mail.send(one)).toBe('repeated');
  });

  it('does not resend a mail that could not be recorded', async () => {
    const one = aMail();
    const collection = await bench.record.open({ name: 'sent_mails', indexes: [] });
    jest.spyOn(bench.record, 'open').mockResolvedValue({
      getMany: jest.fn(),
      getManyWithTombstones: jest.fn(),
      find: jest.fn(),
      count: jest.fn(),
      get: (id: string) => collection.get(id),
      write: jest
        .fn<typeof collection.write>()
        .mockRejectedValueOnce(new EngineUnavailableError('away'))
        .mockImplementation((writes) => collection.write(writes)),
    } as unknown as typeof collection);
    await expect(mail.send(one)).rejects.toThrow('away');
    expect(await mail.send(one)).toBe('repeated');
    expect(bench.server.under(idOf(one.id)).count).toBe(1);
  });

  describe('a server that says "not now"', () => {
    it.each<['connect' | 'sender' | 'recipient' | 'data', number]>([
      ['connect', 421],
      ['sender', 451],
      ['sender', 550],
      ['recipient', 450],
      ['data', 451],
      ['data', 421],
    ])('at %s (%i) accepts the mail later', async (at, code) => {
      const one = aMail();
      bench.server.fail(at, code);
      expect(await complaint(mail.send(one))).toContain(`(${code})`);
      bench.server.heal();
      expect(await mail.send(one)).toBe('sent');
      expect(bench.server.under(idOf(one.id)).count).toBe(1);
    });

    it('for one address does not delay other mails for long', async () => {
      const put = aMail({ to: 'full@example.org' });
      bench.server.fail('recipient', 452, { of: 'full@example.org' });
      await complaint(mail.send(put));
      expect(await mail.send(aMail())).toBe('sent');
      bench.clock.set('2031-05-01T10:09:59Z');
      await complaint(mail.send(put));
      // No mail has been accepted since, so the fault may affect all mails.
      bench.clock.set('2031-05-01T10:10:01Z');
      await complaint(mail.send(put));
      expect(await mail.send(aMail())).toBe('sent');
      expect(await mail.send(put)).toBe('refused');
      bench.server.heal();
      expect(await mail.send(put)).toBe('repeated');
    });

    it('for hours is not waited for, even if no other mail was sent', async () => {
      const put = aMail();
      bench.server.fail('recipient', 451);
      await complaint(mail.send(put));
      bench.clock.set('2031-05-01T13:59:59Z');
      await complaint(mail.send(put));
      bench.clock.set('2031-05-01T14:00:00Z');
      expect(await mail.send(put)).toBe('refused');
    });
  });

  describe('a mail that will never be accepted', () => {
    it.each<['recipient' | 'data', number]>([
      ['recipient', 550],
      ['data', 554],
    ])('at %s (%i) is dropped, logged without its recipient, and delays no other mail', async (at, code) => {
      const [refused, other] = [aMail({ to: 'gone@example.org' }), aMail({ to: 'ines@example.org' })];
      bench.server.fail(at, code, { times: 1 });
      expect(await mail.send(refused)).toBe('refused');
      expect(await mail.send(refused)).toBe('repeated');
      expect(await mail.send(other)).toBe('sent');
      expect(bench.log).toHaveLength(1);
      expect(JSON.parse(bench.log[0]!)).toMatchObject({ mail: refused.id, code, msg: 'mail refused for good' });
      expect(bench.log[0]).not.toMatch(/gone|example\.org|Moreau|réservation/);
    });

    it('is too large', async () => {
      await bench.restartServer({ size: 2_000 });
      expect(await mail.send(aMail({ text: 'x'.repeat(5_000) }))).toBe('refused');
      expect(await mail.send(aMail())).toBe('sent');
    });
  });

  describe('over TLS', () => {
    const trusted = tls.getCACertificates();
    beforeAll(() => tls.setDefaultCACertificates([...trusted, CERTIFICATE]));
    afterAll(() => tls.setDefaultCACertificates(trusted));
    beforeEach(() => bench.restartServer({ tls: true }));

    it('signs in, and sends', async () => {
      const signedIn = bench.mail(bench.server.url(withUser()));
      await signedIn.ping();
      expect(await signedIn.send(aMail())).toBe('sent');
    });

    it('reports that the password is wrong, without showing it', async () => {
      const signedIn = bench.mail(bench.server.url(withUser('wrong')));
      const line = `The mail server smtp://localhost:${bench.server.port} refuses the user or the password of MAIL_URL (535).`;
      expect(await complaint(signedIn.send(aMail()))).toBe(line);
      expect(await complaint(signedIn.ping())).toBe(line);
    });

    it('sends nothing, in particular no password, to a server without TLS', async () => {
      await bench.restartServer();
      expect(await complaint(bench.mail(bench.server.url(withUser())).send(aMail()))).toMatch(/offers no TLS/);
      expect(await complaint(bench.mail(`${bench.server.url()}?tls=required`).send(aMail()))).toMatch(/offers no TLS/);
      expect(bench.server.received).toEqual([]);
      expect(await bench.mail(`${bench.server.url(withUser())}?tls=optional`).send(aMail())).toBe('sent');
    });

    it('rejects a self-signed certificate', async () => {
      tls.setDefaultCACertificates(trusted);
      const line = await complaint(bench.mail(bench.server.url(withUser())).send(aMail()));
      tls.setDefaultCACertificates([...trusted, CERTIFICATE]);
      expect(line).toMatch(/has a certificate that is not trusted.*NODE_EXTRA_CA_CERTS/);
    });
  });
});
