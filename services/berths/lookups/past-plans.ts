import { Injectable } from '@nestjs/common';
import { berthErrors } from '../../../contracts/berths/errors.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { ReadModel } from '../../platform/consuming/read-model.js';
import { EventLog, isUnreadable } from '../../platform/event-sourcing/event-log.js';
import type { BerthPlanState } from '../domain/berth-plan-state.js';
import { evolve, type HarbourMapState, initial } from '../domain/harbour-map.js';
import type { HarbourMapEvent } from '../domain/harbour-map-events.js';
import type { Nights } from '../domain/nights.js';
import { partKinds, planAt, type PlanPart } from '../domain/plan-versions.js';
import { type DayDocument, planHistory, type PlanHistoryDocument } from '../projections/plan-history.js';
import { planRecord } from '../records/berth-plan-record.js';
import { harbourMapRecord } from '../records/harbour-map-record.js';

/** The berth plans and maps of all marinas at past moments. Instants are UTC ISO 8601 with milliseconds. */
@Injectable()
export class PastPlans {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  /** The moment as the log writes it; refused if it is still to come, or if nothing had been recorded by then. */
  async moment(marina_id: string, at: string): Promise<string | Refusal> {
    const moment = new Date(at).toISOString();
    if (moment > this.clock.nowIso()) return refuse('conflict', berthErrors.moment_ahead);
    const first = await this.first(marina_id);
    if (first !== null && first <= moment) return moment;
    return refuse('not_found', berthErrors.nothing_recorded, { details: { first } });
  }

  /** When the plan's first event was recorded; null: the marina has none. */
  async first(marina_id: string): Promise<string | null> {
    for await (const { metadata } of this.eventsOf(planRecord.streamOf(marina_id), 1)) return metadata.recorded_at;
    return null;
  }

  /** All berths and the stays of these nights, as they were planned at the moment. */
  async plan(marina_id: string, at: string, nights: Nights): Promise<BerthPlanState> {
    return planAt(await this.parts(marina_id, nights), at);
  }

  /** All berths and the parts of the plan that at any time touched these nights. */
  parts(marina_id: string, nights: Nights): Promise<readonly PlanPart[]> {
    return partsTouching(this.projections.model(planHistory), marina_id, nights);
  }

  /** The moments between two instants, both included, oldest first. */
  async ticks(marina_id: string, from: string, to: string): Promise<DayDocument['ticks']> {
    const day = { $gte: from.slice(0, 10), $lte: to.slice(0, 10) };
    const filter = { marina_id, part: 'day', day };
    const days = await this.projections.model(planHistory).find({ filter, sort: [['day', 1]] });
    const ticks = days.flatMap((document) => (document.part === 'day' ? document.ticks : []));
    return ticks.filter(({ at }) => at >= from && at <= to);
  }

  /** The map as it was arranged at the moment, and its revision; -1 before anything was arranged. */
  async arrangement(marina_id: string, at: string): Promise<{ state: HarbourMapState; revision: number }> {
    let state = initial();
    let revision = -1;
    for await (const event of this.eventsOf(harbourMapRecord.streamOf(marina_id))) {
      if (event.metadata.recorded_at > at) break;
      state = evolve(state, event as HarbourMapEvent);
      revision = event.revision;
    }
    return { state, revision };
  }

  /** A stream's events up to the first that this version cannot read. */
  private async *eventsOf(stream: string, limit?: number) {
    for await (const event of this.log.recentStream(stream, 0, limit)) {
      if (isUnreadable(event)) return;
      yield event;
    }
  }
}

/** All berths and the parts of a marina's plan that at any time touched these nights. */
export async function partsTouching(
  model: Pick<ReadModel<PlanHistoryDocument>, 'each'>,
  marina_id: string,
  { start, end }: Nights,
): Promise<readonly PlanPart[]> {
  const parts: PlanPart[] = [];
  for (const part of partKinds) {
    const filter = { marina_id, part, end: { $gt: start }, start: { $lt: end } };
    for await (const document of model.each({ filter })) if (document.part !== 'day') parts.push(document);
  }
  return parts;
}
