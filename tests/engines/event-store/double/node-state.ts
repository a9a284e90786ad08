import type { Metadata, StatusObject } from '@grpc/grpc-js';
import type { Faults } from './faults.js';
import type { StoredLog } from './stored-log.js';

/** What a read asked for: a stream, the end of the log (backwards), or a page of it. */
export type ReadCallMade =
  { readonly kind: 'stream'; readonly stream: string } | { readonly kind: 'end' } | { readonly kind: 'page' };

/** The state shared by the calls of one node. */
export interface NodeState {
  readonly log: StoredLog;
  readonly faults: Faults;
  /** Calls to this node so far, including refused ones. */
  readonly calls: {
    readonly appends: { readonly authorization: string[]; readonly stream: string }[];
    batchAppends: number;
    readonly reads: ReadCallMade[];
    /** Events that reads of the whole log have returned, those of the server and of other programs included. */
    eventsOfPages: number;
    /** Events that reads of the whole log passed over because their filter leaves them out. */
    eventsPassedOver: number;
    subscriptions: number;
    /** Live subscriptions that were ended because their caller fell behind. */
    tooSlow: number;
  };
  /** The address reported to cluster clients. */
  readonly port: () => number;
  readonly isLeader: () => boolean;
  /** Breaks every connection but keeps listening. */
  readonly breakConnections: () => void;
  /** The refusal of a call with these headers, or undefined if it is accepted. */
  readonly refusal: (headers: Metadata) => Partial<StatusObject> | undefined;
}
