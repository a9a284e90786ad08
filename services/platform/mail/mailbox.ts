/** A mail that waits in the mailbox. */
export interface WaitingMail {
  /** Names the mail within one run. */
  readonly uid: number;
  /** Size in bytes. */
  readonly size: number;
}

/**
 * The mailbox that receives the replies of boaters. A mail waits until it is removed or parked, so a mail whose handling
 * was interrupted comes again. Every method rejects with a `MailboxUnavailableError` while the server is unavailable.
 */
export interface Mailbox {
  /** The oldest mails, at most `most`. */
  waiting(most: number): Promise<readonly WaitingMail[]>;
  /** The bytes of a mail, or its headers alone. Undefined: the mail is gone. */
  read(uid: number, part: 'whole' | 'headers'): Promise<Uint8Array | undefined>;
  /** Removes a mail for good. */
  remove(uid: number): Promise<void>;
  /** Moves a mail to a folder for the people who keep the mailbox. */
  park(uid: number): Promise<void>;
  /** Removes the parked mails that arrived before that day. */
  removeParked(before: Date): Promise<void>;
  close(): Promise<void>;
}
