import { Injectable } from '@nestjs/common';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { isManaging } from '../domain/user-management.js';
import { mayIn, userList } from '../projections/user-list.js';
import { userRecord } from './user-record.js';

/** Who manages a marina. The list names the candidates; their own records decide, which the list may lag behind. */
@Injectable()
export class ManagingUsers {
  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
  ) {}

  /** Whether somebody other than this user manages the marina. Call it under the mutex of the marina's users. */
  async hasOthers(marinaId: string, userId: string): Promise<boolean> {
    const filter = { may: mayIn(marinaId, 'marina_settings') };
    for await (const { user_id } of this.projections.model(userList).each({ filter, sort: [['sort_name', 1]] })) {
      if (user_id === userId) continue;
      const { state } = await this.streams.load(userRecord, user_id);
      if (state.exists && isManaging(state, marinaId)) return true;
    }
    return false;
  }
}
