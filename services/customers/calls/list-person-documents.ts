import { documentApi } from '../../../contracts/customers/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { DocumentLists } from '../lookups/document-lists.js';
import { SettingsFiles } from '../records/settings-files.js';

/** The documents of a person or a boat, or the files of one type in the marina's settings. */
@Handles(documentApi.getall)
export class ListPersonDocuments {
  constructor(
    private readonly documents: DocumentLists,
    private readonly settings: SettingsFiles,
  ) {}

  async execute({
    input: { requested_type, marina_id: named, ...about },
    marina_id,
    staff: { principal: who },
  }: ReceivedCall<typeof documentApi.getall>) {
    if (requested_type === undefined) return this.documents.of({ marina_id, ...about });
    return this.settings.list(requested_type, { who, own_marina_id: marina_id, marina_id: named });
  }
}
