import { Metadata, type StatusObject, status } from '@grpc/grpc-js';

/** A fault of one append. */
export type AppendFault =
  /** Stored, but no answer is sent. */
  | { readonly kind: 'answer_lost' }
  /** Stored, then every connection breaks before the answer. */
  | { readonly kind: 'broken_after' }
  /** Every connection breaks before anything is stored. */
  | { readonly kind: 'broken_before' }
  /** Refused: nothing is stored. */
  | { readonly kind: 'refused'; readonly status: Partial<StatusObject> }
  | { readonly kind: 'delayed'; readonly milliseconds: number };

/** Faults set by a test; everything works again once they are reset. */
export class Faults {
  /** One fault for each of the next appends, in order. */
  readonly appends: AppendFault[] = [];
  /** If set, every call is refused with this status. */
  refusal: Partial<StatusObject> | undefined;
  /** Delay of reads and appends in milliseconds. */
  delay = 0;
  /** Subscriptions stay open but deliver nothing. */
  silence = false;
  /** Subscriptions end normally at the next event. */
  subscriptionsEnd = false;
  /** Answers to appends omit the position, as they may after a repeated attempt. */
  withoutPositions = false;
}

/** The refusal of a follower, with the leader's address. */
export function notLeader(host: string, port: number): Partial<StatusObject> {
  const metadata = new Metadata();
  metadata.set('exception', 'not-leader');
  metadata.set('leader-endpoint-host', host);
  metadata.set('leader-endpoint-port', String(port));
  return { code: status.NOT_FOUND, details: 'Leader info available', metadata };
}

export function accessDenied(): Partial<StatusObject> {
  const metadata = new Metadata();
  metadata.set('exception', 'access-denied');
  return { code: status.PERMISSION_DENIED, details: 'Access Denied', metadata };
}

export function tooLarge(most: number): Partial<StatusObject> {
  const metadata = new Metadata();
  metadata.set('exception', 'maximum-append-size-exceeded');
  metadata.set('maximum-append-size', String(most));
  return { code: status.INVALID_ARGUMENT, details: `Maximum Append Size of ${most} Exceeded.`, metadata };
}

/** The answer to a read of `$all` from a position that is no event's own. */
export function noRecordThere({ filtered = false } = {}): Partial<StatusObject> {
  return { code: status.UNKNOWN, details: `Unexpected ${filtered ? 'Filtered' : ''}ReadAllResult: Error` };
}

/** Ends a live subscription that does not keep up. */
export function tooSlow(): Partial<StatusObject> {
  const details = 'Consumer too slow to handle event while live. Client resubscription required.';
  return { code: status.ABORTED, details };
}

/** Usually the node is busy with an election. */
export function notReady(): Partial<StatusObject> {
  return { code: status.UNAVAILABLE, details: 'Server Is Not Ready' };
}
