import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SentMails } from '../../../services/platform/mail/sent-mails.js';
import { PlatformBench } from '../../fixtures/platform-bench.js';

describe('the ids of sent mails', () => {
  let bench: PlatformBench;
  beforeEach(() => {
    bench = new PlatformBench();
  });
  afterEach(() => bench.close());

  it('survive a rebuild of the read models, because they are not in the log', async () => {
    await new SentMails(bench.readModels).add('one');
    await bench.core.projections.rebuild(() => undefined);
    const afterwards = new SentMails(bench.readModels);
    expect([await afterwards.has('one'), await afterwards.has('other')]).toEqual([true, false]);
  });
});
