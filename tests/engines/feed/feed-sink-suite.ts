import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { dataSchemaOf } from '../../../contracts/vocabulary/feed-envelope.js';
import type { FeedMessage } from '../../../services/platform/feed/feed-registry.js';
import { FeedSinkUnavailableError } from '../../../services/platform/feed/feed-sink.js';
import type { Delivered, FeedSinkBench, OpenFeedSinkBench } from './feed-sink-bench.js';

function message(topic: string, key: string, number: number): FeedMessage {
  const type = 'quayside.notebook.written';
  return {
    topic,
    key,
    event: {
      specversion: '1.0',
      id: `${key}-${number}`,
      source: '/marinas/m1',
      type,
      subject: key,
      time: '2027-06-01T08:00:00.000Z',
      datacontenttype: 'application/json',
      dataschema: dataSchemaOf(type),
      marinaid: 'm1',
      partitionkey: key,
      sequence: String(number).padStart(16, '0'),
      revision: number,
      data: { notebook_id: key, words: 'Île d’Yeu ⛵' },
    },
  };
}

const idsOf = (delivered: readonly Delivered[], key: string) =>
  delivered.filter((each) => each.key === key).map(({ event }) => event.id);

/** Behaviour required of every sink. */
export function describeFeedSink(name: string, open: OpenFeedSinkBench): void {
  describe(`${name} as a sink of public messages`, () => {
    let bench: FeedSinkBench;
    let topic: string;
    beforeEach(async () => {
      bench = await open();
      topic = `quayside-test.${randomUUID()}.v1`;
    });
    afterEach(() => bench.dispose());

    it('stores messages before it answers, each as it was, in the order of its key', async () => {
      await bench.sink.open([topic]);
      const keys = ['a', 'b', 'c', 'd', 'e'];
      const sent = Array.from({ length: 60 }, (_, number) => message(topic, keys[number % 5] ?? '', number));
      await bench.sink.publish(sent.slice(0, 35));
      await bench.sink.publish(sent.slice(35));
      const delivered = await bench.read(topic);
      expect(delivered).toHaveLength(60);
      for (const key of keys) {
        const wanted = sent.filter((each) => each.key === key).map(({ event }) => event);
        expect(delivered.filter((each) => each.key === key).map(({ event }) => event)).toEqual(wanted);
      }
    });

    it('keeps topics apart', async () => {
      const other = `quayside-test.${randomUUID()}.v1`;
      await bench.sink.open([topic, other]);
      await bench.sink.publish([message(topic, 'a', 1), message(other, 'a', 2), message(topic, 'a', 3)]);
      expect(idsOf(await bench.read(topic), 'a')).toEqual(['a-1', 'a-3']);
      expect(idsOf(await bench.read(other), 'a')).toEqual(['a-2']);
    });

    it('opens with existing topics, and keeps their messages', async () => {
      await bench.sink.open([topic]);
      await bench.sink.publish([message(topic, 'a', 1)]);
      const another = bench.another();
      await another.open([topic]);
      await another.publish([message(topic, 'a', 2)]);
      await bench.sink.open([topic]);
      await bench.sink.publish([message(topic, 'a', 3)]);
      expect(idsOf(await bench.read(topic), 'a')).toEqual(['a-1', 'a-2', 'a-3']);
    });

    it('has nothing to do with no messages, and refuses some before it is opened', async () => {
      await bench.sink.publish([]);
      await expect(bench.sink.publish([message(topic, 'a', 1)])).rejects.toThrow(FeedSinkUnavailableError);
    });

    it('reports an unavailable engine, and continues once it is back', async () => {
      await bench.sink.open([topic]);
      await bench.sink.publish([message(topic, 'a', 1)]);
      bench.breakDown();
      await expect(bench.sink.publish([message(topic, 'a', 2)])).rejects.toThrow(FeedSinkUnavailableError);
      await expect(bench.sink.open([topic])).rejects.toThrow(FeedSinkUnavailableError);
      bench.comeBack();
      await expect(bench.sink.publish([message(topic, 'a', 2)])).rejects.toThrow(FeedSinkUnavailableError);
      await bench.sink.open([topic]);
      await bench.sink.publish([message(topic, 'a', 2), message(topic, 'a', 3)]);
      const ids = idsOf(await bench.read(topic), 'a');
      // The failed message may have arrived.
      expect(ids.filter((id, index) => ids.indexOf(id) === index)).toEqual(['a-1', 'a-2', 'a-3']);
    });
  });
}
