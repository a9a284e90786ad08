import { Inject } from '@nestjs/common';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { marinaInvitationList } from '../projections/marina-invitation-list.js';

/** More than anybody answers; further ones appear as these are answered. */
const SHOWN = 50;

interface Invitations {
  readonly items: { id: string; marina: { name: string }; expires_at: string }[];
  readonly total: number;
}

export class ListInvitations extends Query<Invitations> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(ListInvitations)
export class ListInvitationsHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({ userId }: ListInvitations): Promise<Invitations> {
    const filter = { user_id: userId, expires_at: { $gt: this.clock.nowIso() } };
    const model = this.projections.model(marinaInvitationList);
    const [found, total] = await Promise.all([
      model.find({ filter, sort: [['expires_at', 1]], limit: SHOWN }),
      model.count(filter),
    ]);
    const items = await Promise.all(
      found.map(async ({ invitation_id, marina_id, expires_at }) => ({
        id: invitation_id,
        marina: { name: (await this.queries.execute(new FindMarina(marina_id)))?.name ?? '' },
        expires_at,
      })),
    );
    return { items, total };
  }
}
