import type { Mail } from './mail-port.js';

/** A mail in a list. */
export interface OutboxEntry {
  readonly id: string;
  readonly marina_id: string;
  readonly person_id: string;
  readonly to: string;
  readonly language: Mail['language'];
  readonly subject: string;
  /** UTC ISO 8601. */
  readonly sent_at: string;
}

export interface OutboxMail extends OutboxEntry {
  readonly text: string;
  readonly html: string;
}

export interface OutboxRequest {
  readonly marina_ids: readonly string[];
  /** The whole address; case does not matter. */
  readonly to?: string | undefined;
  /** A text in the address, subject or plain text; case and accents do not matter. */
  readonly search?: string | undefined;
  /**
   * Which of these people's addresses the reader may not see. Neither `to` nor `search` finds a mail by such an address.
   * Without it the reader sees all of them.
   */
  readonly hidden?: ((person_ids: readonly string[]) => Promise<ReadonlySet<string>>) | undefined;
  /** Starts at 1. */
  readonly page: number;
  readonly page_size: number;
}

/** Offered by an engine that keeps mails instead of delivering them: staff and testers read them in the console. */
export interface MailOutbox {
  /** Newest first; `total` counts all that match. */
  list(request: OutboxRequest): Promise<{ readonly items: readonly OutboxEntry[]; readonly total: number }>;
  /** Undefined: never sent, dropped as too old, or the person was erased. */
  get(id: string): Promise<OutboxMail | undefined>;
}
