import { Inject, Injectable } from '@nestjs/common';
import { FindHiddenContacts } from '../../../contracts/operations/queries.js';
import { QueryBus } from '../buses/buses.js';
import type { StaffCaller } from '../http/caller.js';
import { INSTALLATION } from '../mail/mail-port.js';

const NOBODY: ReadonlySet<string> = new Set();

/** What a reader of kept mails may see of them. */
@Injectable()
export class MailReaders {
  constructor(@Inject(QueryBus) private readonly queries: Pick<QueryBus, 'execute'>) {}

  /** The marinas whose mails the reader may open. The links that sign users in are only for administrators. */
  marinasOf({ principal }: StaffCaller, marina_id: string): string[] {
    return principal.is_admin ? [marina_id, INSTALLATION] : [marina_id];
  }

  /** Those of the people whose addresses the reader may not see. */
  async hiddenFrom(
    { principal }: StaffCaller,
    marina_id: string,
    person_ids: readonly string[],
  ): Promise<ReadonlySet<string>> {
    if (principal.marina?.permissions.hide_contact_details !== true) return NOBODY;
    return this.queries.execute(new FindHiddenContacts({ marina_id, person_ids }));
  }
}
