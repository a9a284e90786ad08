import { matchingApi } from '../../../contracts/reservations/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { OfferBerth } from '../messages/offer-berth.js';

@Handles(matchingApi.offerBerth)
export class OfferBerthToStay {
  constructor(private readonly commands: CommandBus) {}

  execute({ input, marinaContext: context }: ReceivedCall<typeof matchingApi.offerBerth>) {
    return this.commands.execute(new OfferBerth(input, context));
  }
}
