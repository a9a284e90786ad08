import { customerErrors } from '../../../contracts/customers/errors.js';
import { FindVessel } from '../../../contracts/customers/queries.js';
import { AttachCard } from '../../../contracts/memberships/commands.js';
import { membershipErrors } from '../../../contracts/memberships/errors.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import { CardFile } from '../records/card-file.js';

@CommandHandler(AttachCard)
export class AttachCardHandler {
  constructor(
    private readonly queries: QueryBus,
    private readonly cards: CardFile,
  ) {}

  async execute({ input: { card_id, vessel_id }, context }: AttachCard): Promise<CommandReceipt | Refusal> {
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
