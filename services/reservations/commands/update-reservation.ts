import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UpdateReservation as UpdateForm } from '../../../contracts/reservations/update.js';
import type { ReservationSource } from '../../../contracts/reservations/vocabulary.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/decide.js';
import type { Changes, ReservationCommand } from '../domain/reservation-command.js';
import { standingCode } from '../domain/reservation-state.js';
import { BerthChoosing, type ChosenBerth, isNoBerthFree } from './berth-choosing.js';
import { commandOf } from './marina-action.js';
import { RedeemedNights } from './redeemed-nights.js';
import { reservationAggregate } from './reservation-aggregate.js';
import { partyOf, type ReservationCase, ReservationFacts } from './reservation-facts.js';

/** Staff act on a reservation; `source` is the one that the call is for. */
export class UpdateReservation {
  constructor(
    readonly input: UpdateForm,
    readonly source: ReservationSource | null,
    readonly context: CommandContext,
  ) {}
}

@CommandHandler(UpdateReservation)
export class UpdateReservationHandler implements ICommandHandler<UpdateReservation> {
  constructor(
    private readonly streams: StreamRepository,
    private readonly facts: ReservationFacts,
    private readonly berths: BerthChoosing,
    private readonly redeemed: RedeemedNights,
  ) {}

  async execute({ input, source, context }: UpdateReservation): Promise<CommandReceipt | Refusal> {
    const found = await this.facts.find(input.reservation_id, context);
    if (isRefusal(found)) return found;
    const ofOther = input.boater_id != null && input.boater_id !== found.state.boater_id;
    if (ofOther) return refuse('not_found', 'NOT_FOUND');
    if (source !== null && source !== found.state.source) {
      return refuse('conflict', 'RESERVATION_OTHER_SOURCE', { details: { source: found.state.source } });
    }
    const command = commandOf(input);
    return this.berths.during(found.id, async () => {
      const receipt = await this.carryOut(command, input, found, context);
      if (!isRefusal(receipt) && found.state.berth !== null) await this.berths.releaseUnless(found.id, context);
      return receipt;
    });
  }

  private async carryOut(
    command: ReservationCommand,
    input: UpdateForm,
    found: ReservationCase,
    context: CommandContext,
  ): Promise<CommandReceipt | Refusal> {
    const append = (decided: ReservationCommand) =>
      this.streams.execute(reservationAggregate, found.id, context, (state) => decide(decided, state, found.context));
    if (!('changes' in command) || this.isSettledAlready(found, context)) return append(command);
    // Judged before the plan and the card are touched.
    const judged = decide(command, found.state, found.context);
    if (isRefusal(judged)) return append(command);
    const nights = await this.nights(command, input, found, context);
    if (isRefusal(nights)) return nights;
    const berth = await this.berth(command, input, found, context);
    if (isRefusal(berth)) {
      await nights.undo();
      return berth;
    }
    const changes = berth === null ? command.changes : { ...command.changes, berth: berth.choice };
    const receipt = await append({ ...command, changes });
    if (isRefusal(receipt)) {
      await berth?.undo();
      await nights.undo();
    }
    return receipt;
  }

  /** A stale revision is refused by the append itself; nothing else may be touched for it. */
  private isSettledAlready(found: ReservationCase, context: CommandContext): boolean {
    return context.expected_revision !== undefined && context.expected_revision !== found.revision;
  }

  private nights(command: WithChanges, input: UpdateForm, found: ReservationCase, context: CommandContext) {
    const books = command.type === 'ApproveReservation' || standingCode(found.state) === 'APPROVED';
    const offer = command.changes.offer ?? found.state.price?.offer;
    const stay = stayAfter(command.changes, found);
    const wanted = books && input.action !== 'ADD_TO_WAITING_LIST' ? (offer?.nights_to_redeem ?? 0) : 0;
    const party = { ...partyOf(found.id, found.state), stay };
    return this.redeemed.take({ reservation_id: found.id, ...stay }, wanted, found.marina, party, context);
  }

  private async berth(
    command: WithChanges,
    input: UpdateForm,
    found: ReservationCase,
    context: CommandContext,
  ): Promise<ChosenBerth | Refusal | null> {
    if (found.context.marina.permissions.inventory !== true) return null;
    const wanted = 'berth_id' in input.payload ? input.payload.berth_id : undefined;
    const approving = command.type === 'ApproveReservation';
    const heldMoves = found.state.berth !== null && command.changes.dates !== undefined;
    if (wanted === undefined && !approving && !heldMoves) return null;
    const chosen = await this.berths.choose(
      {
        reservation_id: found.id,
        vessel: command.changes.vessel?.vessel ?? found.state.vessel,
        ...stayAfter(command.changes, found),
        berth_id: wanted,
        confirm_min_length: 'confirm_min_length' in input.payload && input.payload.confirm_min_length,
      },
      context,
    );
    if (isRefusal(chosen) && wanted === undefined && approving && isNoBerthFree(chosen)) return null;
    return chosen;
  }
}

type WithChanges = Extract<ReservationCommand, { changes: Changes }>;

function stayAfter(changes: Changes, { state }: ReservationCase): { start_date: string; end_date: string } {
  return changes.dates ?? { start_date: state.start_date, end_date: state.end_date };
}
