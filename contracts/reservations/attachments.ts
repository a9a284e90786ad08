import * as z from 'zod';
import { instant } from '../vocabulary/dates-schemas.js';
import { id } from '../vocabulary/route.js';

/** A user who may see the record may see its files. The link works in a browser without a bearer token. */
export const attachmentOfRecord = z.strictObject({ attachment_id: id });

/** Relative URL, valid until `expires_at`, some minutes ahead. */
export const attachmentLink = z.object({ url: z.string(), expires_at: instant });

/** The signed token of a link, with the file and the time when it expires. */
export const downloadToken = z.strictObject({
  token: z.string('linkInvalid').min(1, 'linkInvalid').max(1024, 'linkInvalid'),
});

/** The bytes, sent as a download (`Content-Disposition: attachment`, `nosniff`). */
export const fileContent = z.string().meta({ description: 'The file itself', format: 'binary' });
