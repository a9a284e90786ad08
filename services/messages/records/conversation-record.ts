import { CONVERSATION_STREAM } from '../../../contracts/messages/events.js';
import { defineRecord } from '../../platform/areas/record.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { conversationAuditView } from '../audit/audit-view.js';
import { type ConversationEvent, conversationEvents } from '../domain/conversation-events.js';
import { evolve, initial, subjectOf } from '../domain/conversation.js';

/** One conversation per boater; boaters are registered per marina. */
export const conversationRecord = defineRecord({
  prefix: CONVERSATION_STREAM,
  events: conversationEvents,
  initial,
  evolve,
  hint: { topic: 'messages', ids: whoseMessages },
  audit: conversationAuditView,
});

/** The topic ids an event concerns: the boater's, and for a message also its subject's. */
export function whoseMessages(logged: LoggedEvent): readonly string[] {
  const event = { type: logged.type, data: logged.data } as ConversationEvent;
  const { boater_id } = event.data;
  if (event.type === 'MessageFilesRemoved') return [boater_id, event.data.reservation_id];
  if (event.type === 'MessagesMoved') return [boater_id, event.data.from_reservation_id, event.data.to_reservation_id];
  return event.type === 'MessagePosted' || event.type === 'MessageEdited'
    ? [...new Set([boater_id, subjectOf(event.data)])]
    : [boater_id];
}
