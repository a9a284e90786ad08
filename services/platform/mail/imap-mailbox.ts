import { ImapFlow } from 'imapflow';
import { EngineUnavailableError } from '../availability/engine-unavailable.js';
import { MAILBOX_URL_FORM, readImapUrl, type ImapServer } from './imap-url.js';
import type { Mailbox, WaitingMail } from './mailbox.js';

/** The mailbox or the connection to it is at fault, not one mail. */
export class MailboxUnavailableError extends EngineUnavailableError {
  override readonly name = 'MailboxUnavailableError';
  override readonly sparable = 'mail';
}

/** Folder of the mails that were not posted. */
export const PARKED_FOLDER = 'Refused';

const LONGEST_ANSWER_MS = 20_000;

/**
 * A mailbox on an IMAP server. The connection stays open between two runs, because servers limit sign-ins, and is opened
 * again after it was lost. Not safe for concurrent calls: one job works on it.
 */
export class ImapMailbox implements Mailbox {
  private readonly server: ImapServer;
  private client: ImapFlow | undefined;
  private closed = false;

  /** @param url the setting `MAILBOX_URL` */
  constructor(
    url: string,
    private readonly longestAnswerMs = LONGEST_ANSWER_MS,
  ) {
    const server = readImapUrl(url);
    if (server === undefined) throw new MailboxUnavailableError(`MAILBOX_URL must be ${MAILBOX_URL_FORM}.`);
    this.server = server;
  }

  async waiting(most: number): Promise<readonly WaitingMail[]> {
    return this.in(this.server.folder, async (client) => {
      const found = listed(await client.search({ deleted: false }, { uid: true }));
      const uids = found.sort((one, other) => one - other).slice(0, most);
      if (uids.length === 0) return [];
      const mails = await client.fetchAll(uids, { uid: true, size: true }, { uid: true });
      return mails.map(({ uid, size = 0 }) => ({ uid, size })).sort((one, other) => one.uid - other.uid);
    });
  }

  async read(uid: number, part: 'whole' | 'headers'): Promise<Uint8Array | undefined> {
    return this.in(this.server.folder, async (client) => {
      const wanted = part === 'whole' ? { uid: true, source: true } : { uid: true, headers: true };
      const mail = await client.fetchOne(String(uid), wanted, { uid: true });
      return mail === false ? undefined : part === 'whole' ? mail.source : mail.headers;
    });
  }

  async remove(uid: number): Promise<void> {
    await this.in(this.server.folder, async (client) => {
      if (!(await client.messageDelete(String(uid), { uid: true }))) throw this.unavailable('removes no mail');
    });
  }

  async park(uid: number): Promise<void> {
    await this.in(this.server.folder, async (client) => {
      const move = () => client.messageMove(String(uid), PARKED_FOLDER, { uid: true });
      if (await move()) return;
      await client.mailboxCreate(PARKED_FOLDER);
      if (!(await move())) throw this.unavailable('moves no mail');
    });
  }

  async removeParked(before: Date): Promise<void> {
    const client = await this.connected();
    const folders = await this.answered(() => client.list());
    const parked = folders.find(({ path, name }) => path === PARKED_FOLDER || name === PARKED_FOLDER);
    if (parked === undefined) return;
    await this.in(parked.path, async () => {
      const found = listed(await client.search({ before }, { uid: true }));
      if (found.length > 0) await client.messageDelete(found, { uid: true });
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    const { client } = this;
    this.client = undefined;
    // A server that no longer answers must not hold up the end of the process.
    await client?.logout().catch(() => client.close());
  }

  private async in<T>(folder: string, work: (client: ImapFlow) => Promise<T>): Promise<T> {
    const client = await this.connected();
    return this.answered(async () => {
      const lock = await client.getMailboxLock(folder);
      try {
        return await work(client);
      } finally {
        lock.release();
      }
    });
  }

  /** After a failure the next call opens a new connection: what the old one still does is unknown. */
  private async answered<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.client?.close();
      this.client = undefined;
      throw error instanceof MailboxUnavailableError ? error : this.unavailable(reasonOf(error));
    }
  }

  private async connected(): Promise<ImapFlow> {
    if (this.closed) throw this.unavailable('is no longer read: this process is stopping');
    if (this.client?.usable === true) return this.client;
    const { host, port, secure, startTls, auth } = this.server;
    const { longestAnswerMs: patience } = this;
    const client = new ImapFlow({
      host,
      port,
      secure,
      ...(secure ? {} : { doSTARTTLS: startTls }),
      auth,
      logger: false,
      disableAutoIdle: true,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: Math.max(patience, 5 * 60_000),
    });
    // Without a listener, the end of an idle connection would end the process.
    client.on('error', () => client.close());
    return this.answered(async () => {
      await client.connect();
      this.client = client;
      return client;
    });
  }

  private unavailable(what: string): MailboxUnavailableError {
    return new MailboxUnavailableError(`The mailbox ${this.server.display} ${what}.`);
  }
}

/** The client answers nothing, or false, where a search was refused. */
function listed(found: number[] | false | undefined): number[] {
  if (found === undefined || found === false) throw new Error('the search was refused');
  return found;
}

/** Servers repeat users and addresses in their answers, so only codes are reported. */
function reasonOf(error: unknown): string {
  const { authenticationFailed, code } = error as { authenticationFailed?: unknown; code?: unknown };
  if (authenticationFailed === true) return 'refuses the user or the password of MAILBOX_URL';
  return typeof code === 'string' && /^[A-Za-z_0-9]+$/.test(code) ? `does not answer (${code})` : 'does not answer';
}
