import { Injectable } from '@nestjs/common';
import type { BoaterContactChanged } from '../../../contracts/customers/events.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { Accounts } from '../records/accounts.js';

/** A member whose address changed is found by the new one. */
@Injectable()
export class MemberAddressPolicy implements Policy<BoaterContactChanged> {
  readonly name = 'loyalty-addresses';
  readonly reactsTo = ['BoaterContactChanged'] as const;

  constructor(private readonly accounts: Accounts) {}

  handle(event: LoggedEvent<BoaterContactChanged>): Promise<void> {
    const context = inMarina(causedBy(event, this.name));
    const { boater_id } = event.data;
    return this.accounts.followAddress({ marina_id: context.marina_id, boater_id }, context);
  }
}
