import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { commandReceipt, id } from '../vocabulary/route.js';
import { marinaFile, newMarinaFile } from '../marinas/files.js';
import { marinaFileTypes } from '../marinas/vocabulary.js';
import { documentTypes } from './vocabulary.js';

export const documentType = z.enum(documentTypes);

/** A file on record about a boater or a boat. */
export const personDocument = z.object({
  id: z.string(),
  attachment_type: documentType,
  /** The person whom the file belongs to: of a boat's file, the primary boater when it was added. */
  boater_id: z.string(),
  /** Null: the document is about the person. */
  vessel_id: z.string().nullable(),
  vessel_name: z.string().nullable(),
  name: z.string(),
  content_type: z.string(),
  size_bytes: z.number().int(),
  /** Last day on which the document is valid; null: no end. */
  expires_on: calendarDate.nullable(),
  /** Whether the boater was reminded of this end by mail. */
  reminded: z.boolean(),
  created_at: instant,
});
export type PersonDocument = z.infer<typeof personDocument>;

/** A document as the facts of a boater or a boat refer to it. */
export const documentRef = personDocument.pick({ id: true, name: true, expires_on: true });
export type DocumentRef = z.infer<typeof documentRef>;

/** Multipart fields are text, so an empty date means that the document has no end. */
const expiresOn = z.union([calendarDate, z.literal('')], 'inValidDate');

const about = { boater_id: id.optional(), vessel_id: id.optional() };

/** Fields with which the calls serve the files of the marina's settings instead (spec 3 §7). */
const ofMarina = {
  /** The caller's marina, which the specification names; absent: the same. */
  marina_id: id.optional(),
};

interface Named {
  readonly requested_type?: string | undefined;
  readonly boater_id?: string | undefined;
  readonly vessel_id?: string | undefined;
  readonly marina_id?: string | undefined;
  readonly replaces?: string | undefined;
}

const isOfMarina = ({ requested_type }: Named): boolean => marinaFileTypes.some((type) => type === requested_type);

const namesOne = (given: Named) =>
  isOfMarina(given) || (given.boater_id === undefined) !== (given.vessel_id === undefined);

const oneOfBoth = { path: ['boater_id'], error: 'boaterOrVesselRequired' };

/** A field that only documents of people and boats have, or only files of the marina. */
const onlyOf = (field: keyof Named, files: 'people' | 'marina') => (given: Named) =>
  given[field] === undefined || isOfMarina(given) === (files === 'marina');

const elsewhere = (field: string) => ({ path: [field], error: 'unknownField' });

export const createDocument = z
  .strictObject({
    requested_type: z.enum([...documentTypes, ...marinaFileTypes]),
    ...about,
    ...ofMarina,
    expires_on: expiresOn.optional(),
    /** The document that the new one replaces; it is deleted. A cancellation policy always replaces the one before. */
    replaces: id.optional(),
    /** Of a file of the marina: the languages of its readers. */
    languages: newMarinaFile.shape.languages,
  })
  .refine(namesOne, oneOfBoth)
  .refine(onlyOf('boater_id', 'people'), elsewhere('boater_id'))
  .refine(onlyOf('vessel_id', 'people'), elsewhere('vessel_id'))
  .refine(onlyOf('marina_id', 'marina'), elsewhere('marina_id'))
  .refine((given) => given.languages.length === 0 || isOfMarina(given), elsewhere('languages'))
  .refine((given) => (given.expires_on ?? '') === '' || !isOfMarina(given), elsewhere('expires_on'))
  .refine(onlyOf('replaces', 'people'), elsewhere('replaces'));

export const listDocuments = z
  .strictObject({ requested_type: z.enum(marinaFileTypes).optional(), ...about, ...ofMarina })
  .refine(namesOne, oneOfBoth)
  .refine(onlyOf('boater_id', 'people'), elsewhere('boater_id'))
  .refine(onlyOf('vessel_id', 'people'), elsewhere('vessel_id'))
  .refine(onlyOf('marina_id', 'marina'), elsewhere('marina_id'));

export const deleteDocument = z
  .strictObject({ attachment_id: id, requested_type: z.enum(marinaFileTypes).optional(), ...ofMarina })
  .refine(onlyOf('marina_id', 'marina'), elsewhere('marina_id'));

export const documentsAnswer = z.object({
  /** Documents of people and boats; with `requested_type`, files of the marina. */
  items: z.array(z.union([personDocument, marinaFile])),
  total: z.number().int(),
});

export const addedDocument = commandReceipt.extend({ attachment: z.union([personDocument, marinaFile]) });
