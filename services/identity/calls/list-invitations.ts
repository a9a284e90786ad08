import { Inject } from '@nestjs/common';
import { invitationApi } from '../../../contracts/identity/api.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { invitedAt } from '../domain/user-invitation.js';
import { wasRemovedSince } from '../domain/user.js';
import { marinaInvitationList } from '../projections/marina-invitation-list.js';
import { userList } from '../projections/user-list.js';
import { userRecord } from '../records/user-record.js';

/** More than anybody answers; further ones appear as these are answered. */
const SHOWN = 50;

interface Invitations {
  readonly items: { id: string; marina: { name: string }; expires_at: string }[];
  readonly total: number;
}

interface OpenInvitations {
  readonly found: readonly { readonly id: string; readonly marina_id: string; readonly expires_at: string }[];
  readonly total: number;
}

@Handles(invitationApi.getall)
export class ListInvitations {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({ staff: { user_id } }: ReceivedCall<typeof invitationApi.getall>): Promise<Invitations> {
    const now = this.clock.nowIso();
    const parts = await Promise.all([this.ofChains(user_id, now), this.ofMarinas(user_id, now)]);
    const open = parts.flatMap(({ found }) => found);
    open.sort((one, other) => one.expires_at.localeCompare(other.expires_at));
    const items = await Promise.all(
      open.slice(0, SHOWN).map(async ({ id, marina_id, expires_at }) => ({
        id,
        marina: { name: (await this.queries.execute(new FindMarina(marina_id)))?.name ?? '' },
        expires_at,
      })),
    );
    return { items, total: parts[0].total + parts[1].total };
  }

  /** Those of managers of several marinas. */
  private async ofChains(user_id: string, now: string): Promise<OpenInvitations> {
    const filter = { user_id, open: true, expires_at: { $gt: now } };
    const model = this.projections.model(marinaInvitationList);
    const found = await model.find({ filter, sort: [['expires_at', 1]], limit: SHOWN });
    const total = await model.count(filter);
    return { found: found.map(({ invitation_id: id, ...rest }) => ({ id, ...rest })), total };
  }

  /** Those of managers who added a user with this user's address, but not what the user's own record refuses. */
  private async ofMarinas(user_id: string, now: string): Promise<OpenInvitations> {
    const filter = { invites_user: user_id, invited_until: { $gt: now } };
    const model = this.projections.model(userList);
    const found = await model.find({ filter, sort: [['invited_until', 1]], limit: SHOWN });
    const { state: user } = await this.streams.load(userRecord, user_id);
    const all = found.map(({ user_id: id, marina_ids, invited_until }) => {
      return { id, marina_id: marina_ids[0] ?? '', expires_at: invited_until ?? now };
    });
    const open = all.filter(({ marina_id, expires_at }) => {
      return user.exists && !wasRemovedSince(user, marina_id, invitedAt({ invited_until: expires_at }));
    });
    return { found: open, total: (await model.count(filter)) - (all.length - open.length) };
  }
}
