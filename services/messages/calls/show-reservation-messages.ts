import { messageApi } from '../../../contracts/messages/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import { Clock } from '../../platform/clock/clock.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { type Conversation, Conversations } from '../lookups/conversations.js';
import { staffViewer } from '../lookups/viewer.js';

@Handles(messageApi.reservation)
export class ShowReservationMessages {
  constructor(
    private readonly conversations: Conversations,
    private readonly clock: Clock,
  ) {}

  execute({ input, marina_id, staff }: ReceivedCall<typeof messageApi.reservation>): Promise<Conversation | Refusal> {
    return this.conversations.show(marina_id, input, staffViewer(staff, this.clock));
  }
}
