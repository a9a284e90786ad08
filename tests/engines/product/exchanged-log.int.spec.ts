import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { buildPrograms } from '../../fixtures/role-process.js';
import { ExchangedProduct } from './exchanging-suite.js';

describe('a log that is exchanged under the running product', () => {
  let exchanged: ExchangedProduct;

  beforeAll(() => buildPrograms());
  beforeEach(() => {
    exchanged = new ExchangedProduct();
  });
  afterEach(() => exchanged.dispose());

  it('ends it with one line and exit code 1, although nothing was appended since, and changes nothing', async () => {
    await exchanged.start();
    const { length } = exchanged.node.log.events;
    await exchanged.grow(3);
    const before = await exchanged.checkpoints();
    await exchanged.exchange(length, 5);
    await exchanged.givesUp(
      /^The event log of \S+ was exchanged .*: it has (another|no) event at position \d+, .* belong to; .* read-models.db and processing.db away: .*\.$/,
    );
    expect(await exchanged.checkpoints()).toEqual(before);
  }, 60_000);
});
