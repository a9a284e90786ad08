import { Injectable } from '@nestjs/common';
import type { SignedInUser } from '../../../contracts/identity/user.js';
import { associationCode, type Marina } from '../../../contracts/marinas/marina.js';
import { FindMarina, type FoundMarina, ShowAssociation } from '../../../contracts/marinas/queries.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { signedInView } from '../domain/user-view.js';
import { userRecord } from '../records/user-record.js';
import { SecondFactorRule } from './second-factor-rule.js';

interface DescribedSelf {
  readonly user: SignedInUser;
  readonly marina: Marina | null;
}

/** The user and the active marina, read from the streams so that permissions are current. */
@Injectable()
export class SelfDescription {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly factors: SecondFactorRule,
  ) {}

  async of(
    session: { readonly user_id: string; readonly session_id: string },
    marina_id: string | null,
  ): Promise<DescribedSelf | Refusal> {
    const { state } = await this.streams.load(userRecord, session.user_id);
    if (!state.exists) return refuse('unauthenticated', 'UNAUTHENTICATED');
    const found = marina_id === null ? null : await this.queries.execute(new FindMarina(marina_id));
    const marina = found === null ? null : withoutFiles(found);
    const needsFactor = await this.factors.isMissing(state, marina_id);
    const code = associationCode.parse(state.association_code ?? marina?.association.code ?? null);
    const association = code === null ? null : await this.queries.execute(new ShowAssociation(code));
    return { user: signedInView(state, session.session_id, { marina, association }, needsFactor), marina };
  }
}

/** The marina as the console knows it: its files are those of the settings. */
function withoutFiles({ cancellation_files: _, ...marina }: FoundMarina): Marina {
  return marina;
}
