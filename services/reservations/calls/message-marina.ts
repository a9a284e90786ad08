import { PostMessage } from '../../../contracts/messages/commands.js';
import { boaterReservationApi } from '../../../contracts/reservations/api.js';
import { LINK_ONLY_READS } from '../../../contracts/vocabulary/access.js';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';

@Handles(boaterReservationApi.message)
export class MessageMarina {
  constructor(private readonly commands: CommandBus) {}

  execute({ input: { text }, boater, marinaContext: context }: ReceivedCall<typeof boaterReservationApi.message>) {
    const { boater_id, reservation_id, reads_only } = boater;
    if (reads_only) return refuse('forbidden', LINK_ONLY_READS);
    return this.commands.execute(new PostMessage({ boater_id, reservation_id, text, from: 'BOATER' }, context));
  }
}
