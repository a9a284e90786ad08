import type { Marina } from '../../../contracts/marinas/marina.js';
import type { CreateReservation as CreateForm } from '../../../contracts/reservations/create.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { runSaga, type SagaStep } from '../../platform/event-sourcing/saga.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Locks } from '../../platform/leases/locks.js';
import { BerthPlacement, isNoBerthFree } from '../berthing/berth-placement.js';
import type { BerthWish } from '../berthing/berth-wish.js';
import { decide } from '../domain/decide.js';
import type { Opening } from '../domain/reservation-command.js';
import type { ReservationContext } from '../domain/reservation-context.js';
import { openedStatus } from '../lookups/opened-status.js';
import { type AddressedForm, type CreateCommand, JudgedCreations, type OfGroup } from '../lookups/judged-creations.js';
import { isNewHolder, OpeningFacts, reservationIdOf, viewIdOf } from '../lookups/opening-facts.js';
import { type ChangedBooking, Reductions } from '../payments/reductions.js';
import { reservationRecord } from '../records/reservation-record.js';
import type { DisplayedStatus } from '../../../contracts/vocabulary/reservation-words.js';

interface CreationOptions {
  /** Claims what only one reservation may have, once nothing else refuses this one. */
  readonly claim?: () => Promise<Refusal | null>;
  /** The group that the boat comes with. */
  readonly group?: OfGroup;
  /** The sender checked that the user may register berth holders. */
  readonly mayAddHolders?: boolean;
}

/** Staff enter a reservation on a boater's behalf and send a price, approve it or put it on the waiting list. */
export class CreateReservation extends Command<CreatedReservation | Refusal> {
  constructor(
    readonly input: CreateForm,
    readonly context: MarinaContext,
    readonly options: CreationOptions = {},
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
    private readonly judging: JudgedCreations,
    private readonly openings: OpeningFacts,
    private readonly berths: BerthPlacement,
    private readonly reductions: Reductions,
    private readonly locks: Locks,
  ) {}

  async execute({ input, context, options }: CreateReservation): Promise<CreatedReservation | Refusal> {
    const id = reservationIdOf(context);
    const receipt = await this.locks.exclusively(reservationRecord, id, async () => {
      const answered = await answeredBefore(this.streams, reservationRecord, id, context);
      return answered ?? this.create(input, context, options);
    });
    if (isRefusal(receipt)) return receipt;
    return { ...receipt, view_id: viewIdOf(id), reservation_status: await openedStatus(this.streams, receipt) };
  }

  private async create(
    asked: CreateForm,
    context: MarinaContext,
    { claim, group, mayAddHolders }: CreationOptions,
  ): Promise<CommandReceipt | Refusal> {
    const judged = await this.judging.judge(asked, context, group);
    if (isRefusal(judged)) return judged;
    const { input, marina, command, facts } = judged;
    if (mayAddHolders !== true && isNewHolder(command.opening)) return refuse('forbidden', 'FORBIDDEN');
    const wish = wishOf(command.opening, input, facts);
    const noBerth = wish === null ? null : await this.noBerth(wish, input, marina.id);
    const taken = noBerth ?? (await claim?.()) ?? null;
    if (taken !== null) return taken;
    // The berth first, so that no boater is registered if none is free.
    const steps = [
      this.berthStep(wish, input, context),
      this.registerStep(input, context),
      ...this.reductions.steps<CreateCommand>((command) => bookingOf(command, input, marina), context),
    ];
    return runSaga(command, steps, (claimed) => this.append(claimed, facts, context));
  }

  /** Why the plan would refuse the berth; null: it would not, or the stay may be approved without one. */
  private async noBerth(wish: BerthWish, input: AddressedForm, marina_id: string): Promise<Refusal | null> {
    const foreseen = await this.berths.foresee(wish, marina_id);
    return isRefusal(foreseen) && !mayGoWithout(foreseen, input) ? foreseen : null;
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

/** Null: the stay gets no berth yet, or the marina has no plan. */
function wishOf(
  draft: Opening,
  { action, berth_id, confirm_min_length, both_reason: both }: AddressedForm,
  { marina }: ReservationContext,
): BerthWish | null {
  if (marina.permissions.inventory !== true || (action !== 'APPROVE' && berth_id === undefined)) return null;
  return { ...draft, berth_id, confirm_min_length, both };
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

/** A stay for which no berth is free gets one later, unless staff named one. */
function mayGoWithout(refusal: Refusal, { berth_id }: AddressedForm): boolean {
  return berth_id === undefined && isNoBerthFree(refusal);
}
