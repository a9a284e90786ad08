import type { EmailPreferences } from '../../../contracts/notifications/email-preferences.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { emailPreferenceRecord } from '../records/email-preference-record.js';

/** What a user gets by email. */
export class ShowEmailPreferences extends Query<{ readonly preferences: EmailPreferences }> {
  constructor(readonly user_id: string) {
    super();
  }
}

@QueryHandler(ShowEmailPreferences)
export class ShowEmailPreferencesHandler {
  constructor(private readonly streams: StreamRepository) {}

  async execute({ user_id }: ShowEmailPreferences): Promise<{ readonly preferences: EmailPreferences }> {
    return { preferences: (await this.streams.load(emailPreferenceRecord, user_id)).state.preferences };
  }
}
