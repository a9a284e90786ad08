import { describeOnMongo, mongoFixture } from './mongo-under-test.js';
import { describeReadModelStore } from './read-model-store-suite.js';

describeOnMongo('read models in MongoDB', (server) => {
  describeReadModelStore('MongoDB', () => mongoFixture(server), { runs: 100 });
});
