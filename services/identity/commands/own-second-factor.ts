import { Inject } from '@nestjs/common';
import { secondFactorErrors } from '../../../contracts/identity/errors.js';
import { PasswordMatches } from '../../../contracts/identity/queries.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { SealedContext } from '../credentials/sealed-context.js';
import { SecondFactors } from '../credentials/second-factors.js';
import { SignInPace } from '../credentials/sign-in-pace.js';
import { decide, userNotFound } from '../domain/user.js';
import type { UserCommand } from '../domain/user-commands.js';
import type { ExistingUser } from '../domain/user-state.js';
import { RequiresSecondFactor } from '../queries/second-factor.js';
import { userRecord } from '../records/user-record.js';

export type OwnSecondFactor =
  | { readonly type: 'Confirm'; readonly setup: string; readonly code: string }
  | { readonly type: 'ReplaceCodes'; readonly password: string; readonly code: string }
  | { readonly type: 'Remove'; readonly password: string; readonly code: string };

type Answer = CommandReceipt & { readonly recovery_codes: string[] };

/** What users do with their own second factor. */
export class ChangeOwnSecondFactor extends Command<Answer | Refusal> {
  constructor(
    readonly session: { readonly user_id: string; readonly session_id: string },
    readonly change: OwnSecondFactor,
    readonly context: CommandContext,
  ) {
    super();
  }
}

const wrongPassword = () => refuseFields({ path: 'password', code: 'passwordWrong' });

@CommandHandler(ChangeOwnSecondFactor)
export class ChangeOwnSecondFactorHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly factors: SecondFactors,
    private readonly pace: SignInPace,
    private readonly sealed: SealedContext,
    private readonly queries: QueryBus,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({ session, change, context }: ChangeOwnSecondFactor): Promise<Answer | Refusal> {
    const { state: user } = await this.streams.load(userRecord, session.user_id);
    if (!user.exists) return userNotFound();
    switch (change.type) {
      case 'Confirm':
        return this.confirm(session, change, context);
      case 'ReplaceCodes': {
        if (!(await this.repeated(user, change.password))) return wrongPassword();
        const second = await this.prove(user, change.code);
        return this.withCodes(user.user_id, context, (recovery_digests) => ({
          type: 'ReplaceRecoveryCodes',
          recovery_digests,
          second,
        }));
      }
      case 'Remove':
        return this.remove(user, change, context);
    }
  }

  private async confirm(
    session: { user_id: string; session_id: string },
    { setup, code }: Extract<OwnSecondFactor, { type: 'Confirm' }>,
    context: CommandContext,
  ): Promise<Answer | Refusal> {
    const secret = await this.factors.begun(session, setup);
    if (secret === null) return refuse('conflict', secondFactorErrors.setup_expired);
    const time_step = this.factors.timeStepOf(secret, code);
    if (time_step === null) return refuseFields({ path: 'code', code: 'secondFactorWrong' });
    const factor_id = deriveId(context.command_id, 'second factor');
    return this.withCodes(session.user_id, context, (recovery_digests) => ({
      type: 'SetSecondFactor',
      session_id: session.session_id,
      factor: { factor_id, secret, recovery_digests: [...recovery_digests], time_step },
    }));
  }

  /** A resend that the server no longer remembers cannot show the codes again, of which only digests are kept. */
  private async withCodes(
    userId: string,
    context: CommandContext,
    commandWith: (digests: readonly string[]) => UserCommand,
  ): Promise<Answer | Refusal> {
    const { codes, digests } = await this.factors.recoveryCodes(userId);
    const receipt = await this.carryOut(userId, commandWith(digests), context);
    if (isRefusal(receipt)) return receipt;
    const { state } = await this.streams.load(userRecord, userId);
    const kept = state.exists && state.second_factor?.recovery_digests[0] === digests[0];
    return kept ? { ...receipt, recovery_codes: codes } : refuse('conflict', secondFactorErrors.codes_shown);
  }

  private async remove(
    user: ExistingUser,
    { password, code }: Extract<OwnSecondFactor, { type: 'Remove' }>,
    context: CommandContext,
  ): Promise<Answer | Refusal> {
    if (!(await this.repeated(user, password))) return wrongPassword();
    const second = await this.prove(user, code);
    const needed = await this.queries.execute(new RequiresSecondFactor(user));
    const receipt = await this.carryOut(user.user_id, { type: 'RemoveSecondFactor', second, needed }, context);
    return isRefusal(receipt) ? receipt : { ...receipt, recovery_codes: [] };
  }

  private repeated({ user_id }: ExistingUser, password: string): Promise<boolean> {
    return this.queries.execute(new PasswordMatches({ user_id, password }));
  }

  /** The proof that a code gives; codes are tried at the pace of sign-ins. */
  private async prove({ user_id, second_factor }: ExistingUser, code: string) {
    if (second_factor === null) return 'wrong';
    await this.pace.keepSecond(user_id, 'known');
    return this.factors.prove(user_id, second_factor, code);
  }

  private async carryOut(
    userId: string,
    command: UserCommand,
    context: CommandContext,
  ): Promise<CommandReceipt | Refusal> {
    return this.streams.execute(userRecord, userId, await this.sealed.of(context), (state) =>
      decide(command, state, { now: this.clock.nowIso() }),
    );
  }
}
