import { FindMarina } from '../../../contracts/marinas/queries.js';
import { FindReplyAddress } from '../../../contracts/messages/queries.js';
import { FindStayLink } from '../../../contracts/reservations/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { ReplyAddresses } from '../links/reply-address.js';

@QueryHandler(FindReplyAddress)
export class FindReplyAddressHandler {
  constructor(
    private readonly replies: ReplyAddresses,
    private readonly queries: QueryBus,
  ) {}

  async execute({ input: { marina_id, reservation_id } }: FindReplyAddress): Promise<BusAnswer<FindReplyAddress>> {
    if (!this.replies.offered) return null;
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina?.marina_settings.permissions.chat !== true) return null;
    const link = await this.queries.execute(new FindStayLink(reservation_id));
    if (link?.state !== 'VALID') return null;
    const named = { about: 'reservation' as const, record_id: reservation_id, number: link.serial };
    return this.replies.addressOf(named, link.boater_id);
  }
}
