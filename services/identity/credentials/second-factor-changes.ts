import { Inject, Injectable } from '@nestjs/common';
import { secondFactorErrors } from '../../../contracts/identity/errors.js';
import { PasswordMatches } from '../../../contracts/identity/queries.js';
import { isRefusal, type Refusal, refuse, refuseFields } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { SecondProof, UserCommand } from '../domain/user-commands.js';
import type { ExistingUser } from '../domain/user-state.js';
import { decide } from '../domain/user.js';
import { userRecord } from '../records/user-record.js';
import { SealedContext } from './sealed-context.js';
import { SecondFactors } from './second-factors.js';
import { SignInPace } from './sign-in-pace.js';

export type WithRecoveryCodes = CommandReceipt & { readonly recovery_codes: string[] };

/** What users prove and are shown when they change their own second factor. */
@Injectable()
export class SecondFactorChanges {
  constructor(
    private readonly streams: StreamRepository,
    private readonly factors: SecondFactors,
    private readonly pace: SignInPace,
    private readonly sealed: SealedContext,
    private readonly queries: QueryBus,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Codes are tried at the pace of sign-ins, once the password is repeated. */
  async prove(
    { user_id, second_factor }: ExistingUser,
    { password, code }: { readonly password: string; readonly code: string },
  ): Promise<SecondProof | 'wrong' | Refusal> {
    if (!(await this.queries.execute(new PasswordMatches({ user_id, password })))) {
      return refuseFields({ path: 'password', code: 'passwordWrong' });
    }
    if (second_factor === null) return 'wrong';
    await this.pace.keepSecond(user_id, 'known');
    return this.factors.prove(user_id, second_factor, code);
  }

  /** A resend that the server no longer remembers cannot show the codes again, of which only digests are kept. */
  async withCodes(
    userId: string,
    context: CommandContext,
    commandWith: (digests: readonly string[]) => UserCommand,
  ): Promise<WithRecoveryCodes | Refusal> {
    const { codes, digests } = await this.factors.recoveryCodes(userId);
    const receipt = await this.carryOut(userId, commandWith(digests), context);
    if (isRefusal(receipt)) return receipt;
    const { state } = await this.streams.load(userRecord, userId);
    const kept = state.exists && state.second_factor?.recovery_digests[0] === digests[0];
    return kept ? { ...receipt, recovery_codes: codes } : refuse('conflict', secondFactorErrors.codes_shown);
  }

  async carryOut(userId: string, command: UserCommand, context: CommandContext): Promise<CommandReceipt | Refusal> {
    return this.streams.execute(userRecord, userId, await this.sealed.of(context), (state) =>
      decide(command, state, { now: this.clock.nowIso() }),
    );
  }
}
