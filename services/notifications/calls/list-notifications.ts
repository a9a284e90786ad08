import type * as z from 'zod';
import { FindAccessStart } from '../../../contracts/identity/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { notificationApi } from '../../../contracts/notifications/api.js';
import type { notificationList as answer, Notification } from '../../../contracts/notifications/notification.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import { NotificationNameLookup } from '../lookups/notification-name-lookup.js';
import { countedFor, keptBy, unreadSince, unseenBy } from '../lookups/unread-notifications.js';
import { asNotification, type NotificationDocument, notificationList } from '../projections/notification-list.js';

type Listed = z.output<typeof answer>;

/** A page of a marina's notifications with one person's marks. */
@Handles(notificationApi.getall)
export class ListNotifications {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly naming: NotificationNameLookup,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({
    input: { page, page_size },
    marina_id,
    language,
    staff: { user_id },
  }: ReceivedCall<typeof notificationApi.getall>): Promise<Listed> {
    const model = this.projections.model(notificationList);
    const works_since = await this.queries.execute(new FindAccessStart(user_id, marina_id));
    const counting = { now: this.clock.nowIso(), works_since };
    const kept = keptBy(user_id, marina_id);
    const marina = await this.queries.execute(new FindMarina(marina_id));
    const today = this.clock.today(marina?.time_zone ?? 'UTC');
    const open = { ...kept, open: true, subject: 'HOME_MARINA_VERIFICATION' };
    const unseen = { ...unseenBy(user_id, marina_id, counting), $nor: [open] };
    const groups: Filter[] = [
      { $or: [open, unseen] },
      { ...kept, $nor: [{ open: true, subject: 'HOME_MARINA_VERIFICATION' }, unseenBy(user_id, marina_id, counting)] },
    ];
    const [first = 0, second = 0] = await Promise.all(groups.map((filter) => model.count(filter)));
    const skip = (page - 1) * page_size;
    const found = await this.window(groups, [first, second], skip, page_size);
    const counts = await Promise.all(
      countedFor(user_id, marina_id, { ...counting, today }).map((filter) => model.count(filter)),
    );
    const named = await this.naming.of(marina_id, found, language);
    return {
      items: named.map(({ document, ...words }) => seenBy(document, user_id, unreadSince(counting), words)),
      total: first + second,
      unread_total: counts.reduce((sum, count) => sum + count, 0),
    };
  }

  /** The page of the unread notifications followed by the others, each newest first. */
  private async window(
    groups: readonly Filter[],
    sizes: readonly [number, number],
    skip: number,
    size: number,
  ): Promise<Document<NotificationDocument>[]> {
    const model = this.projections.model(notificationList);
    const fromFirst = Math.max(0, Math.min(size, sizes[0] - skip));
    const wanted = [
      { filter: groups[0] ?? {}, skip, limit: fromFirst },
      { filter: groups[1] ?? {}, skip: Math.max(0, skip - sizes[0]), limit: size - fromFirst },
    ];
    const parts = await Promise.all(
      wanted.map(async (part) => (part.limit === 0 ? [] : model.find({ ...part, sort: [['created_at', -1]] }))),
    );
    return parts.flat().flatMap((one) => asNotification(one) ?? []);
  }
}

function seenBy(
  document: Document<NotificationDocument>,
  user_id: string,
  since: string,
  words: Pick<Notification, 'text' | 'details'>,
): Notification {
  const { _id: id, subject, type, created_at, open } = document;
  const { view_at = null, read_at = null } = document.marks[user_id] ?? {};
  const unread = (view_at === null && created_at >= since) || (open && subject === 'HOME_MARINA_VERIFICATION');
  return { id, subject, type, ...words, view_at, read_at, created_at, unread, open };
}
