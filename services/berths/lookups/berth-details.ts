import { Injectable } from '@nestjs/common';
import type { ActiveTrafficEvent, BerthDetail, FollowingTrafficEvent } from '../../../contracts/berths/berth-info.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import type { BerthOwner } from '../../../contracts/berths/records.js';
import { trafficEventIdOf } from '../../../contracts/traffic/rules/traffic-event-id.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { type BerthPlanState, nameOf, type PlannedBerth } from '../domain/berth-plan-state.js';
import { standingInquiry } from '../domain/berth.js';
import { type ComingEvent, comingEvents } from '../domain/coming-events.js';
import { comingResident } from '../domain/occupant.js';
import { berthList } from '../projections/berth-list.js';
import { BerthPlans } from '../records/berth-plans.js';
import { BerthOccupantNames, type BerthOccupants, NOBODY } from './berth-occupants.js';
import { byName, recordOf, rowOf } from './berth-row.js';
import { OverdueBoats } from './overdue-boats.js';

/** Arrivals and departures that berth info shows. */
const MOST_EVENTS = 10;

/** One berth with who has it, what happens there next, and its neighbours. */
@Injectable()
export class BerthDetails {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly plans: BerthPlans,
    private readonly names: BerthOccupantNames,
    private readonly overdue: OverdueBoats,
  ) {}

  async of(marina_id: string, berthId: string): Promise<BerthDetail | Refusal> {
    const plan = await this.plans.state(marina_id);
    const facts = await this.plans.today(marina_id);
    const document = await this.projections.model(berthList).get(berthId);
    const still = await this.overdue.occupants(marina_id, plan);
    const row = document?.marina_id === marina_id && facts !== null ? rowOf(document, plan, facts.today, still) : null;
    if (row === null || facts === null) {
      return refuse('not_found', berthErrors.berth_not_found, { details: { id: berthId } });
    }
    const { planned } = row;
    const occupants = (await this.names.of(marina_id, [planned], facts.today, { still })).get(berthId) ?? NOBODY;
    const { resident } = occupants;
    const inquiry = standingInquiry(row.document.inquiry, resident?.allocation_id ?? null, facts.now);
    const there = occupants.owner?.berth_holder_type === 'RESIDENT';
    const away = resident?.absence != null && resident.absence.start_date <= facts.today;
    return {
      ...recordOf(row, plan, occupants),
      coming_resident: await this.coming(marina_id, comingResident(planned, facts.today)),
      ...neighboursOf(plan, planned),
      active_traffic_event: activeEventOf(occupants, facts.today),
      following_traffic_events: await this.following(marina_id, comingEvents(planned, facts.today, MOST_EVENTS)),
      allow_inquire_for_absence: there && !away && inquiry === null,
      absence_inquiry:
        inquiry === null ? null : { vessel_id: inquiry.vessel_id, berth_id: berthId, sent_at: inquiry.at },
    };
  }

  private async coming(
    marina_id: string,
    resident: ReturnType<typeof comingResident>,
  ): Promise<BerthDetail['coming_resident']> {
    if (resident === null) return null;
    const [named] = await this.names.name(marina_id, [resident]);
    return named === undefined ? null : { ...named, residency: resident.residency };
  }

  private async following(marina_id: string, events: readonly ComingEvent[]): Promise<FollowingTrafficEvent[]> {
    const occupants = events.map(({ occupant }) => occupant);
    const named = await this.names.name(marina_id, occupants);
    return events.map(({ type, begins_at, occupant, absence_id }, index) => ({
      id: trafficEventIdOf(type, absence_id ?? occupant.reservation_id ?? occupant.allocation_id),
      type,
      begins_at,
      berth_holder_type: occupant.berth_holder_type,
      vessel: { name: named[index]?.vessel.name ?? null },
    }));
  }
}

/** The berths before and after this one, across piers. */
function neighboursOf(plan: BerthPlanState, planned: PlannedBerth): Pick<BerthDetail, 'previous' | 'next'> {
  let previous: PlannedBerth | null = null;
  let next: PlannedBerth | null = null;
  for (const other of plan.berths.values()) {
    if (other.left || other === planned) continue;
    const order = byName(other, planned);
    if (order < 0 && (previous === null || byName(other, previous) > 0)) previous = other;
    if (order > 0 && (next === null || byName(other, next) < 0)) next = other;
  }
  return { previous: refOf(previous), next: refOf(next) };
}

const refOf = (berth: PlannedBerth | null) =>
  berth === null ? null : { id: berth.facts.berth_id, name: nameOf(berth) };

function activeEventOf({ owner, resident }: BerthOccupants, today: string): ActiveTrafficEvent | null {
  if (owner?.berth_holder_type === 'VISITOR') return visitorEvent(owner);
  const absence = resident?.absence;
  if (absence == null || absence.start_date > today) return null;
  return { berth_holder_type: 'RESIDENT', type: 'DEPARTURE', absence_report: absence, reservation: null };
}

function visitorEvent({ arrived, reservation_id, start_date, end_date }: BerthOwner): ActiveTrafficEvent {
  const reservation = { id: reservation_id ?? '', start_date, end_date: end_date ?? start_date };
  const type = arrived ? 'DEPARTURE' : 'ARRIVAL';
  return { berth_holder_type: 'VISITOR', type, absence_report: null, reservation };
}
