import { Injectable } from '@nestjs/common';
import { type FoundUser, ListStaff } from '../../../contracts/identity/queries.js';
import type { EmailPreferences } from '../../../contracts/notifications/email-preferences.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { emailPreferenceRecord } from '../records/email-preference-record.js';

export interface MailReader {
  readonly user: FoundUser;
  readonly preferences: EmailPreferences;
}

/** Finds who gets notifications of a marina by email. */
@Injectable()
export class MailReaders {
  constructor(
    private readonly queries: QueryBus,
    private readonly streams: StreamRepository,
  ) {}

  /** Users of the marina with an address, with what each of them chose. */
  async of(marinaId: string): Promise<readonly MailReader[]> {
    const staff = await this.queries.execute(new ListStaff(marinaId));
    const reachable = staff.filter(({ email }) => email !== '');
    return Promise.all(
      reachable.map(async (user) => {
        const { state } = await this.streams.load(emailPreferenceRecord, user.user_id);
        return { user, preferences: state.preferences };
      }),
    );
  }
}
