import type { CancelReason, StatusCode } from '../vocabulary.js';

interface Entry {
  readonly status_code: StatusCode;
  readonly cancel_reason?: CancelReason | undefined;
}

/**
 * Whether the marina cancelled because the boater asked for it. The code of the specification, `CANCELED_BY_MARINA`, says
 * who pressed the button; people are shown whose wish it was.
 */
export function isCanceledAtWish(statuses: readonly Entry[]): boolean {
  return statuses.some(({ cancel_reason }) => cancel_reason === 'customer');
}
