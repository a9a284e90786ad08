import { describeOnMongo, mongoFixture } from './mongo-under-test.js';
import { describeOracle } from './oracle-suite.js';
import { describeReadModelStore } from './read-model-store-suite.js';

describeOnMongo('read models in MongoDB', (server) => {
  describeReadModelStore('MongoDB', () => mongoFixture(server));
  describeOracle('MongoDB', () => mongoFixture(server), 100);
});
