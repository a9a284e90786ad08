import type { ChangeReason } from '../../../../contracts/vocabulary/reservation-words.js';

/** Why staff change a stay, and whether the boater gets a mail about it. */
export interface Telling {
  /** Null: not stated. */
  readonly reason: ChangeReason | null;
  readonly tell: boolean;
  /** Own words beside the reason; empty: none. */
  readonly message: string;
}

/** Most often the boater wants other nights. */
export const otherDates: Telling = { reason: 'boater_asked', tell: true, message: '' };
/** Staff move boats for many reasons, so none is assumed. */
export const otherBerth: Telling = { reason: null, tell: true, message: '' };

/** The same as the fields of a call. */
export function toldBody({ reason, tell }: Telling) {
  return { ...(reason === null ? {} : { reason }), tell };
}

/** The same with the own words, which a change of dates may have. */
export function wordedBody(telling: Telling) {
  const message = telling.message.trim();
  return { ...toldBody(telling), ...(message === '' ? {} : { message }) };
}
