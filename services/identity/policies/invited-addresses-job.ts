import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Erasure } from '../../platform/erasing/erasure.js';
import { systemContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { JobTimers, RecurringJob } from '../../platform/leases/recurring-job.js';
import { formerUsers } from '../projections/former-users.js';
import { marinaInvitationList } from '../projections/marina-invitation-list.js';

const JOB = 'invited-addresses-job';

/**
 * Erases the addresses that invitations to a marina were sent to, once these have expired or their user was erased: an
 * address may belong to nobody on record. All expire alike, so that the history never tells whether a user has an address.
 */
@Injectable()
export class InvitedAddressesJob extends RecurringJob {
  protected readonly lease = JOB;

  constructor(
    private readonly projections: ProjectionHost,
    private readonly erasure: Erasure,
    private readonly clock: Clock,
    timers: JobTimers,
  ) {
    super(timers);
  }

  protected override async runOnce(): Promise<number> {
    // A later run finds what is still missing.
    await Promise.all([marinaInvitationList, formerUsers].map((one) => this.projections.upToDate<object>(one)));
    let erased = 0;
    for (const invitation_id of await this.due()) {
      const context = systemContext(deriveId(JOB, invitation_id), JOB, null);
      erased += await this.attempt({ invitation: invitation_id }, 'an invited address could not be erased', () =>
        this.erasure.erase(invitation_id, context),
      );
    }
    return erased;
  }

  /** All of them, before acting removes them from the pages. */
  private async due(): Promise<string[]> {
    const now = this.clock.nowIso();
    const due: string[] = [];
    const asked = { filter: { has_address: true }, sort: [['expires_at', 1]] as const };
    for await (const { invitation_id, user_id, expires_at } of this.projections
      .model(marinaInvitationList)
      .each(asked)) {
      if (expires_at <= now || (user_id !== null && (await this.isErased(user_id)))) due.push(invitation_id);
    }
    return due;
  }

  private async isErased(user_id: string): Promise<boolean> {
    return (await this.projections.model(formerUsers).get(user_id))?.erased === true;
  }
}
