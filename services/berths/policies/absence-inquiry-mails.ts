import { Inject, Injectable } from '@nestjs/common';
import { IssueAbsenceLink } from '../../../contracts/absences/commands.js';
import { FindBoaters, FindVesselNames } from '../../../contracts/customers/queries.js';
import { FindMailFoot, FindMarina } from '../../../contracts/marinas/queries.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { inMarina, partOf } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { MailPort } from '../../platform/mail/mail-port.js';
import { MAIL } from '../../platform/tokens.js';
import type { BerthEvent } from '../domain/berth-events.js';
import { berthHeldOn, nameOf } from '../domain/berth-plan-state.js';
import { absenceInquiryMail } from '../mail/absence-inquiry-mail.js';
import { BerthPlans } from '../records/berth-plans.js';

type Mailed = Extract<BerthEvent, { type: 'AbsenceInquired' }>;

/** Older inquiries are not mailed: after a long outage, or in a generated history. */
const NEWS_FOR_MS = 3 * 24 * 60 * 60 * 1000;

/** Asks residents by mail, in their language, whether their boats will be away; one mail for each inquiry. */
@Injectable()
export class AbsenceInquiryMails implements Policy<Mailed> {
  readonly name = 'absence-inquiry-mails';
  readonly reactsTo = ['AbsenceInquired'] as const;

  constructor(
    private readonly plans: BerthPlans,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    @Inject(MAIL) private readonly mail: MailPort,
  ) {}

  async handle(event: LoggedEvent<Mailed>): Promise<void> {
    const age = this.clock.now().getTime() - Date.parse(event.metadata.recorded_at);
    if (age > NEWS_FOR_MS) return;
    const context = inMarina(causedBy(event, this.name));
    const { marina_id } = context;
    const { vessel_id, allocation_id } = event.data;
    const residency = (await this.plans.state(marina_id)).residencies.get(allocation_id);
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (residency === undefined || marina === null) return;
    const boater_ids = [residency.boater_id];
    const [boater] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids }));
    if (boater?.email == null || boater.email === '') return;
    const names = await this.queries.execute(new FindVesselNames({ marina_id, vessel_ids: [vessel_id] }));
    const { absence_report } = marina.marina_settings.permissions;
    // Without the feature a link would open nothing; the resident answers the mail instead.
    const issue = new IssueAbsenceLink({ vessel_id, boater_id: boater.id }, partOf(context, 'link'));
    const issued = absence_report === true ? await this.commands.execute(issue) : null;
    const language = boater.language ?? 'en';
    await this.mail.send({
      id: event.id,
      marina_id,
      person_id: boater.id,
      to: boater.email,
      language,
      ...absenceInquiryMail({
        language,
        name: boater.first_name ?? '',
        boat: names.get(vessel_id) ?? '',
        berth: nameOf(berthHeldOn(residency, dayNumber(this.clock.today(marina.time_zone)))),
        marina: marina.name,
        foot: await this.queries.execute(new FindMailFoot({ marina_id, language })),
        link: issued === null || isRefusal(issued) ? null : issued.link,
      }),
    });
  }
}
