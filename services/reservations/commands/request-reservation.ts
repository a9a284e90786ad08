import { CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { FindMarinaByCode, type MarinaAnswer } from '../../../contracts/marinas/queries.js';
import { CalculatePrice, type CalculatePriceAnswer } from '../../../contracts/pricing/queries.js';
import type { RequestReservation as RequestForm } from '../../../contracts/reservations/boater.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { isRefusal, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/decide.js';
import { displayedStatus } from '../domain/displayed-status.js';
import { initial } from '../domain/reservation-state.js';
import type { Opening, OpeningCommand } from '../domain/reservation-command.js';
import type { ReservationContext } from '../domain/reservation-context.js';
import { BerthChoosing, isNoBerthFree } from './berth-choosing.js';
import { LinkTokens } from './link-token.js';
import { OpeningFacts } from './opening-facts.js';
import { planOffer } from './plan-offer.js';
import { reservationAggregate } from './reservation-aggregate.js';
import { ReservationFacts } from './reservation-facts.js';

/** A boater without an account asks for a berth, or books one at once. */
export class RequestReservation {
  constructor(
    readonly input: RequestForm,
    readonly instantly: boolean,
    readonly context: CommandContext,
  ) {}
}

export interface RequestedReservation extends CommandReceipt {
  readonly view_id: string;
  readonly link_token: string;
  readonly reservation_status: string;
}

@CommandHandler(RequestReservation)
export class RequestReservationHandler implements ICommandHandler<RequestReservation> {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly facts: ReservationFacts,
    private readonly openings: OpeningFacts,
    private readonly berths: BerthChoosing,
    private readonly links: LinkTokens,
  ) {}

  async execute({ input, instantly, context: anonymous }: RequestReservation): Promise<RequestedReservation | Refusal> {
    const marina = await this.queries.execute<FindMarinaByCode, MarinaAnswer>(new FindMarinaByCode(input.marina_code));
    if (marina === null) return refuseFields({ path: 'marina_code', code: 'MARINA_NOT_FOUND' });
    const context = { ...anonymous, marina_id: marina.id };
    const draft = await this.draft(input, context);
    const { start_date, end_date } = draft;
    const facts = await this.facts.contextFor(marina, 'boater', { ...draft, stay: { start_date, end_date } });
    // Judged before anything is written; a resent command finds the stream and is let through.
    const { state } = await this.streams.load(reservationAggregate, draft.reservation_id);
    const asked = { type: 'RequestReservation' as const, opening: draft };
    const judged = state.reservation_id === null && !instantly ? decide(asked, initial(), facts) : [];
    if (isRefusal(judged)) return judged;
    const opening = await this.openings.settle(draft, input, context);
    if (isRefusal(opening)) return opening;
    const asBoater = { ...context, actor: { kind: 'boater' as const, id: opening.boater_id, name: nameOf(opening) } };
    const receipt = instantly
      ? await this.bookInstantly(opening, marina, facts, asBoater)
      : await this.append({ type: 'RequestReservation', opening }, facts, asBoater);
    return isRefusal(receipt) ? receipt : this.answer(receipt, opening);
  }

  private draft(input: RequestForm, context: CommandContext): Promise<Opening> {
    return this.openings.draft(
      input,
      {
        customer_type: 'VISITOR',
        notes: input.notes === '' ? null : input.notes,
        additional_requirements: input.additional_requirements,
        requested_redeem_nights: input.requested_redeem_nights_amount,
      },
      context,
    );
  }

  private async bookInstantly(
    opening: Opening,
    marina: Marina,
    facts: ReservationContext,
    context: CommandContext,
  ): Promise<CommandReceipt | Refusal> {
    const price = await this.queries.execute<CalculatePrice, CalculatePriceAnswer>(
      new CalculatePrice({
        marina_id: marina.id,
        vessel: { ...opening.vessel, hull_type: opening.vessel.hull_type, type: opening.vessel.type },
        start_date: opening.start_date,
        end_date: opening.end_date,
        contract_id: opening.contract_id,
        isCommercial: opening.commercial,
        liveaboard: opening.live_aboard,
      }),
    );
    if (isRefusal(price)) return price;
    const offer = planOffer(price, marina.marina_settings);
    const wish = { ...opening, confirm_min_length: false, instant_only: true };
    return this.berths.during(opening.reservation_id, async () => {
      const chosen = await this.berths.choose(wish, context);
      if (isRefusal(chosen) && !isNoBerthFree(chosen)) return chosen;
      const berth = isRefusal(chosen) ? null : chosen.choice;
      const receipt = await this.append({ type: 'BookInstantly', opening, offer, berth }, facts, context);
      if (isRefusal(receipt) && !isRefusal(chosen)) await chosen.undo();
      return receipt;
    });
  }

  private append(command: OpeningCommand, facts: ReservationContext, context: CommandContext) {
    return this.streams.execute(reservationAggregate, command.opening.reservation_id, context, (state) =>
      decide(command, state, facts),
    );
  }

  private async answer(receipt: CommandReceipt, { reservation_id, view_id }: Opening): Promise<RequestedReservation> {
    const { state } = await this.streams.load(reservationAggregate, reservation_id);
    const link_token = await this.links.tokenFor(reservation_id);
    return { ...receipt, view_id, link_token, reservation_status: displayedStatus(state.statuses) };
  }
}

function nameOf({ boater }: Opening): string {
  return `${boater.first_name ?? ''} ${boater.last_name ?? ''}`.trim();
}
