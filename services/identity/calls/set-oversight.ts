import { Inject } from '@nestjs/common';
import { overseerApi } from '../../../contracts/identity/api.js';
import { AddUser } from '../../../contracts/identity/commands.js';
import { PasswordMatches } from '../../../contracts/identity/queries.js';
import { language } from '../../../contracts/vocabulary/languages-schemas.js';
import { type Refusal, refuse, refuseFields } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { Claims } from '../../platform/event-sourcing/claims.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { SealedContext } from '../credentials/sealed-context.js';
import { decide } from '../domain/user.js';
import { EMAIL_CLAIM, userRecord } from '../records/user-record.js';

type Setting = ReceivedCall<typeof overseerApi.set>;

/** An administrator makes a user a manager of a chain or an association, and repeats the own password for it. */
@Handles(overseerApi.set)
export class SetOversight {
  constructor(
    private readonly streams: StreamRepository,
    private readonly claims: Claims,
    private readonly sealed: SealedContext,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute(call: Setting): Promise<CommandReceipt | Refusal> {
    const { context } = call;
    const { email, chain_manager, association_code, password } = call.input;
    const { user_id } = call.staff;
    if (password === undefined) return refuseFields({ path: 'password', code: 'passwordMissing' });
    const repeated = await this.queries.execute(new PasswordMatches({ user_id, password }));
    if (!repeated) return refuseFields({ path: 'password', code: 'passwordWrong' });
    const stream = await this.claims.ownerOf(EMAIL_CLAIM, email);
    if (stream === null) return this.add(call);
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
  private async add({ input, staff, context }: Setting): Promise<CommandReceipt | Refusal> {
    const { email, first_name, last_name, chain_manager, association_code } = input;
    const invited_in = input.language ?? language.catch('en').parse(staff.language);
    const oversees = chain_manager || association_code !== null;
    if (!oversees || first_name === undefined || last_name === undefined) return refuse('not_found', 'USER_NOT_FOUND');
    const user_id = deriveId(context.command_id, 'user');
    const person = { user_id, email, first_name, last_name, language: invited_in, marinas: [] };
    return this.commands.execute(
      new AddUser({ ...person, chain_manager, association_code }, { ...context, marina_id: null }),
    );
  }
}
