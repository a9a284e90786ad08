import { Injectable } from '@nestjs/common';
import type { ConflictRow } from '../../../contracts/conflicts/conflict.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { type ConflictDecision, conflictDecisions } from '../projections/conflict-decisions.js';
import type { Conflict } from './conflict-lookup.js';
import type { ConflictNames } from './conflict-name-lookup.js';

/** Shows conflicts together with what staff did about them. */
@Injectable()
export class ConflictViews {
  constructor(private readonly projections: ProjectionHost) {}

  async decisions(ids: readonly string[]): Promise<ReadonlyMap<string, ConflictDecision>> {
    const found = await this.projections.model(conflictDecisions).getMany(ids);
    return new Map(found.map((decision) => [decision._id, decision]));
  }
}

/** The answer that the conflict waits for; null if it is open. @param now UTC instant: waiting ends at its time. */
export function waitingOf(decision: ConflictDecision | undefined, now: string): ConflictDecision['waiting'] {
  const waiting = decision?.waiting ?? null;
  return waiting !== null && waiting.until > now ? waiting : null;
}

/** @param now UTC instant */
export function summaryOf(
  { conflict_id, kind, start_date, end_date, berth, stay, others, excess, seen_gone }: Conflict,
  names: ConflictNames,
  decision: ConflictDecision | undefined,
  now: string,
): Omit<ConflictRow, 'best'> {
  const waiting = waitingOf(decision, now);
  return {
    conflict_id,
    kind,
    state: waiting === null ? 'OPEN' : 'WAITING',
    start_date,
    end_date,
    berth: names.berth(berth.id) ?? { ...berth, pier_id: '', pier_name: '', sizes: null },
    boat: names.boat(stay),
    others: others.map(names.other),
    excess,
    lost: stay.lost !== null && stay.berth === null,
    lost_cause: stay.berth === null ? (stay.lost?.cause ?? null) : null,
    ...(seen_gone === null ? {} : { seen_gone }),
    waiting,
  };
}
