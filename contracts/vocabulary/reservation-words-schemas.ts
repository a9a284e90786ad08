import * as z from 'zod';
import { changeReasons, displayedStatuses, skipReasons } from './reservation-words.js';

/** Who must move next; null: no one. */
export const actionRequired = z.enum(['MARINA', 'BOATER']).nullable();

export type ActionRequired = z.infer<typeof actionRequired>;

export const displayedStatus = z.enum(displayedStatuses);

export const skipReason = z.enum(skipReasons);

export const changeReason = z.enum(changeReasons, 'reservation_changeReasonRequired');
