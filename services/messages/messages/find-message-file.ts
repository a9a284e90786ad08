import { FindMessageFile } from '../../../contracts/messages/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { messageList } from '../projections/message-list.js';

@QueryHandler(FindMessageFile)
export class FindMessageFileHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ attachment_id }: FindMessageFile): Promise<BusAnswer<FindMessageFile>> {
    const model = this.projections.model(messageList);
    const [message] = await model.find({ filter: { 'attachment.id': attachment_id }, limit: 1 });
    if (message?.attachment == null) return null;
    return { marina_id: message.marina_id, subject_id: message.chat_id, name: message.attachment.name };
  }
}
