import { FindValidDocuments } from '../../../contracts/customers/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { documentList } from '../projections/document-list.js';

/** The newest documents of one person that are looked through. */
const MOST = 200;

@QueryHandler(FindValidDocuments)
export class FindValidDocumentsHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input }: FindValidDocuments): Promise<BusAnswer<FindValidDocuments>> {
    const { marina_id, boater_id, on } = input;
    const model = this.projections.model(documentList);
    const found = await model.find({ filter: { marina_id, boater_id }, sort: [['added_at', -1]], limit: MOST });
    const valid = found.filter(({ expires_on }) => expires_on === null || expires_on >= on);
    return [...new Set(valid.map(({ document_type }) => document_type))];
  }
}
