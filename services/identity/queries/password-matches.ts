import { PasswordMatches } from '../../../contracts/identity/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { passwordMatches } from '../credentials/passwords.js';
import { userRecord } from '../records/user-record.js';

@QueryHandler(PasswordMatches)
export class PasswordMatchesHandler {
  constructor(private readonly streams: StreamRepository) {}

  async execute({ input: { user_id, password } }: PasswordMatches): Promise<boolean> {
    const { state: user } = await this.streams.load(userRecord, user_id);
    return passwordMatches(password, user.exists ? user.password_hash : null);
  }
}
