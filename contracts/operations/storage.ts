import * as z from 'zod';

/** The marina's files take all the room that the operator gives each marina. */
export const STORAGE_FULL_CODE = 'STORAGE_FULL';

/** The share of a marina's room from which on administrators are warned. */
export const storageWarning = 0.8;

/** The files of one marina. */
export const marinaStorage = z.object({
  marina_id: z.string(),
  marina_name: z.string(),
  files: z.number().int(),
  bytes: z.number().int(),
  /** Room of each marina in bytes. */
  limit: z.number().int(),
  /** More than 80 % are taken. */
  nearly_full: z.boolean(),
});
