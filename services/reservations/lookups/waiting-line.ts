import { Injectable } from '@nestjs/common';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Document } from '../../platform/consuming/read-model.js';
import type { Exclusive } from '../../platform/leases/locks.js';
import type { ReservationState } from '../domain/reservation-state.js';
import type { PastWaiting } from '../domain/events/berth-events.js';
import { type InLine, pastWaiting } from '../domain/waiting-line.js';
import { lineOf } from '../domain/waiting-list.js';
import { type DeadlineDocument, deadlines } from '../projections/deadlines.js';
import { type FindMatchesInput, JudgeBerths } from '../../../contracts/berths/matching-queries.js';

/**
 * One decision at a time about whose turn it is on a marina's waiting list, by the marina's id. Whoever holds it may
 * request the lock of a reservation, never the other way round.
 */
export const waitingLineLock: Exclusive = { exclusive: 'waiting-line' };

type Waiting = Document<DeadlineDocument>;

/**
 * A marina's waiting list in its order, with what each berth means for those on it. It is read from the deadlines, which
 * hold the state of every reservation that is not over.
 */
@Injectable()
export class WaitingLine {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
  ) {}

  /** Everybody on the list, first come first. */
  async of(marina_id: string): Promise<Waiting[]> {
    const filter = { waiting_order: { $gte: lineOf(marina_id), $lt: `${lineOf(marina_id)}\uffff` } };
    const found: Waiting[] = [];
    const model = this.projections.model(deadlines);
    for await (const document of model.each({ filter, sort: [['waiting_order', 1]] })) found.push(document);
    return found;
  }

  /** The line as of now, for decisions: the list has caught up with everything that was decided before. */
  async upToDate(marina_id: string): Promise<Waiting[]> {
    await this.projections.upToDate(deadlines);
    return this.of(marina_id);
  }

  /**
   * Those who come before a stay that was given this berth on the plan, and whom it fits. Read for the record only, so
   * the list may be a moment old.
   */
  async passedBy(
    marina_id: string,
    reservationId: string,
    { berth_id, allocation_id }: { readonly berth_id: string; readonly allocation_id: string },
    given: { readonly start_date: string; readonly end_date: string },
  ): Promise<PastWaiting | null> {
    const line = await this.of(marina_id);
    if (line.length === 0) return null;
    const inLine = await this.forBerths(marina_id, line, [berth_id], allocation_id);
    return pastWaiting(inLine.get(berth_id) ?? [], reservationId, berth_id, given);
  }

  /** The line for each of these berths. The plan is read once. `without`: an allocation whose nights count as free. */
  async forBerths(
    marina_id: string,
    line: readonly Waiting[],
    berthIds: readonly string[],
    without?: string,
  ): Promise<Map<string, InLine[]>> {
    if (line.length === 0) return new Map(berthIds.map((id) => [id, []]));
    const free = without === undefined ? {} : { allocation_id: without };
    const wishes = line.map(({ state }) => ({ ...wishOfStay(state), ...free }));
    const judged = await this.queries.execute(new JudgeBerths(marina_id, { berth_ids: berthIds, wishes }));
    return new Map(
      berthIds.map((berthId, at) => [
        berthId,
        line.map(({ _id: reservation_id, state }, index) => ({
          reservation_id,
          state,
          removal: judged[at]?.[index] ?? null,
        })),
      ]),
    );
  }
}

/** What a stay asks of the berth plan. Its own nights count as free; skipped berths do not fit. */
export function wishOfStay({ vessel, start_date, end_date, berth }: ReservationState): FindMatchesInput {
  const { length, beam, draft, type } = vessel;
  const own = berth === null ? {} : { allocation_id: berth.allocation_id };
  return { vessel: { length, beam, draft, type }, start_date, end_date, ...own };
}
