import { Injectable } from '@nestjs/common';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { Claims } from '../../platform/event-sourcing/claims.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { releaseAddress } from '../records/release-address.js';
import type { UserEventOf } from '../domain/user-events.js';

type Deleted = UserEventOf<'UserDeleted'>;

/** Releases a deleted user's address even if the process died right after the deletion. */
@Injectable()
export class ReleaseAddresses implements Policy<Deleted> {
  readonly name = 'release-addresses';
  readonly reactsTo = ['UserDeleted'] as const satisfies Deleted['type'][];

  constructor(
    private readonly streams: StreamRepository,
    private readonly claims: Claims,
  ) {}

  handle(event: LoggedEvent<Deleted>): Promise<void> {
    return releaseAddress(this.streams, this.claims, event.data.user_id, causedBy(event, this.name));
  }
}
