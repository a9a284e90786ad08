import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Clock } from '../clock/clock.js';
import { KeyedMutex } from '../concurrency/keyed-mutex.js';
import type { PersonKeys } from '../personal-data/person-keys.js';
import type { ProcessingRecord } from '../processing/processing-record.js';
import { CachedPing } from '../availability/cached-ping.js';
import type { Mail, MailOutcome, MailPort } from './mail-port.js';
import { SentMails } from './sent-mails.js';
import { MailUnavailableError, smtpFailure } from './smtp-failure.js';
import { isAddress, MAIL_URL_FORM, readSender, readSmtpUrl } from './smtp-url.js';

export interface SmtpMailOptions {
  /** The settings `MAIL_URL` and `MAIL_FROM`. */
  readonly url: string;
  readonly from: string;
  readonly keys: PersonKeys;
  /** Where sent mails are recorded. */
  readonly record: ProcessingRecord;
  readonly clock: Clock;
  readonly logger: Logger;
  /** How long the server may take to answer. */
  readonly longestAnswerMs?: number;
}

const LONGEST_ANSWER_MS = 20_000;
/** Servers allow few connections for each client. */
const MOST_CONNECTIONS = 4;
/** A deferred mail is abandoned after this time if others were sent in the meantime. */
const PATIENCE_MS = 10 * 60_000;
/** A deferred mail is abandoned after this time in any case, because the mails behind it wait. */
const LONGEST_PATIENCE_MS = 4 * 60 * 60_000;

/**
 * Sends mails through an SMTP server, and keeps none of them. The id of a sent mail is recorded afterwards. If the server's
 * answer or the process is lost in between, the mail is sent again with the same Message-ID, by which mail systems
 * recognise it. A permanent refusal is logged with the mail's id, and the mail is not tried again.
 */
export class SmtpMailAdapter implements MailPort {
  private readonly transport;
  private readonly sender: { readonly name: string; readonly address: string };
  private readonly server: string;
  private readonly sent: SentMails;
  private readonly mutex = new KeyedMutex();
  private readonly underWay = new Set<Promise<unknown>>();
  private readonly remembered = new CachedPing(() => this.verify());
  /** The time at which each deferred mail was first put off, by id. */
  private readonly putOff = new Map<string, number>();
  private lastSentAt = 0;
  private closed = false;

  constructor(private readonly options: SmtpMailOptions) {
    const { longestAnswerMs = LONGEST_ANSWER_MS } = options;
    const server = readSmtpUrl(options.url);
    const sender = readSender(options.from);
    if (server === undefined || sender === undefined) {
      throw new MailUnavailableError(`MAIL_FROM must be a mail address, and MAIL_URL ${MAIL_URL_FORM}.`);
    }
    const { display, ...connection } = server;
    this.server = display;
    this.sender = sender;
    this.sent = new SentMails(options.record);
    this.transport = createTransport({
      ...connection,
      pool: true,
      maxConnections: MOST_CONNECTIONS,
      connectionTimeout: longestAnswerMs,
      greetingTimeout: longestAnswerMs,
      socketTimeout: longestAnswerMs,
      dnsTimeout: longestAnswerMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(mail: Mail): Promise<MailOutcome> {
    if (this.closed) throw new MailUnavailableError('Mails are no longer sent: this process is stopping.');
    const sending = this.mutex.runExclusive(mail.id, () => this.sendOnce(mail));
    this.underWay.add(sending);
    try {
      return await sending;
    } finally {
      this.underWay.delete(sending);
    }
  }

  /** No mail is kept, and the ids hold no personal data. */
  erasePerson(): Promise<void> {
    return Promise.resolve();
  }

  ping(): Promise<void> {
    return this.closed ? this.verify() : this.remembered.ping();
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.allSettled(this.underWay);
    this.transport.close();
  }

  private async sendOnce(mail: Mail): Promise<MailOutcome> {
    const { keys } = this.options;
    if ((await keys.keyForWriting(mail.person_id)) === null) return 'person_erased';
    if (await this.sent.has(mail.id)) return 'repeated';
    // Checked last, because the person may have been erased while the mail waited.
    if ((await keys.keysForReading([mail.person_id])).size === 0) return 'person_erased';
    const outcome = await this.handOver(mail);
    this.putOff.delete(mail.id);
    await this.sent.add(mail.id);
    return outcome;
  }

  /** @throws MailUnavailableError when a later attempt may succeed */
  private async handOver(mail: Mail): Promise<'sent' | 'refused'> {
    // The client would send the mail to every address that it finds in the text.
    if (!isAddress(mail.to)) return this.refused(mail, null);
    try {
      await this.transport.sendMail(this.message(mail));
    } catch (error) {
      const failure = smtpFailure(error, this.server);
      if (failure.kind === 'unavailable') throw failure.error;
      if (failure.kind === 'put_off' && this.isPatientWith(mail.id)) {
        throw new MailUnavailableError(`The mail server ${this.server} puts a mail off (${failure.code}).`);
      }
      return this.refused(mail, failure.code);
    }
    this.lastSentAt = this.options.clock.now().getTime();
    return 'sent';
  }

  private refused({ id, marina_id }: Mail, code: number | null): 'refused' {
    this.options.logger.warn({ mail: id, marina: marina_id, code }, 'mail refused for good');
    return 'refused';
  }

  private isPatientWith(id: string): boolean {
    const now = this.options.clock.now().getTime();
    const since = this.putOff.get(id) ?? now;
    this.putOff.set(id, since);
    return now - since < (this.lastSentAt > since ? PATIENCE_MS : LONGEST_PATIENCE_MS);
  }

  private message({ id, to, language, subject, text, html, attachments = [], ...mail }: Mail) {
    const { reply_to, one_click_unsubscribe: one_click } = mail;
    return {
      messageId: messageIdOf(id, this.sender.address),
      date: this.options.clock.now(),
      from: this.sender,
      to: { name: '', address: to },
      envelope: { from: this.sender.address, to: [to] },
      ...(reply_to === undefined || !isAddress(reply_to) ? {} : { replyTo: { name: '', address: reply_to } }),
      subject,
      text,
      html,
      attachments: attachments.map(({ name, content_type, bytes }) => ({
        filename: name,
        contentType: content_type,
        content: bytes,
      })),
      headers: {
        'Content-Language': language,
        'Auto-Submitted': 'auto-generated',
        ...(one_click === undefined
          ? {}
          : { 'List-Unsubscribe': `<${one_click}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
    };
  }

  private async verify(): Promise<void> {
    if (this.closed) throw new MailUnavailableError('Mails are no longer sent: this process is stopping.');
    try {
      await this.transport.verify();
    } catch (error) {
      const failure = smtpFailure(error, this.server);
      throw failure.kind === 'unavailable'
        ? failure.error
        : new MailUnavailableError(`The mail server ${this.server} takes no mails now.`);
    }
  }
}

/**
 * Opens the adapter and pings its server at once. When the server does not answer, mails wait, and one log line says
 * why.
 */
export function openSmtpMail(options: SmtpMailOptions): SmtpMailAdapter {
  const mail = new SmtpMailAdapter(options);
  mail.ping().catch((error: unknown) => {
    options.logger.warn(`${error instanceof Error ? error.message : String(error)} Mails wait until it does.`);
  });
  return mail;
}

/** A Message-ID that depends only on the mail and its sender. */
export function messageIdOf(id: string, sender: string): string {
  const domain = sender.slice(sender.lastIndexOf('@') + 1);
  return `<${createHash('sha256').update(id).digest('hex').slice(0, 40)}@${domain}>`;
}
