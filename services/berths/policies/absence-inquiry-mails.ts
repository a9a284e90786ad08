import { Injectable } from '@nestjs/common';
import { IssueAbsenceLink } from '../../../contracts/absences/commands.js';
import { FindAddressee, FindVesselNames } from '../../../contracts/customers/queries.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { type Letter, Mailing, MailPolicy } from '../../platform/consuming/mail-policy.js';
import { causedBy } from '../../platform/consuming/policy-host.js';
import { inMarina, partOf } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { BerthEvent } from '../domain/berth-events.js';
import { berthHeldOn, nameOf } from '../domain/berth-plan-state.js';
import { absenceInquiryMail } from '../mail/absence-inquiry-mail.js';
import { BerthPlans } from '../records/berth-plans.js';

type Mailed = Extract<BerthEvent, { type: 'AbsenceInquired' }>;

/** Asks residents by mail, in their language, whether their boats will be away; one mail for each inquiry. */
@Injectable()
export class AbsenceInquiryMails extends MailPolicy<Mailed> {
  readonly name = 'absence-inquiry-mails';
  readonly reactsTo = ['AbsenceInquired'] as const;

  constructor(
    mailing: Mailing,
    private readonly plans: BerthPlans,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {
    super(mailing);
  }

  protected async letter(event: LoggedEvent<Mailed>): Promise<Letter | null> {
    const context = inMarina(causedBy(event, this.name));
    const { marina_id } = context;
    const { vessel_id, allocation_id } = event.data;
    const residency = (await this.plans.state(marina_id)).residencies.get(allocation_id);
    if (residency === undefined) return null;
    const { boater_id } = residency;
    const reader = await this.queries.execute(new FindAddressee({ marina_id, boater_id }));
    if (reader === null) return null;
    const { marina, to, language, name, foot } = reader;
    const names = await this.queries.execute(new FindVesselNames({ marina_id, vessel_ids: [vessel_id] }));
    const { absence_report } = marina.marina_settings.permissions;
    // Without the feature a link would open nothing; the resident answers the mail instead.
    const issue = new IssueAbsenceLink({ vessel_id, boater_id }, partOf(context, 'link'));
    const issued = absence_report === true ? await this.commands.execute(issue) : null;
    return {
      marina_id,
      person_id: boater_id,
      to,
      language,
      ...absenceInquiryMail({
        language,
        name,
        boat: names.get(vessel_id) ?? '',
        berth: nameOf(berthHeldOn(residency, dayNumber(this.clock.today(marina.time_zone)))),
        marina: marina.name,
        foot,
        link: issued === null || isRefusal(issued) ? null : issued.link,
      }),
    };
  }
}
