import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreateReservation as CreateForm } from '../../../contracts/reservations/create.js';
import { offerTerms } from '../../../contracts/reservations/stay-price.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/decide.js';
import { displayedStatus } from '../domain/displayed-status.js';
import type { Opening, OpeningCommand } from '../domain/reservation-command.js';
import type { ReservationContext } from '../domain/reservation-context.js';
import { initial } from '../domain/reservation-state.js';
import { BerthChoosing, isNoBerthFree } from './berth-choosing.js';
import { OpeningFacts } from './opening-facts.js';
import { RedeemedNights } from './redeemed-nights.js';
import { reservationAggregate } from './reservation-aggregate.js';
import { ReservationFacts } from './reservation-facts.js';

/** Staff enter a reservation on a boater's behalf and send, approve or queue it. */
export class CreateReservation {
  constructor(
    readonly input: CreateForm,
    readonly context: CommandContext,
  ) {}
}

export interface CreatedReservation extends CommandReceipt {
  readonly view_id: string;
  readonly reservation_status: string;
}

@CommandHandler(CreateReservation)
export class CreateReservationHandler implements ICommandHandler<CreateReservation> {
  constructor(
    private readonly streams: StreamRepository,
    private readonly facts: ReservationFacts,
    private readonly openings: OpeningFacts,
    private readonly berths: BerthChoosing,
    private readonly redeemed: RedeemedNights,
  ) {}

  async execute({ input, context }: CreateReservation): Promise<CreatedReservation | Refusal> {
    const marina = await this.facts.marina(context.marina_id ?? '');
    if (marina === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const draft = await this.draft(input, context);
    const { start_date, end_date } = draft;
    const party = { ...draft, card_number: input.card_number, stay: { start_date, end_date } };
    const facts = await this.facts.contextFor(marina, context.actor.kind, party);
    // Judged before anything is written; a resent command finds the stream and is let through.
    const { state } = await this.streams.load(reservationAggregate, draft.reservation_id);
    const judged = state.reservation_id === null ? decide(commandOf(input, draft), initial(), facts) : [];
    if (isRefusal(judged)) return judged;
    const opening = await this.openings.settle(draft, input, context);
    if (isRefusal(opening)) return opening;
    const command = commandOf(input, opening);
    const receipt = await this.berths.during(opening.reservation_id, async () => {
      if (state.reservation_id !== null || input.action !== 'APPROVE') return this.append(command, facts, context);
      const nights = await this.redeemed.take(opening, input.payment.nights_to_redeem, marina, party, context);
      if (isRefusal(nights)) return nights;
      const answer = await this.approve(command, input, facts, context);
      if (isRefusal(answer)) await nights.undo();
      return answer;
    });
    return isRefusal(receipt) ? receipt : this.answer(receipt, opening);
  }

  private draft(input: CreateForm, context: CommandContext): Promise<Opening> {
    const { customer_type } = input;
    const extras = { customer_type, notes: null, additional_requirements: [], requested_redeem_nights: 0 };
    return this.openings.draft(input, extras, context);
  }

  private async approve(
    command: CreateCommand,
    input: CreateForm,
    facts: ReservationContext,
    context: CommandContext,
  ): Promise<CommandReceipt | Refusal> {
    if (facts.marina.permissions.inventory !== true) return this.append(command, facts, context);
    const { opening } = command;
    const wish = { ...opening, berth_id: input.berth_id, confirm_min_length: input.confirm_min_length };
    const chosen = await this.berths.choose(wish, context);
    if (isRefusal(chosen)) {
      return input.berth_id === undefined && isNoBerthFree(chosen) ? this.append(command, facts, context) : chosen;
    }
    const receipt = await this.append({ ...command, berth: chosen.choice }, facts, context);
    if (isRefusal(receipt)) await chosen.undo();
    return receipt;
  }

  private append(command: CreateCommand, facts: ReservationContext, context: CommandContext) {
    return this.streams.execute(reservationAggregate, command.opening.reservation_id, context, (state) =>
      decide(command, state, facts),
    );
  }

  private async answer(receipt: CommandReceipt, { reservation_id, view_id }: Opening): Promise<CreatedReservation> {
    const { state } = await this.streams.load(reservationAggregate, reservation_id);
    return { ...receipt, view_id, reservation_status: displayedStatus(state.statuses) };
  }
}

type CreateCommand = Extract<OpeningCommand, { type: 'CreateByMarina' }>;

function commandOf(input: CreateForm, opening: Opening): CreateCommand {
  return {
    type: 'CreateByMarina',
    action: input.action,
    opening,
    offer: offerTerms(input.payment),
    internal_note: input.internal_notes === '' ? null : input.internal_notes,
    message: input.message === '' ? null : input.message,
    ...(input.required_documents === undefined ? {} : { required_documents: input.required_documents }),
  };
}
