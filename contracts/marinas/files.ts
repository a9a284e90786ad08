import * as z from 'zod';
import { instant } from '../vocabulary/dates-schemas.js';
import { language } from '../vocabulary/languages-schemas.js';
import { commandReceipt, id } from '../vocabulary/route.js';
import { marinaFileTypes } from './vocabulary.js';

export const marinaFileType = z.enum(marinaFileTypes);

/** A file of a marina (spec 3 §3: status, url, name, file_path, file_type). */
export const marinaFile = z.object({
  id: z.string(),
  requested_type: marinaFileType,
  /** A file that is listed is stored; `PROCESSING` and `ERROR` are states of an upload. */
  status: z.literal('DONE'),
  name: z.string(),
  /** Where the file is kept in the file storage. */
  file_path: z.string(),
  /** Media type, detected from the bytes. */
  file_type: z.string(),
  /** Relative address of the file for some minutes. */
  url: z.string(),
  size_bytes: z.number().int(),
  /** Languages of its readers; empty: all. */
  languages: z.array(language),
  created_at: instant,
});
export type MarinaFile = z.output<typeof marinaFile>;

export const newMarinaFile = z.strictObject({
  requested_type: marinaFileType,
  /** Codes separated by commas; empty: all languages. */
  languages: z
    .string()
    .max(20, 'tooLong')
    .default('')
    .transform((codes) => codes.split(',').filter((code) => code !== ''))
    .pipe(z.array(language).max(5, 'tooMany')),
});

export const addedMarinaFile = commandReceipt.extend({ attachment: marinaFile });

export const filesOrder = z.strictObject({
  requested_type: marinaFileType,
  attachment_ids: z.array(id).min(1).max(20, 'tooMany'),
});
