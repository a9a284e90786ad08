import { customerErrors } from '../../../contracts/customers/errors.js';
import { FindVessel } from '../../../contracts/customers/queries.js';
import { cardApi } from '../../../contracts/memberships/api.js';
import { membershipErrors } from '../../../contracts/memberships/errors.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { CardFile } from '../cards/card-file.js';

/** Attaches a detached card to a vessel of one of its holders. The marina is the card's home marina. */
@Handles(cardApi.attach)
export class AttachCard {
  constructor(
    private readonly queries: QueryBus,
    private readonly cards: CardFile,
  ) {}

  async execute({
    input: { customer_id: card_id, vessel_id },
    marinaContext: context,
  }: ReceivedCall<typeof cardApi.attach>): Promise<CommandReceipt | Refusal> {
    const { marina_id } = context;
    const card = await this.cards.find(card_id);
    if (card?.home_marina_id !== marina_id) return refuse('not_found', membershipErrors.card_not_found);
    const vessel = await this.queries.execute(new FindVessel({ marina_id, vessel_id }));
    const holders = new Set(card.holders.map(({ boater_id }) => boater_id));
    const theirs = vessel?.boater_ids.some((boater_id) => holders.has(boater_id)) === true;
    if (!theirs) return refuse('not_found', customerErrors.vessel_not_found);
    return this.cards.decide(card_id, { type: 'AttachVessel', vessel_id }, context);
  }
}
