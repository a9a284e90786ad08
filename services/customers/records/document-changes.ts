import { Injectable } from '@nestjs/common';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { mayWriteCustomer } from '../../../contracts/customers/rules/customer-access.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { DocumentCommand } from '../domain/document.js';
import type { Keeper } from '../domain/record-access.js';
import { BoaterRegister } from './boater-register.js';
import { DocumentRegister } from './document-register.js';

/** Staff change the end of a document, or delete it. */
@Injectable()
export class DocumentChanges {
  constructor(
    private readonly register: DocumentRegister,
    private readonly boaters: BoaterRegister,
  ) {}

  async make(
    change: Extract<DocumentCommand, { type: 'SetExpiry' | 'DeleteDocument' }>,
    documentId: string,
    { marina_id, who }: Keeper,
    context: CommandContext,
  ): Promise<CommandReceipt | Refusal> {
    const document = await this.register.find(marina_id, documentId);
    // A resent command finds its own deletion; the stream answers it as the first time.
    if (document === null && change.type !== 'DeleteDocument') {
      return refuse('not_found', customerErrors.document_not_found);
    }
    const owner = document === null ? null : await this.boaters.find(marina_id, document.boater_id);
    if (owner !== null && !mayWriteCustomer(who, owner.relation_type, 'change')) {
      return refuse('forbidden', 'FORBIDDEN');
    }
    return this.register.decide(marina_id, documentId, change, context);
  }
}
