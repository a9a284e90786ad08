import { FindPersonRecords } from '../../../contracts/customers/queries.js';
import { FindBookedStays } from '../../../contracts/reservations/queries.js';
import { membershipErrors } from '../../../contracts/memberships/errors.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import type { Stay } from '../domain/redeemable-nights.js';
import { CardFile } from '../records/card-file.js';

type Receipt = CommandReceipt & { visit_id: string };

/** The front desk redeems nights of a visit that is over. */
export class RedeemVisit extends Command<Receipt | Refusal> {
  constructor(
    readonly cardId: string,
    readonly visit: Stay,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(RedeemVisit)
export class RedeemVisitHandler {
  constructor(
    private readonly cards: CardFile,
    private readonly queries: QueryBus,
  ) {}

  async execute({ cardId, visit, context }: RedeemVisit): Promise<Receipt | Refusal> {
    const { marina_id, command_id } = context;
    const { start_date, end_date } = visit;
    const card = await this.cards.find(cardId);
    const here = (card?.holders ?? []).filter((holder) => holder.marina_id === marina_id);
    const holders = here.map(({ boater_id }) => boater_id);
    const records = await this.queries.execute(new FindPersonRecords({ marina_id, boater_ids: holders }));
    const boater_ids = [...new Set([...records.values()].flat())];
    const ask = new FindBookedStays({ marina_id, boater_ids, from: start_date, to: end_date });
    const stays = await this.queries.execute(ask);
    const visit_id = deriveId(command_id, 'visit');
    const command = { type: 'RedeemVisit' as const, visit_id, start_date, end_date, stays };
    const answer = await this.cards.decide(cardId, command, context);
    return isRefusal(answer) ? answer : { ...answer, visit_id };
  }
}

/** The front desk takes back a visit that it entered by mistake. */
export class ReturnVisit extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly cardId: string,
    readonly visitId: string,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(ReturnVisit)
export class ReturnVisitHandler {
  constructor(private readonly cards: CardFile) {}

  async execute({ cardId, visitId, context }: ReturnVisit): Promise<CommandReceipt | Refusal> {
    // A card that does not exist and one without this visit are the same to a marina that names the visit.
    if ((await this.cards.find(cardId)) === null) return refuse('not_found', membershipErrors.visit_not_found);
    return this.cards.decide(cardId, { type: 'ReturnVisit', visit_id: visitId }, context);
  }
}
