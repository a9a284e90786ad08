import { Injectable } from '@nestjs/common';
import type { AuditEntry } from '../../../contracts/audit/entry.js';
import type { EntryOfMarina, EverywhereFilter, MarinaRef } from '../../../contracts/audit/everywhere-schemas.js';
import { ListMarinas } from '../../../contracts/marinas/queries.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { AuditViews } from '../../platform/audit-trail/audit-views.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { ReadModel } from '../../platform/consuming/read-model.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import { type AuditDocument, AuditIndex } from '../projections/audit-index.js';
import { manyMarinasFilter } from './audit-filter.js';
import { AuditReader } from './audit-reader.js';
import type { IndexEntry } from './causes.js';

/** What a search across marinas needs. */
export interface EverywhereReading {
  readonly index: ReadModel<AuditDocument>;
  /** The marinas of the search, by id. */
  readonly marinas: ReadonlyMap<string, MarinaRef>;
  readonly filter: Filter;
  /** The filter with other marinas: those of one lane. */
  readonly filterOf: (marinas: readonly MarinaRef[]) => Promise<Filter>;
}

/** Reads the histories of several marinas, each entry as its own marina reads it. */
@Injectable()
export class EverywhereReader {
  constructor(
    private readonly queries: QueryBus,
    private readonly projections: ProjectionHost,
    private readonly views: AuditViews,
    private readonly auditIndex: AuditIndex,
    private readonly reader: AuditReader,
  ) {}

  async open({ marinas: chosen, ...conditions }: EverywhereFilter): Promise<EverywhereReading> {
    const index = this.projections.model<AuditDocument>(this.auditIndex);
    const known = (await this.queries.execute(new ListMarinas())).map(({ id, code, name, time_zone }): MarinaRef => ({
      id,
      code,
      name,
      time_zone,
    }));
    const searched = chosen === undefined ? known : known.filter(({ id }) => chosen.includes(id));
    const { views } = this;
    const filterOf = (marinas: readonly MarinaRef[], all = false) =>
      manyMarinasFilter({ index, views }, { marinas, all }, conditions);
    return {
      index,
      marinas: new Map(searched.map((marina) => [marina.id, marina])),
      filter: await filterOf(searched, chosen === undefined),
      filterOf,
    };
  }

  /** The entries in the order of `found`; those of unknown marinas are left out. */
  async entries(
    found: readonly IndexEntry[],
    marinas: ReadonlyMap<string, MarinaRef>,
    language: Language,
  ): Promise<EntryOfMarina[]> {
    const written = new Map<string, EntryOfMarina>();
    for (const [marina_id, ofMarina] of Map.groupBy(found, (entry) => entry.marina_id)) {
      const marina = marinas.get(marina_id);
      const reading = marina === undefined ? null : await this.reader.open({ marina_id, language });
      if (marina === undefined || reading === null) continue;
      const entries: AuditEntry[] = await reading.writing.entries(ofMarina);
      for (const entry of entries) written.set(entry.id, { ...entry, marina });
    }
    return found.flatMap(({ _id }) => written.get(_id) ?? []);
  }
}
