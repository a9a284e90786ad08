import { documentApi } from '../../../contracts/customers/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { DocumentChanges } from '../records/document-changes.js';

@Handles(documentApi.delete)
export class DeleteDocument {
  constructor(private readonly changes: DocumentChanges) {}

  execute({
    input: { attachment_id },
    marina_id,
    staff: { principal: who },
    context,
  }: ReceivedCall<typeof documentApi.delete>): Promise<CommandReceipt | Refusal> {
    return this.changes.make({ type: 'DeleteDocument' }, attachment_id, { marina_id, who }, context);
  }
}
