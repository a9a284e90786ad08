import { Inject, Injectable } from '@nestjs/common';
import type { UserSession } from '../../../contracts/identity/user.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { Manager } from '../domain/user-commands.js';
import { refuseManager, seesSession } from '../domain/user-management.js';
import { isLive } from '../domain/user-state.js';
import { userNotFound } from '../domain/user.js';
import { SessionUses } from '../records/session-uses.js';
import { userRecord } from '../records/user-record.js';

interface Sessions {
  readonly items: UserSession[];
  readonly total: number;
}

/** Live sessions, the newest first: one's own, or those that a manager sees of a user, without their addresses. */
@Injectable()
export class LiveSessions {
  constructor(
    private readonly streams: StreamRepository,
    private readonly uses: SessionUses,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** @param reader one's own session, or the manager */
  async of(userId: string, reader: { readonly session_id: string } | Manager): Promise<Sessions | Refusal> {
    const { state: user } = await this.streams.load(userRecord, userId);
    if (!user.exists) return userNotFound();
    const manager = 'marina_id' in reader ? reader : null;
    const refusal = manager === null ? null : refuseManager(manager, user);
    if (refusal !== null) return refusal;
    const now = this.clock.nowIso();
    const shown = user.sessions
      .filter((session) => isLive(session, now) && (manager === null || seesSession(manager, session)))
      .toReversed();
    const items = await Promise.all(
      shown.map(async (session) => ({
        id: session.session_id,
        browser: session.device?.browser ?? null,
        system: session.device?.system ?? null,
        // Managers do not see the addresses of colleagues.
        address: manager === null ? (session.device?.address ?? null) : null,
        started_at: session.started_at,
        last_used_at: await this.uses.of(session),
        expires_at: session.expires_at,
        current: 'session_id' in reader && reader.session_id === session.session_id,
      })),
    );
    return { items, total: items.length };
  }
}
