import { messageApi } from '../../../contracts/messages/api.js';
import { PostMessage } from '../../../contracts/messages/commands.js';
import { LINK_ONLY_READS } from '../../../contracts/vocabulary/access.js';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';

@Handles(messageApi.attachAsBoater)
export class PostFileAsBoater {
  constructor(private readonly commands: CommandBus) {}

  execute({
    input: { text },
    file,
    boater: { boater_id, reservation_id, reads_only },
    marinaContext: context,
  }: ReceivedCall<typeof messageApi.attachAsBoater>) {
    if (reads_only) return refuse('forbidden', LINK_ONLY_READS);
    return this.commands.execute(new PostMessage({ boater_id, reservation_id, text, from: 'BOATER', file }, context));
  }
}
