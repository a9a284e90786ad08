import type { SignedInUser } from '../../../contracts/identity/user.js';
import { associationCode, type Marina } from '../../../contracts/marinas/marina.js';
import { FindMarina, ShowAssociation } from '../../../contracts/marinas/queries.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { userRecord } from '../records/user-record.js';
import { signedInView } from '../domain/user-view.js';
import { NeedsSecondFactor } from './second-factor.js';

/** The user and the active marina, read from the streams so that permissions are current. */
export class DescribeSelf extends Query<{ user: SignedInUser; marina: Marina | null } | Refusal> {
  constructor(
    readonly session: { readonly user_id: string; readonly session_id: string },
    readonly marinaId: string | null,
  ) {
    super();
  }
}

@QueryHandler(DescribeSelf)
export class DescribeSelfHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
  ) {}

  async execute({ session, marinaId }: DescribeSelf): Promise<{ user: SignedInUser; marina: Marina | null } | Refusal> {
    const { state } = await this.streams.load(userRecord, session.user_id);
    if (!state.exists) return refuse('unauthenticated', 'UNAUTHENTICATED');
    const marina = marinaId === null ? null : await this.queries.execute(new FindMarina(marinaId));
    const needsFactor = await this.queries.execute(new NeedsSecondFactor(state, marinaId));
    const code = associationCode.parse(state.association_code ?? marina?.association.code ?? null);
    const association = code === null ? null : await this.queries.execute(new ShowAssociation(code));
    return { user: signedInView(state, session.session_id, { marina, association }, needsFactor), marina };
  }
}
