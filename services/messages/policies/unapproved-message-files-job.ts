import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { systemContext } from '../../platform/event-sourcing/command-context.js';
import { freshId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { JobTimers, RecurringJob } from '../../platform/leases/recurring-job.js';
import type { Settings } from '../../platform/settings/settings.js';
import { SETTINGS } from '../../platform/tokens.js';
import { decide } from '../domain/conversation.js';
import { chatList } from '../projections/chat-list.js';
import { conversationRecord } from '../records/conversation-record.js';

const JOB = 'unapproved-message-files-job';
const DAY_MS = 86_400_000;

interface Due {
  readonly reservation_id: string;
  readonly boater_id: string;
  readonly marina_id: string;
}

/**
 * Removes the files in messages about reservations that ended unapproved, `UNAPPROVED_FILES_DAYS` days after they ended.
 * An ended reservation is never approved again, so the list of conversations decides.
 */
@Injectable()
export class UnapprovedMessageFilesJob extends RecurringJob {
  protected readonly lease = JOB;

  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
    private readonly clock: Clock,
    timers: JobTimers,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    super(timers);
  }

  protected override async runOnce(): Promise<number> {
    // A later run finds what is still missing.
    await this.projections.upToDate(chatList);
    const ended_by = new Date(this.clock.now().getTime() - this.settings.UNAPPROVED_FILES_DAYS * DAY_MS).toISOString();
    const filter = { unapproved_files_since: { $ne: null, $lte: ended_by } };
    const due: Due[] = [];
    // Read all pages before acting, because acting removes conversations from the pages.
    const pages = this.projections.model(chatList).each({ filter, sort: [['unapproved_files_since', 1]] });
    for await (const { chat_id: reservation_id, boater_id, marina_id } of pages) {
      due.push({ reservation_id, boater_id, marina_id });
    }
    let removed = 0;
    for (const each of due) removed += await this.remove(each);
    return removed;
  }

  private remove({ reservation_id, boater_id, marina_id }: Due): Promise<number> {
    const context = systemContext(freshId(), JOB, marina_id);
    const now = this.clock.nowIso();
    return this.attempt({ reservation: reservation_id }, 'the files in messages could not be removed', () =>
      this.streams.execute(conversationRecord, boater_id, context, (state) =>
        decide({ type: 'RemoveFiles', boater_id, reservation_id }, state, { now }),
      ),
    );
  }
}
