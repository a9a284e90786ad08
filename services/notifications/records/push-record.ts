import { defineRecord } from '../../platform/areas/record.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { pushAuditView } from '../audit/push-view.js';
import { pushEvents } from '../domain/push-events.js';
import { evolve, initial } from '../domain/push.js';

/** One notification on its way to the devices of one person. */
export const pushRecord = defineRecord({ prefix: 'push-', events: pushEvents, initial, evolve, audit: pushAuditView });

export function pushId(notification_id: string, user_id: string): string {
  return deriveId('push', notification_id, user_id);
}
