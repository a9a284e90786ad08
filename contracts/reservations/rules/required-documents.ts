import type { AttachmentType, RequiredDocuments } from '../vocabulary-schemas.js';

/** The type of attachment that provides each required document. */
export const documentOf: Readonly<Record<keyof RequiredDocuments, AttachmentType>> = {
  vessel_insurence: 'VESSEL_INSURANCE',
  vessel_license: 'VESSEL_LICENSE',
  skipper_id: 'SKIPPER_ID_LICENSE',
};

const documents = ['vessel_insurence', 'vessel_license', 'skipper_id'] as const;

/** The requirement that a type of attachment meets; null for one that a marina cannot require. */
export function requirementOf(type: AttachmentType): keyof RequiredDocuments | null {
  return documents.find((name) => documentOf[name] === type) ?? null;
}

/** Required documents that are not uploaded yet; approval waits for them. */
export function missingDocuments(required: RequiredDocuments, uploaded: readonly AttachmentType[]): AttachmentType[] {
  return documents
    .filter((name) => required[name])
    .map((name) => documentOf[name])
    .filter((type) => !uploaded.includes(type));
}
