import * as z from 'zod';

/** A boater's contact details changed. Of the event only the id is for other areas. */
export interface BoaterContactChanged {
  readonly type: 'BoaterContactChanged';
  readonly data: { readonly boater_id: string };
}

/** Facts of a vessel's stream (`vessel-<id>`) that other areas react to. No personal data. */

/** Prefix of the vessels' streams; the vessel's id follows. */
export const VESSEL_STREAM = 'vessel-';

/** Sizes in metres. */
export const vesselMeasured = z.object({
  build: z.object({ length: z.number(), beam: z.number(), draft: z.number() }),
});
export type VesselMeasured = z.output<typeof vesselMeasured>;

const measuring: readonly string[] = ['VesselRegistered', 'VesselChanged', 'VesselPrimarySet'];

/** The sizes that an event records for a vessel; null for all other events. */
export function vesselMeasuredBy(event: {
  stream: string;
  type: string;
  data: object;
}): VesselMeasured['build'] | null {
  if (!event.stream.startsWith(VESSEL_STREAM) || !measuring.includes(event.type)) return null;
  const { length, beam, draft } = (event.data as VesselMeasured).build;
  return { length, beam, draft };
}
