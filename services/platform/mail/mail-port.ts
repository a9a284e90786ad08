import type { Language } from '../../../contracts/vocabulary/languages.js';

/** In place of a marina: mails that only administrators may read where they are kept, such as links that sign users in. */
export const INSTALLATION = 'installation';

export interface Mail {
  /** Chosen by the caller, derived from what caused the mail: the same id is sent once. */
  readonly id: string;
  /** Whose desk may read it where it is kept instead of sent, or `INSTALLATION`. */
  readonly marina_id: string;
  /** Whose mail it is; an engine that keeps mails keeps them encrypted with this person's key. */
  readonly person_id: string;
  /** One address. */
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * `sent`: handed over, durable where the engine keeps mails. `repeated`: this id was dealt with before and nothing was
 * sent now. `refused`: the receiving side will never take it; it is not tried again. `person_erased`: nothing is sent to
 * this person any more.
 */
export type MailOutcome = 'sent' | 'repeated' | 'refused' | 'person_erased';

export interface MailPort {
  /**
   * At most one mail an id, however often, at the same time or after a restart, it is called. An engine that hands
   * mails to a server, whose answer may be lost, sends the id again then, in a way that shows it to be the same mail.
   * Rejects with an `EngineUnavailableError` when the engine cannot take the mail now: the caller tries again.
   */
  send(mail: Mail): Promise<MailOutcome>;
  /**
   * Forgets every mail of this person that the engine keeps. Their ids stay known, so that a replay sends
   * none again. Call it after the person's key was erased. Harmless when repeated.
   */
  erasePerson(person_id: string): Promise<void>;
  /** Rejects when the engine takes no mails. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
