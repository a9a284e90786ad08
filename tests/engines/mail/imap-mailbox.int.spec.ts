import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ImapMailbox, MailboxUnavailableError, PARKED_FOLDER } from '../../../services/platform/mail/imap-mailbox.js';
import { readMail } from '../../../services/platform/mail/received-mail.js';
import { ImapDouble } from './imap-double.js';

const letter = (text: string) => `From: Noor <noor@example.org>\nTo: reply@port.example\nSubject: Re\n\n${text}\n`;

let server: ImapDouble;
let mailbox: ImapMailbox;
beforeEach(async () => {
  server = await ImapDouble.start();
  mailbox = new ImapMailbox(server.url(), 2_000);
});
afterEach(async () => {
  await mailbox.close();
  await server.stop();
});

const text = async (bytes: Uint8Array | undefined) => (bytes === undefined ? undefined : (await readMail(bytes)).text);

describe('a mailbox on an IMAP server', () => {
  it('lists the oldest mails with their sizes, and leaves them there', async () => {
    expect(await mailbox.waiting(10)).toEqual([]);
    for (const words of ['one', 'two', 'three']) server.deliver(letter(words));
    const waiting = await mailbox.waiting(2);
    expect(waiting).toEqual([
      { uid: 1, size: letter('one').replaceAll('\n', '\r\n').length },
      { uid: 2, size: letter('two').replaceAll('\n', '\r\n').length },
    ]);
    expect(await text(await mailbox.read(1, 'whole'))).toBe('one\n');
    expect(await mailbox.waiting(10)).toHaveLength(3);
  });

  it('reads the headers of a mail alone', async () => {
    server.deliver(letter('a long text'));
    const headers = Buffer.from((await mailbox.read(1, 'headers')) ?? []).toString();
    expect(headers).toContain('From: Noor');
    expect(headers).not.toContain('a long text');
    expect(await mailbox.read(7, 'whole')).toBeUndefined();
  });

  it('removes mails and parks them in a folder that it creates', async () => {
    for (const words of ['one', 'two', 'three']) server.deliver(letter(words));
    await mailbox.remove(2);
    await mailbox.park(1);
    await mailbox.park(3);
    expect(server.count()).toBe(0);
    expect(server.count(PARKED_FOLDER)).toBe(2);
    expect(await mailbox.waiting(10)).toEqual([]);
  });

  it('removes parked mails of before a day', async () => {
    await mailbox.removeParked(new Date('2027-06-01T00:00:00Z'));
    server.deliver(letter('old'), { folder: PARKED_FOLDER, arrived: new Date('2027-05-01T00:00:00Z') });
    server.deliver(letter('new'), { folder: PARKED_FOLDER, arrived: new Date('2027-06-02T00:00:00Z') });
    await mailbox.removeParked(new Date('2027-06-01T00:00:00Z'));
    expect(server.folders.get(PARKED_FOLDER)?.map(({ source }) => source.trim().split('\r\n').at(-1))).toEqual(['new']);
  });

  it('signs in once, and again after the connection was lost', async () => {
    await mailbox.waiting(10);
    await mailbox.waiting(10);
    const signIns = () => server.commands.filter((name) => name === 'LOGIN').length;
    expect(signIns()).toBe(1);
    server.drop();
    server.deliver(letter('later'));
    // The client may notice the lost connection only with the next command.
    const found = await mailbox.waiting(10).catch(() => mailbox.waiting(10));
    expect(found).toHaveLength(1);
    expect(signIns()).toBe(2);
  });

  it('reports a refused password and a server that is away in one line without secrets', async () => {
    const wrong = new ImapMailbox(server.url('hemmelig-wrong'), 2_000);
    const refused = await wrong.waiting(1).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(MailboxUnavailableError);
    expect((refused as Error).message).toBe(
      `The mailbox imap://127.0.0.1:${server.port} refuses the user or the password of MAILBOX_URL.`,
    );
    await server.stop();
    const away = await mailbox.waiting(1).catch((error: unknown) => error);
    expect((away as Error).message).toMatch(/^The mailbox imap:\/\/127\.0\.0\.1:\d+ does not answer/);
    server = await ImapDouble.start();
    await wrong.close();
    expect(() => new ImapMailbox('pop3://me:hemmelig42@host')).toThrow(/^MAILBOX_URL must be imaps:/);
  });
});
