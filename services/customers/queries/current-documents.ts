import { Injectable } from '@nestjs/common';
import type { DocumentRef } from '../../../contracts/customers/document.js';
import type { DocumentType } from '../../../contracts/customers/vocabulary.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { documentList } from '../projections/document-list.js';

/** The newest document of each kind, as the facts of a boater or a boat refer to it. */
@Injectable()
export class CurrentDocuments {
  constructor(private readonly projections: ProjectionHost) {}

  ofBoater(boater_id: string): Promise<ReadonlyMap<DocumentType, DocumentRef>> {
    return this.newest({ boater_id, vessel_id: null });
  }

  ofVessel(vessel_id: string): Promise<ReadonlyMap<DocumentType, DocumentRef>> {
    return this.newest({ vessel_id });
  }

  private async newest(filter: { readonly vessel_id: string | null; readonly boater_id?: string }) {
    const found = await this.projections.model(documentList).find({ filter: { ...filter }, sort: [['added_at', 1]] });
    const refs = found.flatMap(({ _id, document_type, name, expires_on }): [DocumentType, DocumentRef][] =>
      name === null ? [] : [[document_type, { id: _id, name, expires_on }]],
    );
    // A later entry of the same kind replaces an earlier one.
    return new Map(refs);
  }
}
