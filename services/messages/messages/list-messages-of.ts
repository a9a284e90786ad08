import { ListMessagesOf } from '../../../contracts/messages/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { messageList } from '../projections/message-list.js';

@QueryHandler(ListMessagesOf)
export class ListMessagesOfHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input: { marina_id, boater_ids } }: ListMessagesOf): Promise<BusAnswer<ListMessagesOf>> {
    const filter = { boater_id: { $in: [...boater_ids] }, marina_id };
    const all: { id: string; at: string; from: 'MARINA' | 'BOATER'; text: string }[] = [];
    for await (const one of this.projections.model(messageList).each({ filter, sort: [['position', 1]] })) {
      all.push({ id: one._id, at: one.created_at, from: one.from, text: one.text });
    }
    return all;
  }
}
