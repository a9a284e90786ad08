import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SkipReason } from '../../../contracts/reservations/vocabulary.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/decide.js';
import { moveRefusal } from '../domain/next-move.js';
import { BerthChoosing } from './berth-choosing.js';
import { reservationAggregate } from './reservation-aggregate.js';
import { ReservationFacts } from './reservation-facts.js';

/** A reservation gets a berth: one that staff chose, one of the suggested ones, or the best match. */
export class AssignBerth {
  constructor(
    readonly input: {
      readonly reservation_id: string;
      /** Absent: the best match. */
      readonly berth_id?: string | undefined;
      /** Whether the berth was one of the suggested ones. */
      readonly suggested: boolean;
      readonly skip_reason?: SkipReason | undefined;
      readonly confirm_min_length: boolean;
    },
    readonly context: CommandContext,
  ) {}
}

@CommandHandler(AssignBerth)
export class AssignBerthHandler implements ICommandHandler<AssignBerth> {
  constructor(
    private readonly streams: StreamRepository,
    private readonly facts: ReservationFacts,
    private readonly berths: BerthChoosing,
  ) {}

  async execute({ input, context }: AssignBerth): Promise<CommandReceipt | Refusal> {
    const found = await this.facts.find(input.reservation_id, context);
    if (isRefusal(found)) return found;
    const type = input.suggested ? 'SelectMatch' : 'AssignBerth';
    return this.berths.during(found.id, async () => {
      const closed = moveRefusal(input.suggested ? 'SELECT_MATCH' : 'ASSIGN_BERTH', found.state, found.context);
      const stale = context.expected_revision !== undefined && context.expected_revision !== found.revision;
      if (closed !== null || stale) {
        // Resent and stale commands are told apart by the stream; neither may touch the plan.
        return this.streams.execute(reservationAggregate, found.id, context, () => closed ?? []);
      }
      const { start_date, end_date, vessel } = found.state;
      const { berth_id, confirm_min_length, skip_reason } = input;
      const wish = {
        reservation_id: found.id,
        vessel,
        start_date,
        end_date,
        berth_id,
        confirm_min_length,
        skip_reason,
      };
      const chosen = await this.berths.choose(wish, context);
      if (isRefusal(chosen)) return chosen;
      const receipt = await this.streams.execute(reservationAggregate, found.id, context, (state) =>
        decide({ type, berth: chosen.choice }, state, found.context),
      );
      if (isRefusal(receipt)) await chosen.undo();
      return receipt;
    });
  }
}
