import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import QuickLRU from 'quick-lru';
import { Clock } from '../../platform/clock/clock.js';
import { systemContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { LOGGER } from '../../platform/tokens.js';
import { decide, nextRecorded } from '../domain/session-use.js';
import type { Session } from '../domain/user-state.js';
import { sessionUseRecord } from './session-use-record.js';

/** Sessions whose next recording is remembered: at least this many. For others, the log is read first. */
const REMEMBERED = 10_000;

type Used = Pick<Session, 'session_id' | 'started_at'>;

/** The last use of each session, recorded once an hour, so that every process shows it. */
@Injectable()
export class SessionUses {
  private readonly due = new QuickLRU<string, string>({ maxSize: REMEMBERED });

  constructor(
    private readonly streams: StreamRepository,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** A use that cannot be recorded does not stop the call: where nothing can be written, reading goes on. */
  async note(session: Used): Promise<void> {
    const at = this.clock.nowIso();
    if (at < (this.due.get(session.session_id) ?? nextRecorded(session.started_at))) return;
    // First, so that calls of the same moment, and those after a failure, do not try again.
    this.due.set(session.session_id, nextRecorded(at));
    try {
      await this.record(session, at);
      this.due.set(session.session_id, nextRecorded(await this.of(session)));
    } catch (err) {
      this.logger.warn({ err }, 'The use of a session was not recorded');
    }
  }

  /** The sign-in, or the latest recorded use; the session may have been used until an hour later. */
  async of({ session_id, started_at }: Used): Promise<string> {
    const { state } = await this.streams.load(sessionUseRecord, session_id);
    return state.last_used_at ?? started_at;
  }

  private async record({ session_id, started_at }: Used, at: string): Promise<void> {
    const context = systemContext(deriveId(session_id, `used ${at}`), 'session use', null);
    await this.streams.execute(sessionUseRecord, session_id, context, (state) =>
      decide({ session_id, started_at, at }, state),
    );
  }
}
