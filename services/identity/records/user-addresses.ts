import { Injectable } from '@nestjs/common';
import { isByChain } from '../../../contracts/identity/rules/access-by-chain.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { Claims } from '../../platform/event-sourcing/claims.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { EMAIL_CLAIM, invitedClaim, userRecord } from './user-record.js';

export const emailInUse = refuse('conflict', 'EMAIL_IN_USE', { errors: [{ path: 'email', code: 'EMAIL_IN_USE' }] });

/** The list of the marina shows the person, whom an invitation would only seem to give less. */
const emailOfChain = refuse('conflict', 'EMAIL_IN_USE', { errors: [{ path: 'email', code: 'emailOfChain' }] });

/** How often to look again when an address changes hands meanwhile. */
const TRIES = 3;

/** The sign-in addresses of the installation: each belongs to one user. */
@Injectable()
export class UserAddresses {
  constructor(
    private readonly streams: StreamRepository,
    private readonly claims: Claims,
  ) {}

  /** Claims the address for this user. Returns the user who has it already, or null if it is this one's from now on. */
  async claim(email: string, userId: string, context: CommandContext): Promise<string | null | Refusal> {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const taken = await this.claims.claim(EMAIL_CLAIM, email, userRecord.streamOf(userId), context, emailInUse);
      if (taken === null) return null;
      const owner = await this.claims.ownerOf(EMAIL_CLAIM, email);
      if (owner !== null) return userRecord.idOf(owner);
    }
    return emailInUse;
  }

  /**
   * Refuses to invite a user to a marina whose list shows the address already, as one of its users or as invited. Everything
   * else would tell the marina who has an account elsewhere.
   */
  async claimInvitation(
    email: string,
    invited: { readonly record_id: string; readonly holder_id: string; readonly marina_id: string },
    context: CommandContext,
  ): Promise<Refusal | null> {
    const { state: holder } = await this.streams.load(userRecord, invited.holder_id);
    const access = holder.exists ? holder.marinas.find(({ marina_id }) => marina_id === invited.marina_id) : undefined;
    if (holder.exists && access !== undefined) {
      return isByChain({ ...access, chain_manager: holder.chain_manager }) ? emailOfChain : emailInUse;
    }
    const owner = userRecord.streamOf(invited.record_id);
    return this.claims.claim(invitedClaim(invited.marina_id), email, owner, context, emailInUse);
  }

  /** Frees the address of a deleted user. Safe to repeat; does nothing while the user exists. */
  async release(userId: string, context: CommandContext): Promise<void> {
    const { state } = await this.streams.load(userRecord, userId);
    if (state.exists || state.email === null) return;
    const kinds = state.added_in === null ? [EMAIL_CLAIM] : [EMAIL_CLAIM, invitedClaim(state.added_in)];
    for (const kind of kinds) await this.claims.release(kind, state.email, userRecord.streamOf(userId), context);
  }
}
