import { absenceFactOf } from '../../../contracts/absences/events.js';
import { requestFactOf } from '../../../contracts/memberships/events.js';
import type { NotificationSubject, NotificationType } from '../../../contracts/notifications/vocabulary.js';
import { reservationFactOf } from '../../../contracts/reservations/events.js';
import type { Projection } from '../../platform/consuming/projection.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';
import type { InboxEvent } from '../domain/inbox-events.js';
import { newsOf, takingEffect } from './news.js';
import { inboxRecord } from '../records/inbox-record.js';

/** Facts of a record that its notifications show. */
interface RecordFacts {
  boater_id: string;
  vessel_id: string | null;
  /** Metres; null where only the boat's own record has it. */
  length: number | null;
  start_date: string | null;
  end_date: string | null;
}

/** A reservation or an absence; no list finds it, since it has no marina. */
interface RecordDocument extends RecordFacts {
  notification_ids: string[];
}

/** A notification with the marks of every person who set one. */
export interface NotificationDocument extends RecordFacts {
  marina_id: string;
  subject: NotificationSubject;
  type: NotificationType;
  record_id: string;
  /** The reservation whose link a request was filed with, which knows the boat; null for all others. */
  filed_with: string | null;
  created_at: string;
  /** False until the berth plan has accepted an absence. */
  effective: boolean;
  /** A request that nobody has answered. */
  open: boolean;
  viewed_by: string[];
  deleted_by: string[];
  marks: Record<string, { view_at: string | null; read_at: string | null }>;
}

type Stored = RecordDocument | NotificationDocument;

/** Notifications by id, and the records that they are about. They hold no names: those are read with the list. */
export const notificationList: Projection<Stored> = {
  name: 'notifications',
  version: 2,
  indexes: [{ fields: ['marina_id', 'created_at'] }, { fields: ['marina_id', 'open', 'subject'] }],
  documentIds: (event) => {
    if (inboxRecord.idsIn(event).length > 0) return (event as LoggedEvent<InboxEvent>).data.notification_ids;
    const record = recordFactsOf(event) === null ? [] : [recordKey(recordIdOf(event.stream))];
    const news = newsOf(event);
    if (news !== null)
      return news.subject === 'HOME_MARINA_VERIFICATION' || news.subject === 'MEMBERSHIP'
        ? [news.id]
        : [recordKey(news.record_id), news.id];
    const effect = takingEffect(event);
    if (effect !== null) return [effect];
    return requestFactOf(event) === null ? record : [recordIdOf(event.stream)];
  },
  apply: (document, event, id) =>
    id.startsWith(RECORD) ? afterFact(asRecord(document), event) : afterEvent(asNotification(document), event, id),
  copies: {
    to: (source) => asRecord(source)?.notification_ids ?? [],
    copy: (target, source) => {
      const record = asRecord(source);
      if (record === undefined || asNotification(target) === undefined) return undefined;
      const { notification_ids: _, ...facts } = record;
      return { ...target, ...facts };
    },
  },
};

/** Keeps the keys of records apart from those of notifications. */
const RECORD = 'about-';
const recordKey = (id: string) => `${RECORD}${id}`;

function asRecord(document: Stored | undefined): RecordDocument | undefined {
  return document !== undefined && 'notification_ids' in document ? document : undefined;
}

export function asNotification<D extends object>(document: D | undefined): (NotificationDocument & D) | undefined {
  return document !== undefined && 'marks' in document ? (document as NotificationDocument & D) : undefined;
}

