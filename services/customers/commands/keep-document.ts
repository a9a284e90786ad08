import { customerErrors } from '../../../contracts/customers/errors.js';
import { mayWriteCustomer } from '../../../contracts/customers/rules/customer-access.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { DocumentCommand } from '../domain/document.js';
import { BoaterRegister } from '../records/boater-register.js';
import { DocumentRegister } from '../records/document-register.js';
import type { Keeper } from './keep-vessel.js';

/** Staff change the end of a document, or delete it. */
export class KeepDocument extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly keeper: Keeper,
    readonly documentId: string,
    readonly change: Extract<DocumentCommand, { type: 'SetExpiry' | 'DeleteDocument' }>,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(KeepDocument)
export class KeepDocumentHandler {
  constructor(
    private readonly register: DocumentRegister,
    private readonly boaters: BoaterRegister,
  ) {}

  async execute({ keeper, documentId, change, context }: KeepDocument): Promise<CommandReceipt | Refusal> {
    const { marinaId, who } = keeper;
    const document = await this.register.find(marinaId, documentId);
    // A resent command finds its own deletion; the stream answers it as the first time.
    if (document === null && change.type !== 'DeleteDocument') {
      return refuse('not_found', customerErrors.document_not_found);
    }
    const owner = document === null ? null : await this.boaters.find(marinaId, document.boater_id);
    if (owner !== null && !mayWriteCustomer(who, owner.relation_type, 'change')) {
      return refuse('forbidden', 'FORBIDDEN');
    }
    return this.register.decide(marinaId, documentId, change, context);
  }
}
