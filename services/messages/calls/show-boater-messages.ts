import { messageApi } from '../../../contracts/messages/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { type Conversation, Conversations } from '../lookups/conversations.js';

@Handles(messageApi.boaterMessages)
export class ShowBoaterMessages {
  constructor(private readonly conversations: Conversations) {}

  execute({
    boater: { marina_id, reservation_id },
  }: ReceivedCall<typeof messageApi.boaterMessages>): Promise<Conversation | Refusal> {
    return this.conversations.show(marina_id, { reservation_id }, { kind: 'boater' });
  }
}
