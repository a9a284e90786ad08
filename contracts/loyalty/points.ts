import * as z from 'zod';
import { atMostTwoDecimals } from '../vocabulary/decimals.js';
import { MOST_POINTS } from './vocabulary.js';

/** A positive number of points with at most two decimals (spec 2 §5). */
export const pointsAmount = z
  .number({ error: ({ input }) => (input === undefined || input === null ? 'pointsRequired' : 'pointsInvalid') })
  .gt(0, 'pointsInvalid')
  .max(MOST_POINTS, 'pointsTooMany')
  .refine(atMostTwoDecimals, 'pointsInvalid')
  .meta({ examples: [200] });
