import type { ChangeReason } from '../../../contracts/vocabulary/reservation-words.js';

/** The reason of a change as commands and events have it: absent where nobody stated one. */
export function because(reason: ChangeReason | null): { readonly reason?: ChangeReason } {
  return reason === null ? {} : { reason };
}
