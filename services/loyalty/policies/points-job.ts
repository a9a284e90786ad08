import { Injectable } from '@nestjs/common';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { systemContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { JobTimers, RecurringJob } from '../../platform/leases/recurring-job.js';
import { LongWorks } from '../../platform/long-work/long-works.js';
import { giftList } from '../projections/gift-list.js';
import { memberList } from '../projections/member-list.js';
import { Accounts } from '../records/accounts.js';
import { giftRecord } from '../records/gift-record.js';

const JOB = 'loyalty-points-job';
/** For so long a gift's addresses are kept, so that its errors can be downloaded. */
const ADDRESSES_KEPT_DAYS = 90;

/** Lets points expire, and deletes the addresses of old gifts. */
@Injectable()
export class PointsJob extends RecurringJob {
  protected readonly lease = JOB;

  constructor(
    private readonly accounts: Accounts,
    private readonly works: LongWorks,
    private readonly projections: ProjectionHost,
    private readonly clock: Clock,
    timers: JobTimers,
  ) {
    super(timers);
  }

  protected override async runOnce(): Promise<number> {
    const today = this.clock.today('UTC');
    return (await this.expire(today)) + (await this.deleteAddresses(today));
  }

  private async expire(today: string): Promise<number> {
    // A later run finds what is still missing.
    await this.projections.upToDate(memberList);
    const filter = { next_expiry: { $lt: today, $ne: null } };
    const due: string[] = [];
    // Read all pages before acting, because acting removes documents from the pages.
    for await (const { _id } of this.projections.model(memberList).each({ filter, sort: [['next_expiry', 1]] })) {
      due.push(_id);
    }
    let expired = 0;
    for (const id of due) {
      expired += await this.attempt({ account: id }, 'the points of a member could not expire', () =>
        this.accounts.decideAtHome(id, { type: 'Expire' }, contextOf('expire', id, today)),
      );
    }
    return expired;
  }

  private async deleteAddresses(today: string): Promise<number> {
    // A later run finds what is still missing.
    await this.projections.upToDate(giftList);
    const filter = { kept_since: { $lt: addDays(today, -ADDRESSES_KEPT_DAYS), $ne: null } };
    const due = await this.projections.model(giftList).find({ filter, sort: [['kept_since', 1]], limit: 1000 });
    for (const { _id } of due) await this.works.deleteFile(giftRecord, _id, _id, contextOf('addresses', _id, ''));
    return due.length;
  }
}

const contextOf = (step: string, id: string, on: string) =>
  systemContext(deriveId(JOB, step, id, on), JOB.slice(0, 16), null);
