import { personal } from '../../platform/audit-trail/audit-values.js';
import type { ExplainedView, RecordRef } from '../../platform/audit-trail/audit-views.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { ConversationEvent } from '../domain/conversation-events.js';

/**
 * How the history view shows messages: in the history of their subject and of the boater. Read marks appear only in the
 * messages.
 */
export const conversationAuditView: ExplainedView<ConversationEvent, 'message'> = {
  kind: 'boater',
  events: {
    MessagePosted: 'papers',
    MessageEdited: 'papers',
    MessageFilesRemoved: 'papers',
    MessagesMoved: 'papers',
    MessagesViewed: 'silent',
    MessagesRead: 'silent',
    MessagesUnread: 'silent',
  },
  fields: ['message'],
  people: (event) => [event.data.boater_id],
  records: (event) => {
    if (hasText(event)) return aboutWhat(event.data);
    if (isMove(event)) return movedBetween(event.data);
    return isRemoval(event) ? aboutWhat({ ...event.data, absence_report_id: null }) : [];
  },
  explain: (event) => {
    const after = hasText(event) ? [{ field: 'message' as const, value: personal(event.data.text) }] : [];
    return { before: [], after };
  },
};

type Worded = Extract<ConversationEvent, { type: 'MessagePosted' | 'MessageEdited' }>;

function hasText(event: LoggedEvent<ConversationEvent>): event is LoggedEvent<Worded> {
  return event.type === 'MessagePosted' || event.type === 'MessageEdited';
}

type Moved = Extract<ConversationEvent, { type: 'MessagesMoved' }>;

function isMove(event: LoggedEvent<ConversationEvent>): event is LoggedEvent<Moved> {
  return event.type === 'MessagesMoved';
}

/** The two reservations of one boat. */
function movedBetween({ from_reservation_id, to_reservation_id }: Moved['data']): RecordRef[] {
  return [from_reservation_id, to_reservation_id].map((id) => ({ kind: 'reservation', id }));
}

type Removed = Extract<ConversationEvent, { type: 'MessageFilesRemoved' }>;

function isRemoval(event: LoggedEvent<ConversationEvent>): event is LoggedEvent<Removed> {
  return event.type === 'MessageFilesRemoved';
}

function aboutWhat({
  reservation_id,
  absence_report_id,
  boater_id,
}: Pick<Worded['data'], 'reservation_id' | 'absence_report_id' | 'boater_id'>): RecordRef[] {
  const boater = { kind: 'boater', id: boater_id };
  if (reservation_id !== null) return [{ kind: 'reservation', id: reservation_id }, boater];
  return absence_report_id === null ? [boater] : [{ kind: 'absence', id: absence_report_id }, boater];
}
