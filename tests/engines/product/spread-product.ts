/** The product's roles in separate processes, two of each, on one log and one database. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Role } from '../../../services/platform/settings/roles.js';
import { MarinaServer } from '../../fixtures/marina-server.js';
import { buildPrograms, RoleProcess } from '../../fixtures/role-process.js';
import { EventStoreDouble } from '../event-store/double/event-store-double.js';
import { ownDatabase } from '../read-models/own-database.js';

/** Requests go to the api processes in turn; the test reads the log through its own read-only process. */
export class SpreadServer extends MarinaServer {
  /** Set once api processes are running. */
  apis: readonly RoleProcess[] = [];

  protected override urls(): readonly string[] {
    const living = this.apis.filter(({ lives }) => lives).map(({ url }) => url);
    return living.length > 0 ? living : super.urls();
  }
}

export interface SpreadProductOptions {
  readonly mongo: string;
  /** `host:port,…`; without it there are no relays. */
  readonly brokers?: string | undefined;
}

export class SpreadProduct {
  readonly processes: RoleProcess[] = [];

  private constructor(
    readonly node: EventStoreDouble,
    readonly server: SpreadServer,
    private readonly environment: Readonly<Record<string, string>>,
    private readonly dropDatabase: () => Promise<void>,
  ) {}

  static async start({ mongo, brokers }: SpreadProductOptions): Promise<SpreadProduct> {
    buildPrograms();
    const node = await EventStoreDouble.start();
    const database = ownDatabase(mongo, ['', '_keys']);
    const engines = { EVENT_STORE_URL: node.url, READ_MODELS_URL: database.url };
    const server = new SpreadServer({ consume: 'api', now: new Date().toISOString(), settings: engines });
    const environment = {
      ...engines,
      ...(brokers === undefined ? {} : { KAFKA_BROKERS: brokers }),
      DATA_DIR: server.settings.DATA_DIR,
      LOG_LEVEL: 'fatal',
      JOBS_EVERY_SECONDS: '1',
      RATE_SIGN_IN_PER_MINUTE: '100000',
      RATE_PUBLIC_PER_MINUTE: '1000000',
      RATE_REQUESTS_PER_HOUR: '1000000',
      RATE_REQUESTS_PER_MARINA_AND_HOUR: '1000000',
      RATE_BOATER_PER_MINUTE: '1000000',
    };
    const product = new SpreadProduct(node, server, environment, () => database.drop());
    const roles: Role[] = ['projector', 'api', 'scheduler', ...(brokers === undefined ? [] : ['relay' as const])];
    try {
      await server.start();
      // They do not start all at once: each keeps a processor busy for seconds, and this process serves the log to all
      // of them.
      for (const role of roles) await Promise.all([product.begin(role), product.begin(role)]);
    } catch (error) {
      await product.close();
      throw error;
    }
    server.apis = product.of('api');
    return product;
  }

  /** Starts another process of that role and waits until it is ready. */
  async begin(role: Role): Promise<RoleProcess> {
    const begun = await RoleProcess.begin(role, this.environment);
    this.processes.push(begun);
    return begun.ready();
  }

  /** The running processes of a role. */
  of(role: Role): RoleProcess[] {
    return this.processes.filter((process) => process.role === role && process.lives);
  }

  /** The process that does the work of its role. */
  async holder(role: Role): Promise<RoleProcess> {
    for (;;) {
      const working = await Promise.all(this.of(role).map(async (one) => ((await one.works()) ? [one] : [])));
      const [holder] = working.flat();
      if (holder !== undefined) return holder;
      await pause(50);
    }
  }

  async close(): Promise<void> {
    this.server.apis = [];
    await Promise.all(this.processes.filter(({ lives }) => lives).map((process) => process.stop()));
    await this.server.close();
    this.node.goAway();
    await this.dropDatabase();
  }
}
