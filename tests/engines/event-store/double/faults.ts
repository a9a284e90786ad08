import { Metadata, type StatusObject, status } from '@grpc/grpc-js';

/** What may befall one append. */
export type AppendFault =
  /** Stored, but the answer never comes. */
  | { readonly kind: 'answer_lost' }
  /** Stored, then every connection breaks before the answer. */
  | { readonly kind: 'broken_after' }
  /** Every connection breaks before anything is stored. */
  | { readonly kind: 'broken_before' }
  /** Refused: nothing is stored. */
  | { readonly kind: 'refused'; readonly status: Partial<StatusObject> }
  | { readonly kind: 'delayed'; readonly milliseconds: number };

/** What shall go wrong, told by a test; everything works again once it was put back. */
export class Faults {
  /** One for each of the next appends, in order. */
  readonly appends: AppendFault[] = [];
  /** Every call is refused with this. */
  refusal: Partial<StatusObject> | undefined;
  /** Reads and appends wait for this long, in milliseconds. */
  delay = 0;
  /** Subscriptions stay open, but nothing comes any more. */
  silence = false;
  /** Subscriptions are ended at the next event, as though all were well. */
  subscriptionsEnd = false;
  /** Answers to appends leave the position out, as they may after a repeated attempt. */
  withoutPositions = false;
}

/** The refusal of a follower, with the address of the leader. */
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

/** Busy with an election, most often. */
export function notReady(): Partial<StatusObject> {
  return { code: status.UNAVAILABLE, details: 'Server Is Not Ready' };
}
