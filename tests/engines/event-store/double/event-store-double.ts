import gossip from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, ServerCredentials, status } from '@grpc/grpc-js';
import { appending } from './appending.js';
import { clusterMembers, deleting, supportedMethods } from './cluster-calls.js';
import { Faults, notLeader } from './faults.js';
import type { NodeState } from './node-state.js';
import { reading } from './reading.js';
import { StoredLog } from './stored-log.js';

export interface DoubleOptions {
  /** Nodes of one cluster share one log. */
  log?: StoredLog;
  /** Defaults to any free port. */
  port?: number;
  /** With a key and a certificate the node uses TLS and requires this user and password. */
  tls?: { key: Buffer; certificate: Buffer; user: string; password: string };
}

/**
 * One node of an EventStoreDB as clients see it: its gRPC protocol on a local port, built on the client's own generated
 * messages. It can be stopped and restarted, and follows `faults`.
 */
export class EventStoreDouble {
  readonly faults = new Faults();
  readonly log: StoredLog;
  readonly calls: NodeState['calls'] = {
    appends: [],
    batchAppends: 0,
    reads: [],
    eventsOfPages: 0,
    eventsPassedOver: 0,
    subscriptions: 0,
    tooSlow: 0,
  };
  /** The node that accepts appends; undefined if it is this one. */
  leader: EventStoreDouble | undefined;
  private server: Server | undefined;
  private boundPort: number;

  constructor(private readonly options: DoubleOptions = {}) {
    this.log = options.log ?? new StoredLog();
    this.boundPort = options.port ?? 0;
  }

  static async start(options: DoubleOptions = {}): Promise<EventStoreDouble> {
    const node = new EventStoreDouble(options);
    await node.comeBack();
    return node;
  }

  get port(): number {
    return this.boundPort;
  }

  get url(): string {
    return `esdb://127.0.0.1:${this.port}?tls=false`;
  }

  /** Breaks every connection and stops listening. */
  goAway(): void {
    this.server?.forceShutdown();
    this.server = undefined;
  }

  /** Listens again on the same port, with the same data. */
  async comeBack(): Promise<void> {
    const server = this.listener();
    this.boundPort = await new Promise<number>((resolve, reject) => {
      server.bindAsync(`127.0.0.1:${this.boundPort}`, this.credentials(), (error, port) =>
        error === null ? resolve(port) : reject(error),
      );
    });
    this.server = server;
  }

  private listener(): Server {
    const node: NodeState = {
      log: this.log,
      faults: this.faults,
      calls: this.calls,
      port: () => this.port,
      isLeader: () => this.leader === undefined,
      breakConnections: () => {
        this.goAway();
        void this.comeBack();
      },
      refusal: (headers) => {
        if (this.faults.refusal !== undefined) return this.faults.refusal;
        if (!this.knows(headers.get('authorization').map(String))) {
          return { code: status.UNAUTHENTICATED, details: 'who are you?' };
        }
        const wantsLeader = headers.get('requires-leader').includes('true');
        return this.leader !== undefined && wantsLeader ? notLeader('127.0.0.1', this.leader.port) : undefined;
      },
    };
    const server = new Server();
    server.addService(streams.StreamsService, {
      read: reading(node),
      append: appending(node),
      delete: deleting(node),
      batchAppend: (call: { emit(name: string, refusal: object): void }) => {
        this.calls.batchAppends += 1;
        call.emit('error', { code: status.UNIMPLEMENTED, details: 'not by this double' });
      },
    });
    server.addService(features.ServerFeaturesService, { getSupportedMethods: supportedMethods() });
    server.addService(gossip.GossipService, { read: clusterMembers(node) });
    return server;
  }

  private knows(authorization: string[]): boolean {
    const { tls } = this.options;
    if (tls === undefined) return true;
    return authorization.includes(`Basic ${Buffer.from(`${tls.user}:${tls.password}`).toString('base64')}`);
  }

  private credentials(): ServerCredentials {
    const { tls } = this.options;
    if (tls === undefined) return ServerCredentials.createInsecure();
    return ServerCredentials.createSsl(null, [{ private_key: tls.key, cert_chain: tls.certificate }]);
  }
}
