import { Injectable } from '@nestjs/common';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { Manager } from '../domain/user-commands.js';
import { isManaging, isPrimaryManager, maySettings } from '../domain/user-management.js';
import { type ExistingUser, roleIn } from '../domain/user-state.js';
import { mayIn, userList } from '../projections/user-list.js';
import { userRecord } from '../records/user-record.js';

/** Finds the users who manage a marina: the list names the candidates, and their own records decide, because the list may lag. */
@Injectable()
export class ManagingUsers {
  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
  ) {}

  /**
   * The manager with the role of now; null: one who has lost the settings since the call was admitted. Call it under the
   * lock of the marina's users.
   */
  async asOfNow(by: Manager): Promise<Manager | null> {
    if (by.is_admin) return by;
    const { state } = await this.streams.load(userRecord, by.user_id);
    const manages = state.exists && maySettings(state, by.marina_id);
    return manages ? { ...by, role: roleIn(state, by.marina_id) } : null;
  }

  /** Whether another user manages the marina, and one who is primary. Call it under the lock of the marina's users. */
  async others(marina_id: string, userId: string): Promise<{ manage: boolean; primary: boolean }> {
    let manage = false;
    for await (const user of this.allowed(marina_id)) {
      if (user.user_id === userId || !isManaging(user, marina_id)) continue;
      if (isPrimaryManager(user, marina_id)) return { manage: true, primary: true };
      manage = true;
    }
    return { manage, primary: false };
  }

  /** The user who was added first of those who may manage a marina, if none of them is a primary user. */
  async earliestWithoutPrimary(marina_id: string): Promise<string | null> {
    let earliest: string | null = null;
    for await (const user of this.allowed(marina_id)) {
      if (isPrimaryManager(user, marina_id)) return null;
      earliest ??= user.user_id;
    }
    return earliest;
  }

  /** Those who may manage the marina in the order in which they were added, also with an unopened invitation. */
  private async *allowed(marina_id: string): AsyncGenerator<ExistingUser> {
    const filter = { may: mayIn(marina_id, 'marina_settings') };
    const sort = [['added_position', 1]] as const;
    for await (const { user_id } of this.projections.model(userList).each({ filter, sort })) {
      const { state } = await this.streams.load(userRecord, user_id);
      if (state.exists && maySettings(state, marina_id)) yield state;
    }
  }
}
