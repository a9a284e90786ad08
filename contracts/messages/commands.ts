import type { CommandContext } from '../vocabulary/command-context.js';

export interface PostMessageInput {
  readonly boater_id: string;
  /** Absent: a message that is about no record in particular. */
  readonly reservation_id?: string;
  readonly absence_report_id?: string;
  readonly text: string;
  readonly from: 'BOATER' | 'MARINA';
}

/** Writes into a boater's conversation with the marina (`context.marina_id`). Answers a `CommandReceipt` or a `Refusal`. */
export class PostMessage {
  constructor(
    readonly input: PostMessageInput,
    readonly context: CommandContext,
  ) {}
}
