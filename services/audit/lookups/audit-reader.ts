import { Injectable } from '@nestjs/common';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { AuditCatalogues } from '../../platform/audit-trail/audit-catalogues.js';
import { type AuditScope, AuditViews } from '../../platform/audit-trail/audit-views.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { ReadModel } from '../../platform/consuming/read-model.js';
import { type AuditDocument, AuditIndex } from '../projections/audit-index.js';
import { AuditWords } from '../words/audit-words.js';
import { SpokenValues } from '../words/spoken-values.js';
import { EntryWriter } from './entry-writer.js';
import { RecordHistory } from './record-history.js';

/** Who reads which marina's history. */
export interface Reader {
  readonly marina_id: string;
  readonly language: Language;
}

/** Everything needed to read one marina's history in one language. */
export interface Reading {
  readonly timeZone: string;
  readonly views: AuditViews;
  readonly index: ReadModel<AuditDocument>;
  readonly scope: AuditScope;
  readonly spoken: SpokenValues;
  readonly writing: EntryWriter;
}

@Injectable()
export class AuditReader {
  constructor(
    private readonly queries: QueryBus,
    private readonly projections: ProjectionHost,
    private readonly views: AuditViews,
    private readonly catalogues: AuditCatalogues,
    private readonly history: RecordHistory,
    private readonly auditIndex: AuditIndex,
  ) {}

  /** Null if the marina does not exist. */
  async open({ marina_id, language }: Reader): Promise<Reading | null> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return null;
    const { currency, permissions } = marina.marina_settings;
    const features = new Set(Object.entries(permissions).flatMap(([name, on]) => (on ? [name] : [])));
    const scope = { marina_id, features };
    const index = this.projections.model<AuditDocument>(this.auditIndex);
    const timeZone = marina.time_zone;
    const names = { label: (kind: string, id: string) => this.history.label(kind, id, marina_id) };
    const spoken = new SpokenValues(new AuditWords(this.catalogues, language), { timeZone, currency }, names);
    return {
      timeZone,
      views: this.views,
      index,
      scope,
      spoken,
      writing: new EntryWriter(this.views, this.history, index, scope, spoken),
    };
  }
}
