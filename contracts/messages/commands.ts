import { Command } from '../vocabulary/bus.js';
import type { MarinaContext } from '../vocabulary/command-context.js';
import type { Refusal } from '../vocabulary/refusal.js';
import type { CommandReceipt } from '../vocabulary/route.js';

export interface PostMessageInput {
  readonly boater_id: string;
  /** Absent: a message about no record. */
  readonly reservation_id?: string;
  readonly absence_report_id?: string;
  readonly text: string;
  /** Sent with the message; the text may then be empty. */
  readonly file?: { readonly name: string; readonly bytes: Buffer };
  readonly from: 'BOATER' | 'MARINA';
  /** The boater wrote it in a mail. */
  readonly by_email?: boolean;
}

/** Writes into a boater's conversation with the marina (`context.marina_id`). */
export class PostMessage extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: PostMessageInput,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

/** Makes the messages about one reservation those of another one, in the conversation of a boater; a no-op if there are none. */
export class MoveMessages extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: {
      readonly boater_id: string;
      readonly from_reservation_id: string;
      readonly to_reservation_id: string;
      /** True: only those that had come from there. */
      readonly back: boolean;
    },
    readonly context: MarinaContext,
  ) {
    super();
  }
}
