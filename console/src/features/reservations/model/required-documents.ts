import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import type { AttachmentType, RequiredDocuments } from '../../../../../contracts/reservations/vocabulary-schemas.js';

/** The attachment that answers each required document. */
export const attachmentOf: Readonly<Record<keyof RequiredDocuments, AttachmentType>> = {
  vessel_insurence: 'VESSEL_INSURANCE',
  vessel_license: 'VESSEL_LICENSE',
  skipper_id: 'SKIPPER_ID_LICENSE',
};

const documents = ['vessel_insurence', 'vessel_license', 'skipper_id'] as const;

/** Required as the form has it, and not uploaded: approval waits for them. */
export function missingDocuments(
  required: RequiredDocuments,
  attachments: readonly Pick<ReservationDetail['attachments'][number], 'attachment_type'>[],
): AttachmentType[] {
  return documents
    .filter((name) => required[name])
    .map((name) => attachmentOf[name])
    .filter((type) => !attachments.some(({ attachment_type }) => attachment_type === type));
}
