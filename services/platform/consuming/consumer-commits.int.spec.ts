import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pages } from '../../../tests/fixtures/notebook-pages.js';
import { eventually, PlatformBench } from '../../../tests/fixtures/platform-bench.js';
import { CheckpointMovedError, type ConsumerWrites } from '../read-models/read-model-store.js';
import { ConsumerCommits, TURNS_WITHOUT_DOCUMENTS } from './consumer-commits.js';

/** Names of the consumers and collections in each commit. */
type Commits = string[][];

/** Notes every commit of the store. */
function noted(bench: PlatformBench): Commits {
  const commits: Commits = [];
  const commit = bench.readModels.commit.bind(bench.readModels);
  bench.readModels.commit = (parts) => {
    commits.push(parts.map(({ documents, checkpoint }) => documents?.collection ?? checkpoint?.consumer ?? ''));
    return commit(parts);
  };
  return commits;
}

describe('what consumers write', () => {
  let bench: PlatformBench;
  let commits: Commits;

  beforeEach(() => {
    bench = new PlatformBench();
    commits = noted(bench);
  });
  afterEach(() => bench.close());

  const written = async (name: string) =>
    (await bench.readModels.open({ name, indexes: [] })).find({ sort: [['_id', 1]] });

  describe('in one turn of the event loop', () => {
    const documents = (collection: string, count: number, position = 1): ConsumerWrites => ({
      documents: {
        collection,
        writes: Array.from({ length: count }, (_, at) => ({ _id: `d${at}`, position, document: {} })),
      },
    });
    const checkpoint = (consumer: string, previous: number, position: number): ConsumerWrites => ({
      checkpoint: { consumer, previous, next: { position, event_id: null } },
    });

    it('is one commit, which many documents of one consumer do not hold up', async () => {
      await Promise.all(['one', 'two', 'many'].map((name) => bench.readModels.open({ name, indexes: [] })));
      const submitted = new ConsumerCommits(bench.readModels);
      const parts = [documents('one', 1), documents('two', 199), documents('many', 300), checkpoint('policy', 0, 1)];
      await Promise.all(parts.map((part) => submitted.submit(part)));
      expect(commits).toEqual([['one', 'two'], ['many'], ['policy']]);
      expect((await written('many')).length).toBe(300);
    });

    it('fails for the consumer alone whose part is at fault', async () => {
      await bench.readModels.open({ name: 'one', indexes: [] });
      const submitted = new ConsumerCommits(bench.readModels);
      const all = [documents('one', 1), documents('never opened', 1), checkpoint('p', 4, 5), checkpoint('q', 0, 5)];
      const ends = await Promise.allSettled(all.map((part) => submitted.submit(part)));
      expect(ends.map((end) => (end.status === 'fulfilled' ? null : String(end.reason)))).toEqual([
        null,
        'Error: the collection never opened is not open',
        'CheckpointMovedError: checkpoint of p: expected 4, found 0',
        null,
      ]);
      expect([await bench.readModels.loadCheckpoint('q'), (await written('one')).length]).toEqual([5, 1]);
    });

    it('fails for all of them with the engine', async () => {
      const submitted = new ConsumerCommits(bench.readModels);
      bench.readModels.commit = () => Promise.reject(new Error('the engine is away'));
      const ends = await Promise.allSettled(['p', 'q'].map((name) => submitted.submit(checkpoint(name, 0, 1))));
      expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    });

    it('takes the checkpoint of a policy along, which alone is saved soon after', async () => {
      await bench.readModels.open({ name: 'one', indexes: [] });
      const submitted = new ConsumerCommits(bench.readModels);
      const policy = submitted.submit(checkpoint('policy', 0, 1));
      await nextTurn();
      await Promise.all([policy, submitted.submit(documents('one', 1))]);
      await submitted.submit(checkpoint('policy', 1, 2));
      expect(commits).toEqual([['policy', 'one'], ['policy']]);
    });
  });

  describe('because of one page of the log', () => {
    const three = ['one', 'two', 'three'].map((name) => pages({ name }));
    const blank = pages({ name: 'blank', documentIds: () => [] });
    const models = (name: string) => bench.core.projections.model(pages({ name }));

    async function started(): Promise<void> {
      const { projections, policies } = bench.core;
      projections.register(...three, blank);
      policies.register({ name: 'idle', reactsTo: ['LineWritten'], handle: () => Promise.resolve() });
      await bench.write('n0', 'before the start');
      await projections.start();
      policies.start();
      await bench.settled();
      // All of them have to wait for the next page, and none for a turn of the event loop.
      for (let turn = 0; turn < 3 * TURNS_WITHOUT_DOCUMENTS; turn += 1) await nextTurn();
      commits.length = 0;
    }

    it('is one commit of all read models, without those that the page does not concern', async () => {
      await started();
      await bench.write('n1', 'a');
      await bench.settled();
      expect(commits.map((parts) => parts.toSorted())).toEqual([['one@1', 'three@1', 'two@1']]);
      const places = await bench.readModels.checkpoints();
      expect(['one@1', 'two@1', 'three@1'].map((name) => places.get(name)?.position)).toEqual([2, 2, 2]);
      expect(await bench.record.loadCheckpoint('policy:idle')).toBe(2);
      expect(places.get('blank@1')).toBeUndefined();
    });

    it('goes on for the others when another process has taken one of them over', async () => {
      await started();
      await bench.readModels.saveCheckpoint('two@1', 1, { position: 99, event_id: null });
      await bench.write('n1', 'a');
      await eventually(() => bench.core.projections.status().some(({ state }) => state === 'stopped'));
      await bench.write('n1', 'b');
      const head = await bench.store.head();
      const others = bench.core.projections.status().filter(({ name }) => name !== 'two@1');
      await eventually(async () => (await models('three').get('n1'))?.lines.length === 2);
      expect(others.map(({ state }) => state)).not.toContain('stopped');
      expect(await models('one').get('n1')).toMatchObject({ lines: ['a', 'b'] });
      // Its documents came with the checkpoint that was refused.
      expect(await models('two').get('n1')).toBeUndefined();
      expect((await bench.readModels.checkpoints()).get('one@1')?.position).toBe(head);
      await expect(bench.readModels.saveCheckpoint('two@1', 1, { position: 2, event_id: null })).rejects.toThrow(
        CheckpointMovedError,
      );
    });

    it('goes on for the others while the documents of one are refused, which then follows', async () => {
      await started();
      const commit = bench.readModels.commit.bind(bench.readModels);
      let refusing = true;
      bench.readModels.commit = async (parts) => {
        const isRefused = ({ documents }: ConsumerWrites) => refusing && documents?.collection === 'two@1';
        const failures = await commit(parts.filter((part) => !isRefused(part)));
        const left = [...failures];
        return parts.map((part) => (isRefused(part) ? new Error('too large a document') : (left.shift() ?? null)));
      };
      await bench.write('n1', 'a');
      await eventually(() => bench.core.projections.status().some(({ state }) => state === 'failing'));
      await bench.write('n1', 'b');
      await eventually(async () => (await models('three').get('n1'))?.lines.length === 2);
      expect(await models('two').get('n1')).toBeUndefined();
      refusing = false;
      await bench.settled();
      expect(await models('two').get('n1')).toMatchObject({ lines: ['a', 'b'] });
      expect(await bench.core.deadLetters.find()).toEqual([]);
    });

    it('contains the event after a dead letter of one of them', async () => {
      const { projections } = bench.core;
      const usual = pages();
      const apply: typeof usual.apply = (page, event, id) => {
        if ((event.data as { line?: string }).line === 'poison') throw new Error('cannot take this in');
        return usual.apply(page, event, id);
      };
      projections.register(...three, pages({ name: 'poisoned', apply }));
      await projections.start();
      await bench.write('n1', 'poison');
      await bench.write('n2', 'a');
      await bench.settled();
      expect((await bench.core.deadLetters.find()).map(({ consumer, stream }) => [consumer, stream])).toEqual([
        ['poisoned@1', 'notebook-n1'],
      ]);
      expect(await models('poisoned').find({})).toMatchObject([{ _id: 'n2' }]);
      expect(await models('one').count()).toBe(2);
    });
  });
});
