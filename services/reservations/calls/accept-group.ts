import { boaterReservationApi } from '../../../contracts/reservations/api.js';
import type { AcceptedGroup } from '../../../contracts/reservations/group.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { partOf } from '../../platform/event-sourcing/command-context.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { isOffered, OwnGroups } from '../lookups/own-groups.js';
import { MoveReservation } from '../messages/move-reservation.js';

/**
 * Accepts the open offers of all boats of the organiser's group, each on its own, and returns what became of each. A
 * resent command repeats nothing: an accepted offer is open no more.
 */
@Handles(boaterReservationApi.acceptGroup)
export class AcceptGroup {
  constructor(
    private readonly commands: CommandBus,
    private readonly groups: OwnGroups,
  ) {}

  async execute({
    input: { confirmed_requirements },
    boater,
    marinaContext: context,
  }: ReceivedCall<typeof boaterReservationApi.acceptGroup>): Promise<AcceptedGroup | Refusal> {
    const group = await this.groups.of(boater.reservation_id);
    if (group === null) return refuse('not_found', 'NOT_FOUND');
    const command = { type: 'AcceptPrice' as const, confirmed_requirements };
    const boats: AcceptedGroup['boats'] = [];
    let last: CommandReceipt = { id: boater.reservation_id, revision: 0, position: 0 };
    for (const { _id, view_id, state } of group.boats.filter(
      (boat) => boat.boater_id === boater.boater_id && isOffered(boat),
    )) {
      const part = partOf(context, `accept ${_id}`);
      const answer = await this.commands.execute(new MoveReservation(_id, command, part));
      const error_type = isRefusal(answer) ? answer.code : null;
      if (!isRefusal(answer)) last = answer;
      boats.push({ view_id, name: state.vessel_name ?? '', error_type });
    }
    return { ...last, boats };
  }
}
