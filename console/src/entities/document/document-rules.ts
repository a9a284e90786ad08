import type { ReservationDetail } from '../../../../contracts/reservations/detail.js';
import type { AttachmentType, RequiredDocuments } from '../../../../contracts/reservations/vocabulary-schemas.js';

type Attachment = ReservationDetail['attachments'][number];

/** The papers a marina can ask for, with the attachment that answers each (spec 1 §3). Spelling as in the payload. */
export const askedPapers = [
  { key: 'vessel_insurence', type: 'VESSEL_INSURANCE' },
  { key: 'vessel_license', type: 'VESSEL_LICENSE' },
  { key: 'skipper_id', type: 'SKIPPER_ID_LICENSE' },
] as const satisfies readonly { key: keyof RequiredDocuments; type: AttachmentType }[];

export interface DocumentRow {
  /** Null: nobody can ask for it, it may just be there. */
  readonly key: keyof RequiredDocuments | null;
  readonly type: AttachmentType;
  /** `missing`: asked for and not there, so approving waits for it. */
  readonly state: 'uploaded' | 'missing' | 'not_asked';
  readonly files: readonly Attachment[];
}

/** One row a paper, and one for photos where there are any; within a row the newest file first. */
export function documentRows(required: RequiredDocuments, attachments: readonly Attachment[]): DocumentRow[] {
  const filesOf = (type: AttachmentType) =>
    attachments
      .filter((one) => one.attachment_type === type)
      .sort((one, other) => other.created_at.localeCompare(one.created_at));
  const papers = askedPapers.map(({ key, type }): DocumentRow => {
    const files = filesOf(type);
    return { key, type, files, state: files.length > 0 ? 'uploaded' : required[key] ? 'missing' : 'not_asked' };
  });
  const photos = filesOf('VESSEL_PHOTO');
  return photos.length === 0
    ? papers
    : [...papers, { key: null, type: 'VESSEL_PHOTO', files: photos, state: 'uploaded' }];
}
