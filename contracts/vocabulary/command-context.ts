/** Who sends a command, for which marina and for what cause. Goes into the metadata of every event. */
export interface CommandContext {
  readonly command_id: string;
  /** Short hash of the command's content; a resend of the id with another hash is refused. */
  readonly command_hash: string;
  readonly marina_id: string | null;
  readonly actor: {
    readonly kind: 'staff' | 'boater' | 'system' | 'admin';
    readonly id: string;
    /** Encrypted in the log; null for the system and for persons who were erased. */
    readonly name: string | null;
  };
  readonly correlation_id: string;
  readonly causation_id: string;
  /** From `If-Match`: refuse as stale unless the record is still at this revision. */
  readonly expected_revision?: number;
}

/** The context of a command that is carried out in one marina: every command of its staff and of its boaters. */
export interface MarinaContext extends CommandContext {
  readonly marina_id: string;
}
