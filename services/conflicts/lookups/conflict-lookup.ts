import { Injectable } from '@nestjs/common';
import { CONFLICT_DAYS_BACK } from '../../../contracts/conflicts/vocabulary.js';
import { conflictIdOf } from '../../../contracts/conflicts/rules/conflict-id.js';
import { FindBoatsInTheWay } from '../../../contracts/berths/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { FindBoatsSeenGone } from '../../../contracts/traffic/queries.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import type { SeenGone } from '../../../contracts/vocabulary/seen-gone.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock, localDateAndTime } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Document } from '../../platform/consuming/read-model.js';
import {
  confirmed,
  type FoundConflict,
  type Moment,
  type Suspicion,
  suspicionsOf,
} from '../domain/conflicts-of-stay.js';
import { isSameBoat, type WatchedStay } from '../domain/watched-stay.js';
import { asStay, watchedStays } from '../projections/watched-stays.js';
import { ResidentsHome } from './residents-home.js';
import {
  type BerthOccupation,
  FindBoatsInTwoBerths,
  FindOccupations,
  ShowStayBerths,
} from '../../../contracts/berths/allocation-queries.js';

export type StayDocument = Document<WatchedStay>;

export interface Conflict extends FoundConflict {
  readonly conflict_id: string;
  readonly stay: StayDocument;
  /** A dock walk saw that the boat has gone; null: none did. */
  readonly seen_gone: SeenGone | null;
}

/** Ids of berths in which boats lie, whatever the plan says. */
export interface CrowdedBerths {
  /** Nobody else can be sent there. */
  readonly taken: ReadonlySet<string>;
  /** The boat leaves today and is still there. */
  readonly leaving: ReadonlySet<string>;
}

