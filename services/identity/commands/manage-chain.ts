import { Inject } from '@nestjs/common';
import { SetMarinaPermissions } from '../../../contracts/marinas/commands.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import type { MarinaPermissionName } from '../../../contracts/vocabulary/permissions.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { Claims } from '../../platform/event-sourcing/claims.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { SealedContext } from '../credentials/sealed-context.js';
import { decide, managesChainMarina, userNotFound } from '../domain/user.js';
import { LOOKING_ONLY } from '../domain/user-view.js';
import { EMAIL_CLAIM, userRecord } from '../records/user-record.js';

/** Gives an existing user access to one more marina of the chain. */
export class AddUserToMarina extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly managerId: string,
    readonly marinaId: string,
    readonly userEmail: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** Switches features of one of the chain's marinas on or off. */
export class SetChainMarinaPermissions extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly managerId: string,
    readonly marinaId: string,
    readonly permissions: Readonly<Partial<Record<MarinaPermissionName, boolean>>>,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** Null if the marina exists and is this manager's; otherwise NOT_FOUND, which hides marinas of others. */
async function refuseMarina(
  streams: StreamRepository,
  queries: QueryBus,
  managerId: string,
  marinaId: string,
): Promise<Refusal | null> {
  const { state: manager } = await streams.load(userRecord, managerId);
  const marina = await queries.execute(new FindMarina(marinaId));
  const theirs = marina !== null && manager.exists && managesChainMarina(manager, marinaId);
  return theirs ? null : refuse('not_found', 'MARINA_NOT_FOUND');
}

@CommandHandler(AddUserToMarina)
export class AddUserToMarinaHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly claims: Claims,
    private readonly sealed: SealedContext,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({ managerId, marinaId, userEmail, context }: AddUserToMarina): Promise<CommandReceipt | Refusal> {
    const refusal = await refuseMarina(this.streams, this.queries, managerId, marinaId);
    if (refusal !== null) return refusal;
    const stream = await this.claims.ownerOf(EMAIL_CLAIM, userEmail);
    if (stream === null) return userNotFound();
    const access = { marina_id: marinaId, permissions: LOOKING_ONLY };
    const sealed = { ...(await this.sealed.of(context)), marina_id: marinaId };
    return this.streams.execute(userRecord, userRecord.idOf(stream), sealed, (state) =>
      decide({ type: 'GrantMarina', access }, state, { now: this.clock.nowIso() }),
    );
  }
}

@CommandHandler(SetChainMarinaPermissions)
export class SetChainMarinaPermissionsHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  async execute(command: SetChainMarinaPermissions): Promise<CommandReceipt | Refusal> {
    const { managerId, marinaId, permissions, context } = command;
    const refusal = await refuseMarina(this.streams, this.queries, managerId, marinaId);
    if (refusal !== null) return refusal;
    return this.commands.execute(new SetMarinaPermissions(marinaId, permissions, context));
  }
}
