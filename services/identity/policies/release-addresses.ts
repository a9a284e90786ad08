import { Injectable } from '@nestjs/common';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { UserAddresses } from '../records/user-addresses.js';
import type { UserEventOf } from '../domain/user-events.js';

type Deleted = UserEventOf<'UserDeleted'>;

/** Releases a deleted user's address even if the process died right after the deletion. */
@Injectable()
export class ReleaseAddresses implements Policy<Deleted> {
  readonly name = 'release-addresses';
  readonly reactsTo = ['UserDeleted'] as const satisfies Deleted['type'][];

  constructor(private readonly addresses: UserAddresses) {}

  handle(event: LoggedEvent<Deleted>): Promise<void> {
    return this.addresses.release(event.data.user_id, causedBy(event, this.name));
  }
}
