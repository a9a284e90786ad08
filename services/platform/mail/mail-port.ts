import type { Language } from '../../../contracts/vocabulary/languages.js';

export interface Mail {
  /** Chosen by the caller, derived from what caused the mail: the same id is sent once. */
  readonly id: string;
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
 * `sent`: handed over, durable where the engine keeps mails. `repeated`: this id was handed over before and
 * nothing was sent now. `person_erased`: nothing is sent to this person any more.
 */
export type MailOutcome = 'sent' | 'repeated' | 'person_erased';

export interface MailPort {
  /**
   * At most one mail an id, however often, at the same time or after a restart, it is called.
   * Rejects when the engine could not take the mail: nothing was sent, and the caller may try again.
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
