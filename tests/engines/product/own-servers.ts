/** Log, read models and feed on servers that belong to one test, so that it can stop them. */
import type { Settings } from '../../../services/platform/settings/settings.js';
import { EventStoreDouble } from '../event-store/double/event-store-double.js';
import { hasOwnBroker, OwnBroker } from '../feed/own-broker.js';
import { hasOwnServer, OwnServer } from '../read-models/own-server.js';

/** The reason why they cannot or must not be started; undefined if they can. */
export const whyNoOwnServers: string | undefined =
  process.env['TEST_READ_MODELS_URL'] === undefined || process.env['TEST_KAFKA_BROKERS'] === undefined
    ? 'TEST_READ_MODELS_URL and TEST_KAFKA_BROKERS name no servers'
    : hasOwnServer && hasOwnBroker
      ? undefined
      : 'MongoDB and Kafka are not both there to be started; npm run engines -- up fetches them';

export class OwnServers {
  private constructor(
    readonly log: EventStoreDouble,
    readonly mongo: OwnServer,
    readonly broker: OwnBroker,
  ) {}

  static async start(): Promise<OwnServers> {
    const [mongo, broker] = await Promise.all([OwnServer.start(), OwnBroker.start()]);
    return new OwnServers(await EventStoreDouble.start(), mongo, broker);
  }

  get settings(): Partial<Settings> {
    const { EVENT_STORE_URL, READ_MODELS_URL } = this.environment;
    return { EVENT_STORE_URL, READ_MODELS_URL, KAFKA_BROKERS: [this.broker.address] };
  }

  /** The same settings as environment variables of a separate process. */
  get environment() {
    return {
      EVENT_STORE_URL: this.log.url,
      READ_MODELS_URL: `${this.mongo.url}/quayside`,
      KAFKA_BROKERS: this.broker.address,
    };
  }

  async dispose(): Promise<void> {
    this.log.goAway();
    await Promise.all([this.mongo.dispose(), this.broker.dispose()]);
  }
}
