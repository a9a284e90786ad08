import { Injectable } from '@nestjs/common';
import type * as z from 'zod';
import type { Match } from '../../../contracts/berths/matches.js';
import type { NamedBerth } from '../../../contracts/berths/queries.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import type { berthMatch, ReservationDetail } from '../../../contracts/reservations/detail.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { bookedStatuses, isOneOf, openStatuses } from '../domain/history.js';
import { type ReservationState, standingCode } from '../domain/reservation-state.js';
import { berthLabelOf, BerthNames, namedBerth } from './berth-names.js';
import { FindMatches } from '../../../contracts/berths/matching-queries.js';
import { CheckAvailability } from '../../../contracts/berths/allocation-queries.js';

type BerthMatch = z.output<typeof berthMatch>;

export type BerthPart = Pick<ReservationDetail, 'berth_id' | 'berth' | 'allocation_id' | 'selected_match' | 'matches'>;

/** The berthing section of the page: the boat's berth and the berths it could have. */
@Injectable()
export class BerthSection {
  constructor(
    private readonly queries: QueryBus,
    private readonly names: BerthNames,
  ) {}

  async of(marina: Marina, state: ReservationState): Promise<BerthPart> {
    const { berth } = state;
    const suggests = mayBeBerthed(marina, state);
    const names: ReadonlyMap<string, NamedBerth> =
      suggests || berth !== null ? await this.names.of(marina.id) : new Map();
    const matches = suggests ? await this.matches(marina.id, state, names) : [];
    const held = berth === null ? null : namedBerth(berth, names);
    return {
      berth_id: berth?.berth_id ?? null,
      allocation_id: berth?.allocation_id ?? null,
      berth: held === null ? null : { ...berthLabelOf(held), ...sizesOf(held) },
      selected_match:
        held === null ? (matches[0] ?? null) : suggests ? await this.selected(marina.id, state, held, matches) : null,
      matches,
    };
  }

  /** The best berth that fits and is free; null if there is none or the marina has no berths on record. */
  async firstFit(marina: Marina, state: ReservationState): Promise<BerthMatch['berth']> {
    if (!mayBeBerthed(marina, state)) return null;
    const [best] = await this.matches(marina.id, state, await this.names.of(marina.id));
    return best?.berth ?? null;
  }

  /** The matching berths, without suggestions that staff skipped. */
  private async matches(
    marina_id: string,
    state: ReservationState,
    names: ReadonlyMap<string, NamedBerth>,
  ): Promise<BerthMatch[]> {
    const { start_date, end_date, berth } = state;
    const { length, beam, draft, type } = state.vessel;
    const input = { vessel: { length, beam, draft, type }, start_date, end_date };
    const own = berth === null ? {} : { allocation_id: berth.allocation_id };
    const { items } = await this.queries.execute(new FindMatches(marina_id, { ...input, ...own }));
    const skipped = state.skipped_matches.map((match) => match.berth_id);
    return items.filter((match) => !skipped.includes(match.berth_id)).map((match) => shown(match, names));
  }

  /** The reservation's berth, and whether it is still available for the stay. */
  private async selected(
    marina_id: string,
    { berth, start_date, end_date }: ReservationState,
    held: NamedBerth,
    matches: readonly BerthMatch[],
  ): Promise<BerthMatch> {
    const known = matches.find((match) => match.berth_id === held.id);
    if (known !== undefined) return known;
    const own = berth === null ? {} : { allocation_id: berth.allocation_id };
    const answer = await this.queries.execute(
      new CheckAvailability(marina_id, { berth_id: held.id, start_date, end_date, ...own }),
    );
    // A refusal means that the berth was deleted.
    const { available, absence_report_id, vessel } = isRefusal(answer) ? NOT_AVAILABLE : answer;
    const label = { id: held.id, berth_id: held.id, berth: berthLabelOf(held) };
    return { ...label, order: 0, custom: true, available, vessel, absence_report_id };
  }
}

function sizesOf({ length, beam, draft, min_length }: NamedBerth) {
  return { length, beam, draft, min_length };
}

const NOT_AVAILABLE = { available: false, absence_report_id: null, vessel: null };

/** True for an open or approved reservation in a marina with berths on record. */
function mayBeBerthed(marina: Marina, state: ReservationState): boolean {
  const standing = standingCode(state);
  const alive = standing !== null && isOneOf([...openStatuses, ...bookedStatuses], standing);
  return alive && marina.marina_settings.permissions.inventory === true;
}

/** A match is identified by its berth, which is the id for choosing or skipping it. */
function shown(match: Match, names: ReadonlyMap<string, NamedBerth>): BerthMatch {
  const { berth_id, berth_name, order, custom, available, vessel, absence_report_id } = match;
  const berth = berthLabelOf(namedBerth({ berth_id, label: berth_name }, names));
  return { id: berth_id, order, custom, available, berth_id, berth, vessel, absence_report_id };
}
