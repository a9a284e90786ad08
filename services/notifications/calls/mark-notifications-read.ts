import { notificationApi } from '../../../contracts/notifications/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Inboxes } from '../lookups/inboxes.js';

@Handles(notificationApi.read)
export class MarkNotificationsRead {
  constructor(private readonly inboxes: Inboxes) {}

  execute({ input, staff, marinaContext }: ReceivedCall<typeof notificationApi.read>) {
    return this.inboxes.mark(staff.user_id, input.notification_ids, 'NotificationsRead', marinaContext);
  }
}
