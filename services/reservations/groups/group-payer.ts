import { Injectable } from '@nestjs/common';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import type { GroupPayer as Payer } from '../../../contracts/reservations/vocabulary.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { crashPoint } from '../../platform/process/crash-points.js';
import type { GroupFacts } from '../domain/group.js';
import { MoveReservation } from '../messages/move-reservation.js';

/**
 * Tells the reservations of a group who pays for them. Each step is a no-op where the reservation knows it, so that the
 * policy `group-payer` completes what a crash interrupted. Whoever calls holds the group's lock.
 */
@Injectable()
export class GroupPayer {
  constructor(private readonly commands: CommandBus) {}

  async tell(
    { boater_id }: Pick<GroupFacts, 'boater_id'>,
    payer: Payer,
    reservation_ids: readonly string[],
    context: MarinaContext,
  ): Promise<void> {
    const command = { type: 'SetPayer' as const, paid_by: payer === 'ORGANISER' ? boater_id : null };
    for (const id of reservation_ids) {
      const told = await this.commands.execute(new MoveReservation(id, command, partOf(context, `payer of ${id}`)));
      if (isRefusal(told)) throw new Error(`the reservation ${id} does not take its payer: ${told.code}`);
      crashPoint('group.after_payer');
    }
  }
}
