import { FindMailRecipient, type MailRecipient } from '../../../contracts/identity/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { mayWorkIn } from '../domain/user.js';
import { userRecord } from '../records/user-record.js';

@QueryHandler(FindMailRecipient)
export class FindMailRecipientHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
  ) {}

  async execute({ user_id, marina_id }: FindMailRecipient): Promise<MailRecipient | null> {
    const { state: user } = await this.streams.load(userRecord, user_id);
    if (!user.exists || user.email === null) return null;
    if (marina_id === null && !user.is_admin) return null;
    if (marina_id !== null) {
      const marina = await this.queries.execute(new FindMarina(marina_id));
      if (marina === null) return null;
      if (!mayWorkIn(user, { marina_id, association_code: marina.association.code })) return null;
    }
    const { email, first_name, language } = user;
    return { email, first_name: first_name ?? '', language };
  }
}
