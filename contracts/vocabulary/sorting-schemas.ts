import * as z from 'zod';

const direction = z.enum(['asc', 'desc']).default('asc');

/** The order of a list by one field, or by two: see `Sorting`. */
export const sortingBy = <F extends z.ZodType<string>>(field: F) =>
  z.strictObject({ field, direction, then: z.strictObject({ field, direction }).optional() });
