import { Injectable } from '@nestjs/common';
import type { DocumentRef } from '../../../contracts/customers/document.js';
import type { DocumentType } from '../../../contracts/customers/vocabulary.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import { documentList } from '../projections/document-list.js';

/** The newest document of each kind, as the facts of a boater or a boat refer to it. */
@Injectable()
export class CurrentDocuments {
  constructor(private readonly projections: ProjectionHost) {}

  /** @param record_ids the ids of all records of the person */
  ofBoater(record_ids: readonly string[]): Promise<ReadonlyMap<DocumentType, DocumentRef>> {
    return this.newest({ boater_id: { $in: [...record_ids] }, vessel_id: null });
  }

  ofVessel(vessel_id: string): Promise<ReadonlyMap<DocumentType, DocumentRef>> {
    return this.newest({ vessel_id });
  }

  private async newest(filter: Filter) {
    const found = await this.projections.model(documentList).find({ filter, sort: [['added_at', 1]] });
    const refs = found.flatMap(({ _id, document_type, name, expires_on }): [DocumentType, DocumentRef][] =>
      name === null ? [] : [[document_type, { id: _id, name, expires_on }]],
    );
    // A later entry of the same kind replaces an earlier one.
    return new Map(refs);
  }
}
