import { notificationApi } from '../../../contracts/notifications/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { sameJson } from '../../../contracts/vocabulary/same-json.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { emailPreferenceRecord } from '../records/email-preference-record.js';

/** A user chooses what comes by email. */
@Handles(notificationApi.setEmailPreferences)
export class SetEmailPreferences {
  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
  ) {}

  execute({
    input: { preferences },
    marinaContext: context,
    staff: { user_id },
  }: ReceivedCall<typeof notificationApi.setEmailPreferences>): Promise<CommandReceipt | Refusal> {
    return this.streams.execute(emailPreferenceRecord, user_id, context, (state, { revision }) =>
      revision !== null && sameJson(state.preferences, preferences)
        ? []
        : [{ type: 'EmailPreferencesSet', data: { user_id, preferences, at: this.clock.nowIso() } }],
    );
  }
}
