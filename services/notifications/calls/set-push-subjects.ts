import { notificationApi } from '../../../contracts/notifications/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { sameJson } from '../../../contracts/vocabulary/same-json.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { PushDeviceEvent } from '../domain/push-device-events.js';
import { pushDeviceRecord } from '../records/push-device-record.js';

/** A user chooses which notifications come to their devices. */
@Handles(notificationApi.setPushSubjects)
export class SetPushSubjects {
  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
  ) {}

  execute({
    input: { subjects: named },
    marinaContext: context,
    staff: { user_id },
  }: ReceivedCall<typeof notificationApi.setPushSubjects>): Promise<CommandReceipt | Refusal> {
    const subjects = [...new Set(named)].sort();
    const chosen: PushDeviceEvent = {
      type: 'PushSubjectsSet',
      data: { user_id, subjects, at: this.clock.nowIso() },
    };
    return this.streams.execute(pushDeviceRecord, user_id, context, (state) =>
      sameJson([...state.subjects].sort(), subjects) ? [] : [chosen],
    );
  }
}
