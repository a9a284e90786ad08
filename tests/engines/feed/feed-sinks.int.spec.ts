import { describeFeedRelay } from './feed-relay-suite.js';
import { describeFeedSink } from './feed-sink-suite.js';
import { kafkaBrokers, openKafkaBench } from './kafka-sink-bench.js';
import { openMemoryBench } from './memory-sink-bench.js';

describeFeedSink('a broker in memory', openMemoryBench);
describeFeedRelay('a broker in memory', openMemoryBench);

const brokers = kafkaBrokers();
if (brokers === undefined) {
  process.stderr.write('NOT RUN: public messages on a real Kafka (set TEST_KAFKA_BROKERS=host:port)\n');
} else {
  describeFeedSink('Kafka', () => openKafkaBench(brokers));
  describeFeedRelay('Kafka', () => openKafkaBench(brokers));
}
