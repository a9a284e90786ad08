import type { ChangeReason } from '../../../../contracts/vocabulary/reservation-words.js';

/** Why staff change a stay, and whether the boater gets a mail about it. */
export interface Telling {
  /** Null: not stated. */
  readonly reason: ChangeReason | null;
  readonly tell: boolean;
}

/** Most often the boater wants other nights. */
export const otherDates: Telling = { reason: 'boater_asked', tell: true };
/** Staff move boats for many reasons, so none is assumed. */
export const otherBerth: Telling = { reason: null, tell: true };

/** The same as the fields of a call. */
export function toldBody({ reason, tell }: Telling) {
  return { ...(reason === null ? {} : { reason }), tell };
}