/** Finds conflicts: suspicions from the read model, confirmed by the berth plan itself. */
@Injectable()
export class ConflictLookup {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly residents: ResidentsHome,
  ) {}

  /** The marina-local moment; null for a marina that does not exist. */
  async moment(marina_id: string): Promise<Moment | null> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return null;
    const { date: today, time } = localDateAndTime(this.clock.nowIso(), marina.time_zone);
    return { today, time };
  }

  /** Every conflict of the marina, soonest first. */
  async all(marina_id: string, moment: Moment): Promise<Conflict[]> {
    return soonestFirst([
      ...(await this.among(await this.watched(marina_id, moment), marina_id, moment)),
      ...(await this.besideResidents(marina_id, moment)),
      ...(await this.inTwoBerths(marina_id, moment)),
    ]);
  }

  /** Those of the marina's conflicts that are named after one stay, soonest first. None for a stay of another marina. */
  async ofStay(marina_id: string, reservation_id: string, moment: Moment): Promise<Conflict[]> {
    const stay = await this.stay(marina_id, reservation_id);
    if (stay === null) return [];
    const listed = !stay.finished || stay.end_date >= firstListed(moment);
    return soonestFirst([
      ...(listed ? await this.among([stay], marina_id, moment) : []),
      ...(await this.besideResidents(marina_id, moment, reservation_id)),
      ...(await this.inTwoBerths(marina_id, moment, reservation_id)),
    ]);
  }

  /** Where boats lie that the plan no longer has there. */
  async crowded(marina_id: string, moment: Moment): Promise<CrowdedBerths> {
    const { today: start_date } = moment;
    const tonight = { start_date, end_date: addDays(start_date, 1), own: null };
    const [stays, there, gone] = await Promise.all([
      this.watched(marina_id, moment),
      this.queries.execute(new FindBoatsInTheWay(marina_id, tonight)),
      this.seenGone(marina_id),
    ]);
    const today = stays.filter(
      ({ _id, arrived_at, departed_at, end_date }) =>
        arrived_at !== null && departed_at === null && end_date === moment.today && !gone.has(_id),
    );
    return {
      taken: new Set(there.map(({ berth_id }) => berth_id)),
      leaving: new Set(today.flatMap(({ moored, berth }) => (moored ?? berth)?.id ?? [])),
    };
  }

  private async watched(marina_id: string, moment: Moment): Promise<StayDocument[]> {
    const first = firstListed(moment);
    // A boat that should have left long ago is still in the way; stays that ended without it are not.
    const overdue = { marina_id, watched: true, finished: false, end_date: { $lt: first } };
    const stays: StayDocument[] = [];
    for (const filter of [overdue, { marina_id, watched: true, end_date: { $gte: first } }]) {
      for await (const document of this.projections.model(watchedStays).each({ filter, sort: [['end_date', 1]] })) {
        const stay = asStay(document);
        if (stay !== undefined) stays.push(stay);
      }
    }
    return stays;
  }

  /** The stay of the marina that a conflict is named after; null: there is none. */
  async stay(marina_id: string, reservation_id: string): Promise<StayDocument | null> {
    const stay = asStay(await this.projections.model(watchedStays).get(reservation_id));
    return stay?.marina_id === marina_id ? stay : null;
  }

  async of(stay: StayDocument, conflict_id: string, moment: Moment): Promise<Conflict | null> {
    const found = await this.among([stay], stay.marina_id, moment);
    const known = found.find((one) => one.conflict_id === conflict_id);
    if (known !== undefined) return known;
    const beside = [
      ...(await this.besideResidents(stay.marina_id, moment, stay._id)),
      ...(await this.inTwoBerths(stay.marina_id, moment, stay._id)),
    ];
    return beside.find((one) => one.conflict_id === conflict_id) ?? null;
  }

  /** Visitors who have the berth of a resident who is home early. @param only of this reservation */
  private async besideResidents(marina_id: string, moment: Moment, only?: string): Promise<Conflict[]> {
    const nights = await this.residents.visitors(marina_id, moment);
    const found = nights.filter(({ reservation_id }) => only === undefined || reservation_id === only);
    const stays = await Promise.all(found.map(({ reservation_id }) => this.stay(marina_id, reservation_id)));
    return found.flatMap(({ reservation_id, berth, start_date, end_date, resident }, index): Conflict[] => {
      const stay = stays[index] ?? null;
      if (stay === null || !stay.booked || stay.departed_at !== null) return [];
      if (resident.resident?.vessel_id === stay.vessel_id) return [];
      const kind = 'RESIDENT_HOME' as const;
      const conflict_id = conflictIdOf(kind, reservation_id);
      return [
        { conflict_id, kind, stay, berth, start_date, end_date, others: [resident], excess: null, seen_gone: null },
      ];
    });
  }

  /** Boats that have two berths, and no reason for it. @param only of this reservation */
  private async inTwoBerths(marina_id: string, { today }: Moment, only?: string): Promise<Conflict[]> {
    const boats = await this.queries.execute(new FindBoatsInTwoBerths(marina_id, today));
    const found = boats.filter(({ reservation_id }) => only === undefined || reservation_id === only);
    const stays = await Promise.all(found.map(({ reservation_id }) => this.stay(marina_id, reservation_id)));
    return found.flatMap(({ reservation_id, berth, start_date, end_date, others }, index): Conflict[] => {
      const stay = stays[index] ?? null;
      if (stay === null || !stay.booked || stay.departed_at !== null) return [];
      const kind = 'TWO_BERTHS' as const;
      const conflict_id = conflictIdOf(kind, reservation_id);
      return [{ conflict_id, kind, stay, berth, start_date, end_date, others, excess: null, seen_gone: null }];
    });
  }

  /** Returns a test for nights that the boat of a stay has itself, by any of its stays or contracts. */
  private async ownNights(
    occupations: readonly BerthOccupation[],
  ): Promise<(stay: StayDocument, occupation: BerthOccupation) => boolean> {
    const ids = new Set(occupations.flatMap(({ reservation_id }) => reservation_id ?? []));
    const documents = await this.projections.model(watchedStays).getMany([...ids]);
    const known = new Map(documents.map((document) => [document._id, asStay(document)]));
    return (stay, { reservation_id, resident }) => {
      if (resident !== null) return resident.vessel_id === stay.vessel_id;
      const other = known.get(reservation_id ?? '');
      return reservation_id === stay._id || (other !== undefined && isSameBoat(stay, other));
    };
  }

  private async among(stays: readonly StayDocument[], marina_id: string, moment: Moment): Promise<Conflict[]> {
    const suspected = stays.flatMap((stay) =>
      suspicionsOf(stay, moment).map((suspicion): { stay: StayDocument; suspicion: Suspicion } => ({
        stay,
        suspicion,
      })),
    );
    if (suspected.length === 0) return [];
    const spans = suspected.map(({ suspicion: { berth, start_date, end_date } }) => ({
      berth_id: berth.id,
      start_date,
      end_date,
    }));
    const ids = suspected.map(({ stay }) => stay._id);
    const late = suspected.some(({ suspicion }) => suspicion.kind === 'LATE_DEPARTURE');
    const [occupations, segments, gone] = await Promise.all([
      this.queries.execute(new FindOccupations(marina_id, spans)),
      this.queries.execute(new ShowStayBerths(marina_id, ids)),
      late ? this.seenGone(marina_id) : new Map<string, SeenGone>(),
    ]);
    const isOwn = await this.ownNights(occupations.flat());
    return suspected.flatMap(({ stay, suspicion }, index) => {
      const others = (occupations[index] ?? []).filter((one) => !isOwn(stay, one));
      const facts = { others, segments: segments[index] ?? [] };
      const found = confirmed(stay, suspicion, facts, moment.today);
      if (found === null) return [];
      const seen_gone = found.kind === 'LATE_DEPARTURE' ? (gone.get(stay._id) ?? null) : null;
      return [{ ...found, stay, conflict_id: conflictIdOf(found.kind, stay._id), seen_gone }];
    });
  }

  private async seenGone(marina_id: string): Promise<ReadonlyMap<string, SeenGone>> {
    const found = await this.queries.execute(new FindBoatsSeenGone(marina_id));
    return new Map(found.map(({ reservation_id, at, by }) => [reservation_id, { at, by }]));
  }
}

/** The first end of a finished stay whose conflicts are still listed. */
function firstListed({ today }: Moment): string {
  return addDays(today, -CONFLICT_DAYS_BACK);
}

function soonestFirst(found: Conflict[]): Conflict[] {
  return found.sort(
    (one, other) => one.start_date.localeCompare(other.start_date) || one.conflict_id.localeCompare(other.conflict_id),
  );
}
