import type { Marina } from '../../../contracts/marinas/marina.js';
import type { CreateReservation as CreateForm } from '../../../contracts/reservations/create.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { runSaga, type SagaStep } from '../../platform/event-sourcing/saga.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Locks } from '../../platform/leases/locks.js';
import { BerthPlacement } from '../berthing/berth-placement.js';
import type { BerthWish } from '../berthing/berth-wish.js';
import {
  type AddressedForm,
  type CreateCommand,
  CreationRules,
  type InGroup,
  mayGoWithout,
} from '../berthing/creation-rules.js';
import { decide } from '../domain/decide.js';
import type { ReservationContext } from '../domain/reservation-context.js';
import { openedStatus } from '../lookups/opened-status.js';
import { OpeningFacts, reservationIdOf, viewIdOf } from '../lookups/opening-facts.js';
import { type ChangedBooking, Reductions } from '../payments/reductions.js';
import { reservationRecord } from '../records/reservation-record.js';
import type { DisplayedStatus } from '../../../contracts/vocabulary/reservation-words.js';

/** Staff enter a reservation on a boater's behalf and send a price, approve it or put it on the waiting list. */
export class CreateReservation extends Command<CreatedReservation | Refusal> {
  constructor(
    readonly input: CreateForm,
    readonly context: MarinaContext,
    /** Claims what only one reservation may have, once nothing else refuses this one. */
    readonly claim: () => Promise<Refusal | null> = () => Promise.resolve(null),
    /** The group that the boat comes with. */
    readonly group?: InGroup,
  ) {
    super();
  }
}

export interface CreatedReservation extends CommandReceipt {
  readonly view_id: string;
  readonly reservation_status: DisplayedStatus;
}

@CommandHandler(CreateReservation)
export class CreateReservationHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly rules: CreationRules,
    private readonly openings: OpeningFacts,
    private readonly berths: BerthPlacement,
    private readonly reductions: Reductions,
    private readonly locks: Locks,
  ) {}

  async execute({ input, context, claim, group }: CreateReservation): Promise<CreatedReservation | Refusal> {
    const id = reservationIdOf(context);
    const receipt = await this.locks.exclusively(reservationRecord, id, async () => {
      const answered = await answeredBefore(this.streams, reservationRecord, id, context);
      return answered ?? this.create(input, context, claim, group);
    });
    if (isRefusal(receipt)) return receipt;
    return { ...receipt, view_id: viewIdOf(id), reservation_status: await openedStatus(this.streams, receipt) };
  }

  private async create(
    asked: CreateForm,
    context: MarinaContext,
    claim: CreateReservation['claim'],
    group: CreateReservation['group'],
  ): Promise<CommandReceipt | Refusal> {
    const judged = await this.rules.judge(asked, context, group);
    if (isRefusal(judged)) return judged;
    const { input, marina, facts, command, wish } = judged;
    const taken = await claim();
    if (taken !== null) return taken;
    // The berth first, so that no boater is registered if none is free.
    const steps = [
      this.berthStep(wish, input, context),
      this.registerStep(input, context),
      ...this.reductions.steps<CreateCommand>((command) => bookingOf(command, input, marina), context),
    ];
    return runSaga(command, steps, (claimed) => this.append(claimed, facts, context));
  }

  private berthStep(wish: BerthWish | null, input: AddressedForm, context: MarinaContext): SagaStep<CreateCommand> {
    return async (command) => {
      if (wish === null) return { command };
      const chosen = await this.berths.choose(wish, context);
      if (isRefusal(chosen)) return mayGoWithout(chosen, input) ? { command } : chosen;
      return { command: { ...command, berth: chosen.choice }, undo: chosen.undo };
    };
  }

  /** Boater and boat stay in the register. */
  private registerStep(input: AddressedForm, context: MarinaContext): SagaStep<CreateCommand> {
    return async (command) => {
      const opening = await this.openings.settle(command.opening, input, context);
      if (isRefusal(opening)) return opening;
      const { berth = null } = command;
      const { vessel_id } = opening.vessel;
      const second = berth === null ? null : await this.berths.nameBoat(berth, vessel_id, context, input.both_reason);
      return second ?? { command: { ...command, opening } };
    };
  }

  private append(command: CreateCommand, facts: ReservationContext, context: MarinaContext) {
    return this.streams.execute(reservationRecord, command.opening.reservation_id, context, (state) =>
      decide(command, state, facts),
    );
  }
}

function bookingOf(
  { opening, offer, action }: CreateCommand,
  { card_number }: AddressedForm,
  marina: Marina,
): ChangedBooking {
  const { reservation_id, boater_id, contract_id, start_date, end_date } = opening;
  const stay = { start_date, end_date };
  const after = action === 'APPROVE' && offer !== null ? { offer, ...stay } : null;
  return { reservation_id, marina, party: { boater_id, contract_id, stay, card_number }, before: null, after };
}
