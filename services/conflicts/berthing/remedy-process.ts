import { Injectable } from '@nestjs/common';
import { NameBoat } from '../../../contracts/berths/commands.js';
import type { PlanGesture } from '../../../contracts/berths/plan-gestures.js';
import type { BoatSizes } from '../../../contracts/conflicts/remedies.js';
import { conflictErrors } from '../../../contracts/conflicts/errors.js';
import { CorrectVesselSizes } from '../../../contracts/customers/commands.js';
import { PostMessage } from '../../../contracts/messages/commands.js';
import { CancelStay, ChangePlan, RehouseStay } from '../../../contracts/reservations/commands.js';
import { PreviewGesture } from '../../../contracts/reservations/queries.js';
import { UpdateTraffic } from '../../../contracts/traffic/commands.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { crashPoint } from '../../platform/process/crash-points.js';
import { decide } from '../domain/conflict.js';
import type { RemedyBegun } from '../domain/conflict-events.js';
import {
  departureOf,
  followingOf,
  longerStayOf,
  mooringOf,
  rehousingOf,
  rightSizes,
  swapOf,
} from '../lookups/remedy-steps.js';
import { ConflictLookup, type StayDocument } from '../lookups/conflict-lookup.js';
import { conflictRecord } from '../records/conflict-record.js';
import { AllocationOfReservation } from '../../../contracts/berths/allocation-queries.js';

type Begun = RemedyBegun['data'];

/**
 * Carries out a remedy that was written down. Its steps are commands of other areas with ids that derive from the
 * remedy's, so that steps which were done before a crash are answered and not repeated. The caller holds the conflict's
 * lock.
 */
@Injectable()
export class RemedyProcess {
  constructor(
    private readonly streams: StreamRepository,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly finding: ConflictLookup,
    private readonly clock: Clock,
  ) {}

  /** @param context whose command id is the remedy's own */
  async complete(begun: Begun, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const { conflict_id, command_id } = begun;
    const refused = await this.steps(begun, context);
    crashPoint('conflict.after_steps');
    const at = this.clock.nowIso();
    if (refused !== null) {
      await this.streams.execute(conflictRecord, conflict_id, partOf(context, 'failed'), (state) =>
        decide({ type: 'FailRemedy', command_id, at, code: refused.code }, state),
      );
      return refused;
    }
    const label = await this.labelAfter(begun, context.marina_id);
    return this.streams.execute(conflictRecord, conflict_id, context, (state) =>
      decide({ type: 'EndRemedy', command_id, at, label }, state),
    );
  }

  /** Null: all steps are done. */
  private async steps(begun: Begun, context: MarinaContext): Promise<Refusal | null> {
    const stay = await this.finding.stay(context.marina_id, begun.reservation_id);
    if (stay === null) return refuse('not_found', 'NOT_FOUND');
    const done = await this.act(begun, stay, context);
    if (done !== null && isRefusal(done)) return done;
    crashPoint('conflict.after_change');
    // The card last: until then the conflict stays, and with it the way to this remedy.
    const card = await this.correctCard(begun, stay, context);
    if (card !== null) return card;
    return this.write(begun, context);
  }

  private async act(
    { choice, sizes, kind, message }: Begun,
    stay: StayDocument,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal | null> {
    const step = partOf(context, 'change');
    switch (choice.kind) {
      case 'MOVE': {
        const moved = await this.commands.execute(new RehouseStay(rehousingOf(choice, { kind, sizes }, stay), step));
        const there = followingOf(choice, { kind }, stay);
        if (isRefusal(moved) || there === undefined) return moved;
        return this.commands.execute(new RehouseStay(there, partOf(context, 'follow')));
      }
      case 'SWAP':
        return this.gesture(swapOf(choice), step, rightSizes({ kind, sizes }, stay));
      case 'STAY_LONGER':
        return this.gesture(longerStayOf(choice, stay), step);
      case 'AT_PLACE': {
        const moored = mooringOf(stay);
        return isRefusal(moored) ? moored : this.commands.execute(new UpdateTraffic(moored, step));
      }
      case 'DEPARTED':
        return this.commands.execute(new UpdateTraffic(departureOf(choice), step));
      case 'CANCEL':
        return this.commands.execute(
          new CancelStay(
            { reservation_id: choice.reservation_id, message: message ?? '', duplicate: kind === 'TWO_BERTHS' },
            step,
          ),
        );
      case 'KEEP_BOTH':
        return this.keepBoth(choice.reservation_id, stay, message ?? '', step);
      case 'KEEP_SIZE':
      case 'ASK':
      case 'DATES':
      case 'REMIND':
        return null;
    }
  }

  /** The plan records the reason, and does not ask about these two again. */
  private async keepBoth(
    reservation_id: string,
    { marina_id, vessel_id }: StayDocument,
    both: string,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    const held = await this.queries.execute(new AllocationOfReservation(marina_id, { reservation_id }));
    if (held === null || vessel_id === null) {
      return refuse('conflict', conflictErrors.remedy_gone, { details: { kind: 'KEEP_BOTH' } });
    }
    const { allocation_id } = held;
    return this.commands.execute(new NameBoat({ allocation_id, vessel_id, both }, context));
  }

  private async gesture(
    gesture: PlanGesture,
    context: MarinaContext,
    sizes?: BoatSizes,
  ): Promise<CommandReceipt | Refusal> {
    const effects = await this.queries.execute(new PreviewGesture(context.marina_id, gesture, sizes));
    if (isRefusal(effects)) return effects;
    return this.commands.execute(new ChangePlan(gesture, effects.basis, context, sizes));
  }

  private async correctCard(
    { choice, kind, sizes }: Begun,
    { vessel_id, card, booked_sizes }: StayDocument,
    context: MarinaContext,
  ): Promise<Refusal | null> {
    if (kind !== 'BOAT_TOO_LARGE' || vessel_id === null || card === null || 'until' in choice) return null;
    const right = choice.kind === 'KEEP_SIZE' ? booked_sizes : sizes;
    if (right === null || choice.kind === 'CANCEL') return null;
    const correct = new CorrectVesselSizes({ vessel_id, sizes: right }, partOf(context, 'card'));
    const done = await this.commands.execute(correct);
    return isRefusal(done) ? done : null;
  }

  /** The mail about a cancellation holds the message itself; a reason is for the history. */
  private async write({ choice, message, boater_id }: Begun, context: MarinaContext): Promise<Refusal | null> {
    if (message === null || message === '') return null;
    if (choice.kind === 'CANCEL' || choice.kind === 'REMIND' || choice.kind === 'KEEP_BOTH') return null;
    const { reservation_id } = choice;
    const input = { boater_id, reservation_id, text: message, from: 'MARINA' as const };
    const done = await this.commands.execute(new PostMessage(input, partOf(context, 'message')));
    return isRefusal(done) ? done : null;
  }

  private async labelAfter({ choice }: Begun, marina_id: string): Promise<string | null> {
    if (choice.kind !== 'MOVE' && choice.kind !== 'SWAP' && choice.kind !== 'STAY_LONGER') return null;
    const query = new AllocationOfReservation(marina_id, { reservation_id: choice.reservation_id });
    return (await this.queries.execute(query))?.berth_name ?? null;
  }
}
