import type { associationCode } from '../marinas/marina.js';
import { Command } from '../vocabulary/bus.js';
import type { Language } from '../vocabulary/languages.js';
import type * as z from 'zod';
import type { MarinaAccess, UserRole } from './user.js';
import type { CommandContext } from '../vocabulary/command-context.js';
import type { Refusal } from '../vocabulary/refusal.js';
import type { CommandReceipt } from '../vocabulary/route.js';

export interface AddUserInput {
  /** The sender chooses it, so that a resend meets the same user. */
  readonly user_id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly language: Language;
  /**
   * The first one is the home marina, whose managers may change the user's names. None: administrators and association
   * managers.
   */
  readonly marinas: readonly MarinaAccess[];
  readonly role?: UserRole;
  readonly is_admin?: boolean;
  readonly chain_manager?: boolean;
  /** Makes an association manager, who sees all marinas with this code. */
  readonly association_code?: z.infer<typeof associationCode>;
  /** Plain text, at least six characters; stored as a hash. Absent: the user signs in with a mailed link. */
  readonly password?: string;
  /** True: the terms were accepted elsewhere, so the first-login page is skipped. */
  readonly first_login_done?: boolean;
  /**
   * True: if another user has the address, this record invites that user to its only marina. Nothing tells the sender of
   * it. Otherwise such an address is refused.
   */
  readonly may_invite_holder?: boolean;
}

/**
 * Adds a user to the installation. Without a password a link is mailed, valid for seven days.
 * Refused with EMAIL_IN_USE: for an invitation, only if the list of the marina shows the address already.
 */
export class AddUser extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: AddUserInput,
    readonly context: CommandContext,
  ) {
    super();
  }
}
