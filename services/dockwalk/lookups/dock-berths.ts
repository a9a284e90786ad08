import { Injectable } from '@nestjs/common';
import type { BerthOwner } from '../../../contracts/berths/records.js';
import { type Expectation, expectationOf } from '../../../contracts/dockwalk/rules/expectation.js';
import type { WalkBoat } from '../../../contracts/dockwalk/boats.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { type BerthOnDock, ListBerthsOnDock } from '../../../contracts/berths/dock-queries.js';

/** A berth with what should be seen in it. */
export interface ExpectedBerth {
  readonly berth: BerthOnDock;
  readonly expected: Expectation<WalkBoat>;
}

/** Berths as a walk needs them. */
@Injectable()
export class DockBerths {
  constructor(private readonly queries: QueryBus) {}

  async list(
    marina_id: string,
    asked: ListBerthsOnDock['input'],
  ): Promise<{ readonly items: readonly ExpectedBerth[]; readonly total: number }> {
    const { items, total } = await this.queries.execute(new ListBerthsOnDock(marina_id, asked));
    return { items: items.map((berth) => ({ berth, expected: expected(berth, asked.date) })), total };
  }

  /**
   * By id; berths that the marina does not have are left out.
   * @param at UTC instant at which it was expected; absent: now
   */
  async byId(
    marina_id: string,
    berth_ids: readonly string[],
    date: string,
    at?: string,
  ): Promise<ReadonlyMap<string, ExpectedBerth>> {
    if (berth_ids.length === 0) return new Map();
    const moment = at === undefined ? {} : { at };
    const { items } = await this.list(marina_id, { date, berth_ids: [...new Set(berth_ids)], ...moment });
    return new Map(items.map((one) => [one.berth.berth_id, one]));
  }
}

function expected(berth: BerthOnDock, date: string): Expectation<WalkBoat> {
  const { active, tonight, leaving, resident } = berth;
  const absence = resident?.absence ?? null;
  const away = resident !== null && absence !== null && absence.start_date <= date;
  const facts = {
    active,
    tonight: tonight === null ? null : boatOf(tonight),
    leaving: leaving === null ? null : boatOf(leaving),
    away: away ? { boat: boatOf(resident), absence } : null,
  };
  return expectationOf(facts, date);
}

function boatOf(owner: BerthOwner): WalkBoat {
  const { berth_holder_type, allocation_id, reservation_id, vessel_id, boater_id, boater_name, vessel } = owner;
  const { start_date, end_date, arrived } = owner;
  const who = { boater_id, name: vessel.name, boater_name, length: vessel.length };
  return { berth_holder_type, allocation_id, reservation_id, vessel_id, ...who, start_date, end_date, arrived };
}