/** The facts about a reservation or an absence that an event changes; null for all other events. */
function recordFactsOf(event: LoggedEvent): Partial<RecordFacts> | null {
  const fact = reservationFactOf(event);
  if (fact !== null) {
    if ('view_id' in fact.data) {
      const { boater_id, start_date, end_date, vessel } = fact.data;
      return { boater_id, start_date, end_date, vessel_id: vessel.vessel_id, length: vessel.length };
    }
    if ('vessel' in fact.data) return { vessel_id: fact.data.vessel.vessel_id, length: fact.data.vessel.length };
    if ('end_date' in fact.data) return { start_date: fact.data.start_date, end_date: fact.data.end_date };
    return null;
  }
  const absence = absenceFactOf(event);
  if (absence === null || !('boater_id' in absence.data)) return null;
  const { boater_id } = absence.data;
  const vessel = 'vessel_id' in absence.data ? { vessel_id: absence.data.vessel_id } : {};
  if (!('departure_date' in absence.data)) return { boater_id };
  return { boater_id, ...vessel, start_date: absence.data.departure_date, end_date: absence.data.return_date };
}

const NOTHING: RecordDocument = {
  boater_id: '',
  vessel_id: null,
  length: null,
  start_date: null,
  end_date: null,
  notification_ids: [],
};

function afterFact(before: RecordDocument | undefined, event: LoggedEvent): RecordDocument {
  const record = { ...(before ?? NOTHING), ...recordFactsOf(event) };
  const news = newsOf(event);
  return news === null ? record : { ...record, notification_ids: [...record.notification_ids, news.id] };
}

function afterEvent(
  document: NotificationDocument | undefined,
  event: LoggedEvent,
  id: string,
): NotificationDocument | undefined {
  const news = newsOf(event);
  if (news !== null) return made(event, news);
  if (document === undefined) return undefined;
  if (takingEffect(event) !== null) return { ...document, effective: true };
  const request = requestFactOf(event);
  if (request !== null) return { ...document, open: request.type === 'CustomerRequestReopened' };
  return inboxRecord.idsIn(event).length === 0 ? undefined : marked(document, event as LoggedEvent<InboxEvent>, id);
}

function made(event: LoggedEvent, news: NonNullable<ReturnType<typeof newsOf>>): NotificationDocument | undefined {
  const { marina_id, recorded_at } = event.metadata;
  if (marina_id === null) return undefined;
  const { subject, type, record_id, effective } = news;
  const { notification_ids: _, ...facts } = NOTHING;
  const request = requestFactOf(event);
  const filed = request?.type === 'CustomerRequestFiled' ? request.data : null;
  return {
    ...facts,
    ...(filed === null ? {} : { boater_id: filed.boater_id, vessel_id: filed.vessel_id }),
    marina_id,
    subject,
    type,
    record_id,
    effective,
    open: filed !== null,
    filed_with: filed?.reservation_id ?? null,
    created_at: 'at' in event.data && typeof event.data.at === 'string' ? event.data.at : recorded_at,
    viewed_by: [],
    deleted_by: [],
    marks: {},
  };
}

function marked(document: NotificationDocument, event: LoggedEvent<InboxEvent>, _id: string): NotificationDocument {
  const { user_id, at } = event.data;
  const { view_at = null, read_at = null } = document.marks[user_id] ?? {};
  const without = (users: readonly string[]) => users.filter((user) => user !== user_id);
  const marks = (view: string | null, read: string | null) => ({
    ...document.marks,
    [user_id]: { view_at: view, read_at: read },
  });
  const viewed_by = [...without(document.viewed_by), user_id];
  switch (event.type) {
    case 'NotificationsViewed':
      return { ...document, viewed_by, marks: marks(view_at ?? at, read_at) };
    case 'NotificationsRead':
      return { ...document, viewed_by, marks: marks(view_at ?? at, read_at ?? at) };
    case 'NotificationsUnread':
      return { ...document, viewed_by: without(document.viewed_by), marks: marks(null, null) };
    case 'NotificationsDeleted':
      return { ...document, deleted_by: [...without(document.deleted_by), user_id] };
    case 'NotificationsRestored':
      return { ...document, deleted_by: without(document.deleted_by) };
    default:
      return event.type satisfies never;
  }
}
