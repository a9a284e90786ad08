import { Inject, Injectable } from '@nestjs/common';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { id as marina_id } from '../../../contracts/vocabulary/route.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { StaffAuthenticator, type StaffCaller } from '../../platform/http/caller.js';
import { type ExistingUser, isLive } from '../domain/user-state.js';
import { fullName, principalOf } from '../domain/user-view.js';
import { mayWorkIn } from '../domain/user.js';
import { SecondFactorRule } from '../lookups/second-factor-rule.js';
import { SessionUses } from '../records/session-uses.js';
import { userRecord } from '../records/user-record.js';
import { sameText } from './keyed-digest.js';
import { SessionTokens } from './session-tokens.js';

/** Reads the user's stream, so that ending a session or revoking a permission takes effect at once. */
@Injectable()
export class UserAuthenticator extends StaffAuthenticator {
  constructor(
    private readonly streams: StreamRepository,
    private readonly tokens: SessionTokens,
    private readonly uses: SessionUses,
    private readonly factors: SecondFactorRule,
    private readonly queries: QueryBus,
    @Inject(Clock) private readonly clock: Clock,
  ) {
    super();
  }

  async authenticate(token: string, namedMarina: string | undefined): Promise<StaffCaller | null> {
    const given = await this.tokens.read(token);
    if (given === null) return null;
    const { state: user } = await this.streams.load(userRecord, given.user_id);
    if (!user.exists) return null;
    const session = user.sessions.find((each) => each.session_id === given.session_id);
    if (session === undefined || !sameText(session.secret_digest, given.secret_digest)) return null;
    if (!isLive(session, this.clock.nowIso())) return null;
    await this.uses.note(session);
    const marina = await this.marinaOf(user, session.marina_id, namedMarina);
    const needsFactor = await this.factors.isMissing(user, marina?.id ?? null);
    return {
      kind: 'staff',
      user_id: user.user_id,
      session_id: session.session_id,
      name: fullName(user),
      language: user.language,
      marina_id: marina?.id ?? null,
      principal: principalOf(user, session.session_id, marina, needsFactor),
    };
  }

  /** Only callers with access beyond their own marinas name one; for all others the session determines it. */
  private async marinaOf(
    user: ExistingUser,
    active: string | null,
    named: string | undefined,
  ): Promise<BusAnswer<FindMarina>> {
    const namesMarinas = user.is_admin || user.association_code !== null;
    const id = namesMarinas && named !== undefined ? named : active;
    if (id === null || !marina_id.safeParse(id).success) return null;
    const marina = await this.queries.execute(new FindMarina(id));
    if (marina === null) return null;
    return mayWorkIn(user, { marina_id: marina.id, association_code: marina.association.code }) ? marina : null;
  }
}
