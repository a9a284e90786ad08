import * as z from 'zod';
import { berthLocation, berthServices } from '../../../contracts/berths/records.js';
import { berthSizes, boatTypeKind, holderType, keptExtension } from '../../../contracts/berths/vocabulary.js';

const berthCard = z.object({
  berth_id: z.string(),
  pier_id: z.string(),
  number: z.number().int(),
  ...berthSizes,
  holder_type: holderType,
  smart_extension: keptExtension.nullable(),
  services: berthServices,
  location: berthLocation,
  boat_types: boatTypeKind,
  active: z.boolean(),
  instant_booking: z.boolean(),
});
export type BerthCard = z.infer<typeof berthCard>;

const berthNotesChanged = z.object({ berth_id: z.string(), notes: z.string() });

export type BerthEvent =
  | { type: 'BerthCreated'; data: BerthCard }
  | { type: 'BerthUpdated'; data: BerthCard }
  | { type: 'BerthNotesChanged'; data: z.infer<typeof berthNotesChanged> }
  | { type: 'BerthDeleted'; data: { berth_id: string } };

/** Event types of `berth-<id>`. Holders are not here but on the plan; none holds personal data. */
export const berthEvents = [
  { type: 'BerthCreated', version: 1, data: berthCard },
  { type: 'BerthUpdated', version: 1, data: berthCard },
  { type: 'BerthNotesChanged', version: 1, data: berthNotesChanged },
  { type: 'BerthDeleted', version: 1, data: z.object({ berth_id: z.string() }) },
] as const;
