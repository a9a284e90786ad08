import { Injectable } from '@nestjs/common';
import { FindLiveSessions, type FoundUser, ListStaff } from '../../../contracts/identity/queries.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { systemContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { PushService, type PushTarget } from '../../platform/push/push-service.js';
import type { PushDevice } from '../domain/push-devices.js';
import type { PushOutcome } from '../domain/push-events.js';
import { type Push, tried, type TriedDevice } from '../domain/push.js';
import { RemovePushDevices } from '../messages/remove-push-devices.js';
import { asNotification, type NotificationDocument, notificationList } from '../projections/notification-list.js';
import { pushDeviceRecord } from '../records/push-device-record.js';
import { pushRecord } from '../records/push-record.js';
import { notificationWords } from '../words/notification-words.js';
import { pageOf } from './notification-page.js';

const WORK = 'push-job';
/** How long a push service keeps a notification for a device that is off. */
const TTL_SECONDS = 12 * 60 * 60;
/** Characters of a topic (RFC 8030, section 5.4). */
const LONGEST_TOPIC = 32;

/** Brings one notification to the devices of one person, and records what became of it. */
@Injectable()
export class PushDelivery {
  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly push: PushService,
    private readonly clock: Clock,
  ) {}

  /** Tries all devices that have not received it. */
  async tryOf(push_id: string): Promise<void> {
    const { state } = await this.streams.load(pushRecord, push_id);
    if (state.due_at === null || state.due_at > this.clock.nowIso()) return;
    const document = asNotification(await this.projections.model(notificationList).get(state.notification_id));
    const results = document === undefined ? each(state, 'no_device') : await this.tryDevices(state, document);
    const context = systemContext(deriveId(WORK, push_id, String(state.tries)), WORK, document?.marina_id ?? null);
    await this.streams.execute(pushRecord, push_id, context, (now) =>
      now.tries === state.tries && now.due_at !== null ? [tried(now, results, this.clock.now())] : [],
    );
    for (const { device_id, outcome } of results) {
      if (outcome !== 'gone') continue;
      const gone = systemContext(deriveId(WORK, push_id, device_id, 'gone'), WORK, null);
      await this.commands.execute(new RemovePushDevices(state.user_id, { device_id }, 'gone', gone));
    }
  }

  private async tryDevices(push: Push, document: Document<NotificationDocument>): Promise<TriedDevice[]> {
    const { marina_id, viewed_by, deleted_by } = document;
    if ([...viewed_by, ...deleted_by].includes(push.user_id)) return each(push, 'seen');
    const marina = await this.queries.execute(new FindMarina(marina_id));
    const staff = await this.queries.execute(new ListStaff(marina_id));
    const reader = staff.find(({ user_id }) => user_id === push.user_id);
    if (marina === null || reader === undefined) return each(push, 'no_device');
    const { devices } = (await this.streams.load(pushDeviceRecord, push.user_id)).state;
    const live = await this.queries.execute(new FindLiveSessions(push.user_id));
    const payload = payloadOf(document, marina, reader);
    return Promise.all(
      push.open.map(async (device_id) => {
        const target = targetOf(devices.find((one) => one.device_id === device_id && live.includes(one.session_id)));
        if (target === undefined) return { device_id, ...without('no_device') };
        const message = { payload, ttl_seconds: TTL_SECONDS, topic: topicOf(document._id) };
        return { device_id, ...(await this.push.send(target, message)) };
      }),
    );
  }
}

/**
 * What a lock screen may show to anybody who sees it: the marina and the kind of notification, without a person or a
 * boat. The console shows the rest to those who may see it.
 */
function payloadOf(document: Document<NotificationDocument>, { name }: Marina, { language }: FoundUser): string {
  const { _id, subject, type } = document;
  const body = notificationWords(language, { subject, type, name: '' });
  return JSON.stringify({ title: name, body, path: pageOf(document), tag: _id, language });
}

function targetOf(device: PushDevice | undefined): PushTarget | undefined {
  const { endpoint = null, p256dh = null, auth = null } = device ?? {};
  return endpoint === null || p256dh === null || auth === null ? undefined : { endpoint, p256dh, auth };
}

function topicOf(notification_id: string): string {
  return notification_id.replaceAll('-', '').slice(0, LONGEST_TOPIC);
}

function without(outcome: PushOutcome) {
  return { outcome, status: null, retry_after_ms: null };
}

function each(push: Push, outcome: PushOutcome): TriedDevice[] {
  return push.open.map((device_id) => ({ device_id, ...without(outcome) }));
}
