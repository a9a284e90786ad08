import { Inject } from '@nestjs/common';
import { AddUser } from '../../../contracts/identity/commands.js';
import { PasswordMatches } from '../../../contracts/identity/queries.js';
import type { UserEventOf } from '../domain/user-events.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { Claims } from '../../platform/event-sourcing/claims.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { SealedContext } from '../credentials/sealed-context.js';
import { decide } from '../domain/user.js';
import { EMAIL_CLAIM, userRecord } from '../records/user-record.js';

interface Oversight {
  readonly email: string;
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly language?: Language | undefined;
  readonly chain_manager: boolean;
  readonly association_code: UserEventOf<'UserAdded'>['data']['association_code'];
  readonly password?: string | undefined;
}

/** An administrator makes a user a manager of a chain or an association, and repeats the own password for it. */
export class SetOversight extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly by: { readonly user_id: string; readonly language: Language },
    readonly oversight: Oversight,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SetOversight)
export class SetOversightHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly claims: Claims,
    private readonly sealed: SealedContext,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({ by, oversight, context }: SetOversight): Promise<CommandReceipt | Refusal> {
    const { email, chain_manager, association_code, password } = oversight;
    const { user_id } = by;
    if (password === undefined) return refuseFields({ path: 'password', code: 'passwordMissing' });
    const repeated = await this.queries.execute(new PasswordMatches({ user_id, password }));
    if (!repeated) return refuseFields({ path: 'password', code: 'passwordWrong' });
    const stream = await this.claims.ownerOf(EMAIL_CLAIM, email);
    if (stream === null) return this.add(by, oversight, context);
    const id = userRecord.idOf(stream);
    const { state: user } = await this.streams.load(userRecord, id);
    // The history of the marina where the user works shows it.
    const marina_id = user.exists ? (user.marinas[0]?.marina_id ?? null) : null;
    const sealed = { ...(await this.sealed.of(context)), marina_id };
    return this.streams.execute(userRecord, id, sealed, (state) =>
      decide({ type: 'SetOversight', chain_manager, association_code }, state, { now: this.clock.nowIso() }),
    );
  }

  /** A person without an account is invited by mail; a chain manager gets marinas afterwards. */
  private async add(
    by: SetOversight['by'],
    { email, first_name, last_name, language = by.language, chain_manager, association_code }: Oversight,
    context: CommandContext,
  ): Promise<CommandReceipt | Refusal> {
    const oversees = chain_manager || association_code !== null;
    if (!oversees || first_name === undefined || last_name === undefined) return refuse('not_found', 'USER_NOT_FOUND');
    const user_id = deriveId(context.command_id, 'user');
    const person = { user_id, email, first_name, last_name, language, marinas: [] };
    return this.commands.execute(
      new AddUser({ ...person, chain_manager, association_code }, { ...context, marina_id: null }),
    );
  }
}
