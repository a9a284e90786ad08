import { Injectable } from '@nestjs/common';
import type { AbsenceFact } from '../../../contracts/absences/events.js';
import { FindVacancyDemand } from '../../../contracts/absences/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';
import { rewardsOf, vacancyReward } from '../domain/rewards.js';
import type { MemberRecord } from '../domain/account-state.js';
import { Accounts } from '../records/accounts.js';
import { Promotions } from '../lookups/promotions.js';

type Planned = Extract<AbsenceFact, { type: 'AbsencePlanned' }>;

const TERMS = 'terms of service';
const grantOf = (absence_id: string, rule: string): string => deriveId('vacancy', rule, absence_id);

/**
 * Gives a berth holder points for an absence report in high demand (spec 3 §9) once the berth plan has accepted it, and
 * takes them back once it has accepted that the report is withdrawn.
 */
@Injectable()
export class VacancyRewards implements Policy<Planned> {
  readonly name = 'loyalty-vacancies';
  readonly reactsTo = ['AbsencePlanned'] as const;

  constructor(
    private readonly queries: QueryBus,
    private readonly accounts: Accounts,
    private readonly promotions: Promotions,
  ) {}

  async handle(event: LoggedEvent<Planned>): Promise<void> {
    const { marina_id } = inMarina(causedBy(event, this.name));
    const absence_report_id = recordIdOf(event.stream);
    const demand = await this.queries.execute(new FindVacancyDemand({ marina_id, absence_report_id }));
    if (demand === null) return;
    const record = { marina_id, boater_id: demand.boater_id };
    if (demand.withdrawn) await this.takeBack(event, record);
    else if (demand.wanted) await this.give(event, record);
  }

  private async give(event: LoggedEvent<Planned>, record: MemberRecord): Promise<void> {
    const promotions = await this.promotions.asOf(event.position);
    const absence_id = recordIdOf(event.stream);
    const on = event.data.at.slice(0, 10);
    const id = await this.accounts.join(record, on, causedBy(event, this.name));
    const deed = { actions: { HIGH_DEMAND_VACANCY: 1 }, on, absence_id };
    const grants = [
      vacancyReward(absence_id, on, grantOf(absence_id, TERMS)),
      ...rewardsOf(deed, promotions, (rule) => grantOf(absence_id, rule)),
    ];
    for (const points of grants) {
      await this.accounts.decide(id, { type: 'Give', points }, causedBy(event, this.name, points.grant_id));
    }
  }

  private async takeBack(event: LoggedEvent<Planned>, record: MemberRecord): Promise<void> {
    const id = await this.accounts.idOfBoater(record);
    if (id === null) return;
    const command = { type: 'TakeBack' as const, absence_id: recordIdOf(event.stream) };
    await this.accounts.decide(id, command, causedBy(event, this.name, 'back'));
  }
}
