import { Injectable } from '@nestjs/common';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { isManaging } from '../domain/user-management.js';
import { mayIn, userList } from '../projections/user-list.js';
import { userRecord } from './user-record.js';

/** Finds the users who manage a marina: the list names the candidates, and their own records decide, because the list may lag. */
@Injectable()
export class ManagingUsers {
  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
  ) {}

  /** Whether another user manages the marina. Call it under the mutex of the marina's users. */
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
