import { matchingApi } from '../../../contracts/reservations/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { OfferBerthToNext } from '../messages/offer-berth-to-next.js';

@Handles(matchingApi.offerNext)
export class OfferToNextInLine {
  constructor(private readonly commands: CommandBus) {}

  execute({ input, marinaContext: context }: ReceivedCall<typeof matchingApi.offerNext>) {
    return this.commands.execute(new OfferBerthToNext({ ...input, after_offer_id: null }, context));
  }
}
