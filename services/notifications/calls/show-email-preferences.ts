import { notificationApi } from '../../../contracts/notifications/api.js';
import type { EmailPreferences } from '../../../contracts/notifications/email-preferences.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { emailPreferenceRecord } from '../records/email-preference-record.js';

/** What a user gets by email. */
@Handles(notificationApi.emailPreferences)
export class ShowEmailPreferences {
  constructor(private readonly streams: StreamRepository) {}

  async execute({
    staff: { user_id },
  }: ReceivedCall<typeof notificationApi.emailPreferences>): Promise<{ readonly preferences: EmailPreferences }> {
    return { preferences: (await this.streams.load(emailPreferenceRecord, user_id)).state.preferences };
  }
}
