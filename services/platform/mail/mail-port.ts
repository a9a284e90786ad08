import type { Language } from '../../../contracts/vocabulary/languages.js';

/** Stands in for a marina: kept mails that only administrators may read, such as links that sign users in. */
export const INSTALLATION = 'installation';

export interface Mail {
  /** Chosen by the caller and derived from the cause of the mail: a mail with a known id is not sent again. */
  readonly id: string;
  /** The marina whose staff may read the mail where it is kept instead of sent, or `INSTALLATION`. */
  readonly marina_id: string;
  /** The person who owns the mail; an engine that keeps mails encrypts them with this person's key. */
  readonly person_id: string;
  /** One address. */
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Files sent with the mail. An engine that keeps mails instead of sending them keeps no files. */
  readonly attachments?: readonly MailAttachment[];
  /** The address that answers go to; default: the sender's. */
  readonly reply_to?: string;
  /** The address to which mail programs post to unsubscribe the reader with one click (RFC 8058). */
  readonly one_click_unsubscribe?: string;
}

export interface MailAttachment {
  readonly name: string;
  readonly content_type: string;
  readonly bytes: Buffer;
}

/**
 * `sent`: handed over, durable where the engine keeps mails. `repeated`: this id was processed before and nothing was
 * sent now. `refused`: the receiving side will never accept it; it is not tried again. `person_erased`: nothing is sent
 * to this person any more.
 */
export type MailOutcome = 'sent' | 'repeated' | 'refused' | 'person_erased';

export interface MailPort {
  /**
   * Sends at most one mail for each id, even when it is called again, concurrently or after a restart. An engine whose
   * mail server's answer was lost sends the mail again, marked as the same mail. Rejects with an
   * `EngineUnavailableError` when the engine cannot accept the mail now; the caller then tries again.
   */
  send(mail: Mail): Promise<MailOutcome>;
  /**
   * Deletes every mail of this person that the engine keeps. Their ids stay known, so that a replay sends none again.
   * Must be called after the person's key was erased. May be repeated.
   */
  erasePerson(person_id: string): Promise<void>;
  /** Rejects when the engine accepts no mails. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
