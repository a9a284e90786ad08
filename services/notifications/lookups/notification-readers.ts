import { Injectable } from '@nestjs/common';
import { type FoundUser, ListStaff } from '../../../contracts/identity/queries.js';
import type { EmailPreferences } from '../../../contracts/notifications/email-preferences.js';
import type { NotificationSubject } from '../../../contracts/notifications/vocabulary.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { notificationChoices } from '../projections/notification-choices.js';

export interface NotificationReader {
  readonly user: FoundUser;
  readonly preferences: EmailPreferences;
  readonly subjects: readonly NotificationSubject[];
  readonly device_ids: readonly string[];
}

/** Longer than usual: nobody waits for the policy, and its event is dead-lettered after a few attempts. */
const CATCH_UP_MS = 10_000;

/** Finds who gets notifications of a marina by email and on devices: two queries, however many work there. */
@Injectable()
export class NotificationReaders {
  constructor(
    private readonly queries: QueryBus,
    private readonly projections: ProjectionHost,
  ) {}

  /**
   * Users of the marina who have chosen something, with what each of them chose until `position` of the log.
   * @throws Error while the read model has not caught up with it
   */
  async of(marina_id: string, position: number): Promise<readonly NotificationReader[]> {
    if (!(await this.projections.serves(notificationChoices, position, CATCH_UP_MS))) {
      throw new Error('the choices of notifications have not caught up');
    }
    return this.known(marina_id);
  }

  /** Like `of`, with what the read model knows now. */
  async known(marina_id: string): Promise<readonly NotificationReader[]> {
    const staff = await this.queries.execute(new ListStaff(marina_id));
    if (staff.length === 0) return [];
    const filter = { user_id: { $in: staff.map(({ user_id }) => user_id) } };
    const chosen = await this.projections.model(notificationChoices).find({ filter, limit: staff.length });
    const choices = new Map(chosen.map((one) => [one.user_id, one]));
    return staff.flatMap((user) => {
      const own = choices.get(user.user_id);
      return own === undefined ? [] : [{ user, ...own }];
    });
  }
}
