import { documentApi } from '../../../contracts/customers/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { DocumentChanges } from '../records/document-changes.js';

@Handles(documentApi.update)
export class SetDocumentExpiry {
  constructor(private readonly changes: DocumentChanges) {}

  execute({
    input: { attachment_id, expires_on },
    marina_id,
    staff: { principal: who },
    context,
  }: ReceivedCall<typeof documentApi.update>): Promise<CommandReceipt | Refusal> {
    return this.changes.make({ type: 'SetExpiry', expires_on }, attachment_id, { marina_id, who }, context);
  }
}
