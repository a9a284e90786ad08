import { FindPersonDocument } from '../../../contracts/customers/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { documentList } from '../projections/document-list.js';

@QueryHandler(FindPersonDocument)
export class FindPersonDocumentHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ documentId }: FindPersonDocument): Promise<BusAnswer<FindPersonDocument>> {
    const found = await this.projections.model(documentList).get(documentId);
    if (found?.name == null) return null;
    return { marina_id: found.marina_id, name: found.name };
  }
}
