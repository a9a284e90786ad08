import { documentApi } from '../../../contracts/customers/api.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { DocumentChanges } from '../records/document-changes.js';
import { SettingsFiles } from '../records/settings-files.js';

/** Deletes a document of a person or a boat, or a file of the marina's settings. */
@Handles(documentApi.delete)
export class DeleteDocument {
  constructor(
    private readonly changes: DocumentChanges,
    private readonly settings: SettingsFiles,
  ) {}

  async execute({
    input: { attachment_id, requested_type, marina_id: named },
    marina_id,
    staff: { principal: who },
    marinaContext: context,
  }: ReceivedCall<typeof documentApi.delete>): Promise<CommandReceipt | Refusal> {
    const asked = { who, own_marina_id: marina_id, marina_id: named };
    if (requested_type !== undefined) return this.settings.remove(attachment_id, asked, context);
    const deleted = await this.changes.make({ type: 'DeleteDocument' }, attachment_id, { marina_id, who }, context);
    if (!isRefusal(deleted) || deleted.code !== customerErrors.document_not_found) return deleted;
    return this.settings.removeUnnamed(attachment_id, asked, context);
  }
}
