import type { AttachmentType } from '../../../../contracts/reservations/vocabulary-schemas.js';

/** Every type of document, in the order in which pages show them. */
const types: readonly AttachmentType[] = ['VESSEL_INSURANCE', 'VESSEL_LICENSE', 'SKIPPER_ID_LICENSE', 'VESSEL_PHOTO'];

export interface DocumentRow<Attachment> {
  readonly type: AttachmentType;
  /** `missing`: the marina requires the document and has not received it, so approval has to wait. */
  readonly state: 'uploaded' | 'missing' | 'not_asked';
  readonly files: readonly Attachment[];
}

/**
 * Returns one row for each type of document. `missing` lists the types that the marina still waits for. The files of a
 * row keep the order of `attachments`.
 */
export function documentRows<Attachment extends { readonly attachment_type: AttachmentType }>(
  attachments: readonly Attachment[],
  missing: readonly AttachmentType[],
): DocumentRow<Attachment>[] {
  return types.map((type) => {
    const files = attachments.filter((file) => file.attachment_type === type);
    return { type, files, state: missing.includes(type) ? 'missing' : files.length > 0 ? 'uploaded' : 'not_asked' };
  });
}
