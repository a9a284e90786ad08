import type { Metadata, StatusObject } from '@grpc/grpc-js';
import type { Faults } from './faults.js';
import type { StoredLog } from './stored-log.js';

/** What the calls of one node share. */
export interface NodeState {
  readonly log: StoredLog;
  readonly faults: Faults;
  /** What was asked of this node so far, refused calls included. */
  readonly calls: {
    readonly appends: { readonly authorization: string[] }[];
    batchAppends: number;
    reads: number;
    subscriptions: number;
  };
  /** The address told to cluster clients. */
  readonly port: () => number;
  readonly isLeader: () => boolean;
  /** Breaks every connection, listens on. */
  readonly breakConnections: () => void;
  /** How a call with these headers is refused here; undefined: it is not. */
  readonly refusal: (headers: Metadata) => Partial<StatusObject> | undefined;
}
