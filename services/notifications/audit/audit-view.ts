import type { ExplainedView } from '../../platform/audit-trail/audit-views.js';
import type { InboxEvent } from '../domain/inbox-events.js';

/** A person's marks on notifications are shown nowhere but in their own list. */
export const inboxAuditView: ExplainedView<InboxEvent, never> = {
  kind: 'user',
  events: {
    NotificationsViewed: 'silent',
    NotificationsRead: 'silent',
    NotificationsUnread: 'silent',
    NotificationsDeleted: 'silent',
    NotificationsRestored: 'silent',
  },
  fields: [],
  records: () => [],
  explain: () => ({ before: [], after: [] }),
};
