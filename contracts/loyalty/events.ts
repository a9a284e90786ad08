import * as z from 'zod';
import { instant } from '../vocabulary/dates-schemas.js';

/** Facts of a member's stream of points (`loyalty-<id>`) that other areas react to. No personal data. */

/** Prefix of the streams of members; the id of the member's account follows. */
export const LOYALTY_STREAM = 'loyalty-';

/** Parts of an amount by the grant that they came from. Hundredths of points. */
export const pointParts = z.array(z.object({ grant_id: z.string(), amount: z.number().int().min(1) })).min(1);
export type PointParts = z.output<typeof pointParts>;

/** A reservation used points, or gave some of them back. */
export const pointsOfStay = z.object({
  reservation_id: z.string(),
  amount: z.number().int().min(1),
  parts: pointParts,
  at: instant,
});

export interface PointsSpent {
  readonly type: 'PointsSpent';
  readonly data: z.output<typeof pointsOfStay>;
}
export interface PointsReturned {
  readonly type: 'PointsReturned';
  readonly data: z.output<typeof pointsOfStay>;
}
