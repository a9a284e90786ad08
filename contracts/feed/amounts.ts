import * as z from 'zod';
import { vesselType } from '../vocabulary/sizes-schemas.js';

/** Parts that messages of several areas share. */

export const feedId = z.string().min(1);

/** In the currency of the marina, which every price names. */
export const feedAmount = z.number().meta({ description: 'Money: a decimal with at most two places' });

const metres = z.number().meta({ description: 'Metres, at most two decimals' });

/** A boat by its measures. */
export const feedVessel = z.object({ length: metres, beam: metres, draft: metres, type: vesselType.nullable() });

/** Largest boat that a berth takes. */
export const feedBerthSizes = {
  max_loa: metres,
  max_beam: metres,
  max_draft: metres,
  min_length: metres.nullable(),
};

export const vesselExample = { length: 9.8, beam: 3.2, draft: 1.7, type: 'SAIL' } as const;
