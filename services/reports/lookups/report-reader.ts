import { Injectable } from '@nestjs/common';
import { ListBerthNames, ListBerthPlaces } from '../../../contracts/berths/queries.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { FindMarina, ListMarinas } from '../../../contracts/marinas/queries.js';
import { reportErrors } from '../../../contracts/reports/errors.js';
import type { ReportName } from '../../../contracts/reports/vocabulary.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock, localDate } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { type CountedStay, linesOf, type ReportLine } from '../domain/report-lines.js';
import { monthsBetween, reportKey } from '../domain/stay-figures.js';
import { stayFigures } from '../projections/stay-figures.js';

/** Stays that one report counts. */
const MOST_STAYS = 100_000;

/** The months of so many marinas fit into one filter. */
const MARINAS_PER_CALL = 100;

export interface ReportScope {
  readonly report: ReportName;
  readonly from: string;
  readonly to: string;
  readonly pier_ids?: readonly string[] | undefined;
}

/** A report before it is written in words. */
export interface CountedReport {
  readonly lines: readonly ReportLine[];
  /** By id. */
  readonly marinas: ReadonlyMap<string, Marina>;
  readonly piers: ReadonlyMap<string, string>;
}

/** Counts reports from the figures of the stays in their months. */
@Injectable()
export class ReportReader {
  constructor(
    private readonly queries: QueryBus,
    private readonly projections: ProjectionHost,
    private readonly clock: Clock,
  ) {}

  /** The report of one marina. */
  async ofMarina(marina_id: string, scope: ReportScope): Promise<CountedReport | Refusal> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    return this.counted(marina === null ? [] : [marina], scope);
  }

  /** The report of the named marinas, or of all. Unknown ones are left out. */
  async ofMarinas(marina_ids: readonly string[] | undefined, scope: ReportScope): Promise<CountedReport | Refusal> {
    const all = await this.queries.execute(new ListMarinas());
    return this.counted(
      all.filter(({ id }) => marina_ids === undefined || marina_ids.includes(id)),
      scope,
    );
  }

  private async counted(marinas: readonly Marina[], scope: ReportScope): Promise<CountedReport | Refusal> {
    const found = await this.staysOf(marinas, scope);
    if (found === null) return refuse('validation', reportErrors.too_large, { details: { most: MOST_STAYS } });
    const lines: ReportLine[] = [];
    const piers = new Map<string, string>();
    for (const marina of marinas) {
      const berths = await this.berthsOf(marina.id, piers);
      const stays = found.get(marina.id) ?? [];
      const { id, time_zone } = marina;
      const today = this.clock.today(time_zone);
      const counted = { id, today, dateOf: (at: string) => localDate(at, time_zone), berths };
      const { from, to, pier_ids = null } = scope;
      lines.push(...linesOf(scope.report, { marina: counted, stays, from, to, pier_ids }));
    }
    return { lines, piers, marinas: new Map(marinas.map((marina) => [marina.id, marina])) };
  }

  /** The stays of the report's months by marina; null: more than one report counts. */
  private async staysOf(
    marinas: readonly Marina[],
    { report, from, to }: ReportScope,
  ): Promise<ReadonlyMap<string, CountedStay[]> | null> {
    const model = this.projections.model(stayFigures);
    const months = monthsBetween(from, to);
    const found: CountedStay[] = [];
    for (let first = 0; first < marinas.length; first += MARINAS_PER_CALL) {
      const some = marinas.slice(first, first + MARINAS_PER_CALL);
      const keys = some.flatMap(({ id }) => months.map((month) => reportKey(report, id, month)));
      const page = await model.find({ filter: { keys: { $in: keys } }, limit: MOST_STAYS + 1 - found.length });
      for (const { _id, ...stay } of page) found.push({ ...stay, id: _id });
      if (found.length > MOST_STAYS) return null;
    }
    return Map.groupBy(found, ({ marina_id }) => marina_id);
  }

  /** Berths with their piers, whose names are added to `piers`. */
  private async berthsOf(marina_id: string, piers: Map<string, string>) {
    const places = await this.queries.execute(new ListBerthPlaces(marina_id));
    const active = await this.queries.execute(new ListBerthNames(marina_id));
    for (const { pier_id, pier_name } of places) piers.set(pier_id, pier_name);
    return places.map(({ id, pier_id }) => ({ id, pier_id, in_service: active.has(id) }));
  }
}
