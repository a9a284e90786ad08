import { cardApi } from '../../../contracts/memberships/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { AddCard } from '../messages/add-card.js';

@Handles(cardApi.add)
export class AddAndSendCard {
  constructor(private readonly commands: CommandBus) {}

  execute({ input, marina_id, context }: ReceivedCall<typeof cardApi.add>) {
    return this.commands.execute(new AddCard(marina_id, input, true, context));
  }
}
