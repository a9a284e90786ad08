import * as z from 'zod';
import { berthSizes } from '../../../contracts/berths/vocabulary.js';

const pierCard = z.object({
  pier_id: z.string(),
  name: z.string(),
  berth_sizes: z.object(berthSizes).nullable(),
  instant_booking: z.boolean(),
});
export type PierCard = z.infer<typeof pierCard>;

export type PierEvent =
  | { type: 'PierCreated'; data: PierCard }
  | { type: 'PierUpdated'; data: PierCard }
  | { type: 'PierDeleted'; data: { pier_id: string } };

/** Event types of `pier-<id>`. None holds personal data. */
export const pierEvents = [
  { type: 'PierCreated', version: 1, data: pierCard },
  { type: 'PierUpdated', version: 1, data: pierCard },
  { type: 'PierDeleted', version: 1, data: z.object({ pier_id: z.string() }) },
] as const;
