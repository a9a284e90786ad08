import { documentApi } from '../../../contracts/customers/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { DocumentLists } from '../lookups/document-lists.js';

@Handles(documentApi.getall)
export class ListPersonDocuments {
  constructor(private readonly documents: DocumentLists) {}

  execute({ input, marina_id }: ReceivedCall<typeof documentApi.getall>) {
    return this.documents.of({ marina_id, ...input });
  }
}
