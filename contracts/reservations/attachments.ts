import * as z from 'zod';
import { instant } from '../vocabulary/dates-schemas.js';
import { id } from '../vocabulary/route.js';

/** Whoever may see the record may see its files; the link is what a browser can open without a bearer token. */
export const attachmentOfRecord = z.strictObject({ attachment_id: id });

/** A relative address that works until `expires_at`, minutes ahead. */
export const attachmentLink = z.object({ url: z.string(), expires_at: instant });

/** The signed token of a link names the file and the time it ends. */
export const downloadToken = z.strictObject({
  token: z.string('linkInvalid').min(1, 'linkInvalid').max(1024, 'linkInvalid'),
});

/** The bytes, sent as a download (`Content-Disposition: attachment`, `nosniff`). */
export const fileContent = z.string().meta({ description: 'The file itself', format: 'binary' });
