import { Injectable } from '@nestjs/common';
import { FindBoaters } from '../../../contracts/customers/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { CardEvent } from '../domain/card-events.js';
import { cardRecord } from '../records/card-record.js';
import { Invitations } from '../records/invitations.js';

type Issued = Extract<CardEvent, { type: 'CardIssued' }>;

/** Notes on an invitation that the holder of its address received a card. */
@Injectable()
export class InvitationAcceptance implements Policy<Issued> {
  readonly name = 'invitation-acceptance';
  readonly reactsTo = ['CardIssued'] as const;

  constructor(
    private readonly queries: QueryBus,
    private readonly invitations: Invitations,
  ) {}

  async handle(event: LoggedEvent<Issued>): Promise<void> {
    const { marina_id, boater_ids } = event.data;
    const card_id = cardRecord.idOf(event.stream);
    for (const { id: boater_id, email } of await this.queries.execute(new FindBoaters({ marina_id, boater_ids }))) {
      const invitation = email === null ? null : await this.invitations.idOf(marina_id, email);
      if (invitation === null) continue;
      const context = inMarina(causedBy(event, this.name, boater_id));
      await this.invitations.decide(invitation, { type: 'Accept', boater_id, card_id }, context);
    }
  }
}
