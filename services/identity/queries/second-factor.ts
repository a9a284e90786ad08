import { FindMarina, ListSecondFactorMarinas } from '../../../contracts/marinas/queries.js';
import { secondFactorErrors } from '../../../contracts/identity/errors.js';
import { PasswordMatches } from '../../../contracts/identity/queries.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { SecondFactors } from '../credentials/second-factors.js';
import { userNotFound } from '../domain/user.js';
import type { ExistingUser } from '../domain/user-state.js';
import { userRecord } from '../records/user-record.js';

/** Whether a marina that the user reaches requires a second factor: one of their own, or of the association they manage. */
export class RequiresSecondFactor extends Query<boolean> {
  constructor(
    readonly user: ExistingUser,
    /** Marinas whose rule counts at once; that of others counts once the list of marinas has followed. */
    readonly atOnce: readonly string[] = user.marinas.map(({ marina_id }) => marina_id),
  ) {
    super();
  }
}

@QueryHandler(RequiresSecondFactor)
export class RequiresSecondFactorHandler {
  constructor(private readonly queries: QueryBus) {}

  async execute({ user: { marinas, association_code }, atOnce }: RequiresSecondFactor): Promise<boolean> {
    const read = await Promise.all(atOnce.map((id) => this.queries.execute(new FindMarina(id))));
    if (read.some((marina) => marina?.marina_settings.security.two_factor_required === true)) return true;
    const others = new Set(marinas.map(({ marina_id }) => marina_id).filter((id) => !atOnce.includes(id)));
    if (others.size === 0 && association_code === null) return false;
    const requiring = await this.queries.execute(new ListSecondFactorMarinas());
    return requiring.some(
      (marina) => others.has(marina.id) || (association_code !== null && marina.association_code === association_code),
    );
  }
}

/**
 * Whether a user needs a second factor that they do not have: the marina they act in requires one, or another of their
 * marinas does. The marina they act in counts at once, the others once the list of marinas has followed.
 */
export class NeedsSecondFactor extends Query<boolean> {
  constructor(
    readonly user: ExistingUser,
    readonly marinaId: string | null,
  ) {
    super();
  }
}

@QueryHandler(NeedsSecondFactor)
export class NeedsSecondFactorHandler {
  constructor(private readonly queries: QueryBus) {}

  async execute({ user, marinaId }: NeedsSecondFactor): Promise<boolean> {
    if (user.second_factor !== null) return false;
    return this.queries.execute(new RequiresSecondFactor(user, marinaId === null ? [] : [marinaId]));
  }
}

interface SecondFactorView {
  readonly set_up_at: string | null;
  readonly recovery_codes_left: number;
  readonly required: boolean;
}

/** A user's own second factor, without anything secret. */
export class ShowSecondFactor extends Query<SecondFactorView | Refusal> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(ShowSecondFactor)
export class ShowSecondFactorHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
  ) {}

  async execute({ userId }: ShowSecondFactor): Promise<SecondFactorView | Refusal> {
    const { state: user } = await this.streams.load(userRecord, userId);
    if (!user.exists) return userNotFound();
    const factor = user.second_factor;
    return {
      set_up_at: factor?.set_up_at ?? null,
      recovery_codes_left: factor?.recovery_digests.filter((each) => each !== null).length ?? 0,
      required: await this.queries.execute(new RequiresSecondFactor(user)),
    };
  }
}

interface BegunSecondFactor {
  readonly setup: string;
  readonly secret: string;
  readonly uri: string;
}

/** A secret to set up. It is a query, because the server keeps nothing of it. */
export class BeginSecondFactor extends Query<BegunSecondFactor | Refusal> {
  constructor(
    readonly session: { readonly user_id: string; readonly session_id: string },
    readonly password: string,
  ) {
    super();
  }
}

@QueryHandler(BeginSecondFactor)
export class BeginSecondFactorHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly factors: SecondFactors,
    private readonly queries: QueryBus,
  ) {}

  async execute({ session, password }: BeginSecondFactor): Promise<BegunSecondFactor | Refusal> {
    const { state: user } = await this.streams.load(userRecord, session.user_id);
    if (!user.exists) return userNotFound();
    if (!(await this.queries.execute(new PasswordMatches({ user_id: user.user_id, password })))) {
      return refuseFields({ path: 'password', code: 'passwordWrong' });
    }
    if (user.second_factor !== null) return refuse('conflict', secondFactorErrors.set_already);
    return this.factors.begin(session, user.email ?? '');
  }
}
