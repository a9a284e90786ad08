import { Injectable } from '@nestjs/common';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import { Claims } from '../../platform/event-sourcing/claims.js';
import type { CommandContext, MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide, type InvitationCommand } from '../domain/invitation.js';
import { invitationRecord } from './invitation-record.js';

/** The log has a keyed hash of marina and address only. */
const INVITED_ADDRESS = 'invited-address';

/** The invitations of the marinas, found by the invited address. */
@Injectable()
export class Invitations {
  constructor(
    private readonly streams: StreamRepository,
    private readonly claims: Claims,
    private readonly clock: Clock,
  ) {}

  /** The id of the invitation of an address; null if the marina never invited it. */
  async idOf(marina_id: string, email: string): Promise<string | null> {
    const owner = await this.claims.ownerOf(INVITED_ADDRESS, `${marina_id} ${email}`);
    return owner === null ? null : invitationRecord.idOf(owner);
  }

  /** The id of the invitation of an address, which is claimed for it if it is new. */
  async idFor(email: string, context: MarinaContext): Promise<string> {
    const { marina_id } = context;
    const id = deriveId(context.command_id, 'invitation');
    const taken = refuse('conflict', 'CONFLICT');
    const owner = invitationRecord.streamOf(id);
    const refused = await this.claims.claim(INVITED_ADDRESS, `${marina_id} ${email}`, owner, context, taken);
    // The address was invited before.
    return isRefusal(refused) ? ((await this.idOf(marina_id, email)) ?? id) : id;
  }

  decide(id: string, command: InvitationCommand, context: CommandContext): Promise<CommandReceipt | Refusal> {
    return this.streams.execute(invitationRecord, id, context, (state) => decide(command, state, this.clock.nowIso()));
  }
}
