import { notificationApi } from '../../../contracts/notifications/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Inboxes } from '../lookups/inboxes.js';

@Handles(notificationApi.unread)
export class MarkNotificationsUnread {
  constructor(private readonly inboxes: Inboxes) {}

  execute({ input, staff, marinaContext }: ReceivedCall<typeof notificationApi.unread>) {
    return this.inboxes.mark(staff.user_id, input.notification_ids, 'NotificationsUnread', marinaContext);
  }
}
