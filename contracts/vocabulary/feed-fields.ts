import * as z from 'zod';
import { vesselType } from './sizes-schemas.js';

/** Fields that messages of several areas share. */

export const feedId = z.string().min(1);

/** Decimals in the marina's currency, which every price names. */
export const feedAmount = z.number().meta({ description: 'Money: a decimal with at most two places' });

const metres = z.number().meta({ description: 'Metres, at most two decimals' });

/** The size of a boat. */
export const feedVessel = z.object({ length: metres, beam: metres, draft: metres, type: vesselType.nullable() });

/** The largest boat that fits a berth. */
export const feedBerthSizes = {
  max_loa: metres,
  max_beam: metres,
  max_draft: metres,
  min_length: metres.nullable(),
  min_beam: metres.nullable(),
  min_draft: metres.nullable(),
};

export const vesselExample = { length: 9.8, beam: 3.2, draft: 1.7, type: 'SAIL' } as const;
