import { Inject } from '@nestjs/common';
import { documentApi } from '../../../contracts/customers/api.js';
import type { PersonDocument } from '../../../contracts/customers/document.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { mayWriteCustomer } from '../../../contracts/customers/rules/customer-access.js';
import type { DocumentType } from '../../../contracts/customers/vocabulary.js';
import type { AddFileOfMarina } from '../../../contracts/marinas/commands.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import type { Principal } from '../../../contracts/vocabulary/access.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { BlobStore } from '../../platform/blobs/blob-store.js';
import { detectAttachmentType } from '../../platform/blobs/content-type.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { UploadedFile } from '../../platform/http/upload.js';
import { Locks } from '../../platform/leases/locks.js';
import { BLOBS } from '../../platform/tokens.js';
import type { DocumentEventOf } from '../domain/document-events.js';
import { SubjectLookup } from '../lookups/document-subject.js';
import { documentRecord } from '../records/document-record.js';
import { isMarinaFileType, SettingsFiles } from '../records/settings-files.js';
import { DocumentRegister } from '../records/document-register.js';

interface NewDocument {
  readonly boater_id?: string | undefined;
  readonly vessel_id?: string | undefined;
  readonly document_type: DocumentType;
  readonly expires_on: string | null;
  /** The document that this one replaces. */
  readonly replaces?: string | undefined;
}

interface AddedPersonDocument extends CommandReceipt {
  readonly attachment: PersonDocument;
}

/** Staff put a document of a boater or a boat on record, or add a file to the settings of the marina. */
@Handles(documentApi.create)
export class AddDocument {
  constructor(
    private readonly streams: StreamRepository,
    private readonly subjects: SubjectLookup,
    private readonly register: DocumentRegister,
    @Inject(BLOBS) private readonly blobs: BlobStore,
    private readonly locks: Locks,
    private readonly settings: SettingsFiles,
  ) {}

  async execute({
    input: { requested_type: document_type, expires_on = '', languages, marina_id: named, ...about },
    file,
    staff: { principal: who },
    marinaContext: context,
  }: ReceivedCall<typeof documentApi.create>): Promise<AddedPersonDocument | BusAnswer<AddFileOfMarina>> {
    const { marina_id } = context;
    if (isMarinaFileType(document_type)) {
      const asked = { who, own_marina_id: marina_id, marina_id: named };
      return this.settings.add({ requested_type: document_type, languages }, file, asked, context);
    }
    const id = deriveId(context.command_id, 'document');
    const document = { ...about, document_type, expires_on: expires_on === '' ? null : expires_on };
    const receipt = await this.locks.exclusively(documentRecord, id, () => this.add(id, document, file, who, context));
    if (isRefusal(receipt)) return receipt;
    const { replaces } = document;
    if (replaces !== undefined) {
      const deleting = partOf(context, 'replaced');
      // A document that somebody else has deleted in the meantime needs no replacing.
      await this.register.decide(marina_id, replaces, { type: 'DeleteDocument' }, deleting);
    }
    return this.answer(receipt, marina_id);
  }

  private async add(
    id: string,
    document: NewDocument,
    file: UploadedFile,
    who: Principal,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    const { marina_id } = context;
    const subject = await this.subjects.find(marina_id, document);
    if (isRefusal(subject)) return subject;
    if (!mayWriteCustomer(who, subject.relation_type, 'change')) return refuse('forbidden', 'FORBIDDEN');
    // A resend must not overwrite the stored file.
    const answered = await answeredBefore(this.streams, documentRecord, id, context);
    if (answered !== null) return answered;
    if (document.replaces !== undefined) {
      const replaced = await this.register.find(marina_id, document.replaces);
      const alike = replaced?.vessel_id === subject.vessel_id && replaced.document_type === document.document_type;
      if (!alike) return refuse('not_found', customerErrors.document_not_found);
    }
    if (subject.erased) return refuse('conflict', customerErrors.boater_erased);
    const content_type = await detectAttachmentType(file.bytes);
    if (isRefusal(content_type)) return content_type;
    const { boater_id, vessel_id } = subject;
    // The file is stored first, so that no document refers to a missing file.
    const refused = await this.blobs.put({ id, person: boater_id, marina: marina_id, content_type, bytes: file.bytes });
    if (refused !== undefined) return refused;
    const { document_type, expires_on } = document;
    const facts = { document_type, expires_on, file_name: file.name, content_type, size_bytes: file.bytes.length };
    const added = { type: 'AddDocument' as const, document: { boater_id, vessel_id, ...facts } };
    const receipt = await this.register.decide(marina_id, id, added, context);
    if (isRefusal(receipt)) await this.blobs.delete(id);
    return receipt;
  }

  /** Built from the log, so that a resend gets the same answer. */
  private async answer(receipt: CommandReceipt, marina_id: string): Promise<AddedPersonDocument> {
    const stream = documentRecord.streamOf(receipt.id);
    const [added] = await this.streams.eventsSince(stream, receipt.revision - 1, 1);
    if (added?.type !== 'DocumentAdded') throw new Error(`no document at ${receipt.revision} of ${stream}`);
    const {
      document_id,
      document_type,
      file_name,
      at,
      marina_id: _,
      ...facts
    } = added.data as DocumentEventOf<'DocumentAdded'>['data'];
    const vessel_name = await this.subjects.vesselName(marina_id, facts.vessel_id);
    return {
      ...receipt,
      attachment: {
        ...facts,
        id: document_id,
        attachment_type: document_type,
        name: file_name ?? '',
        vessel_name,
        reminded: false,
        created_at: at,
      },
    };
  }
}
