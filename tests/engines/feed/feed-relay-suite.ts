import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FeedTopic } from '../../../contracts/vocabulary/feed-envelope.js';
import type { FeedRegistry } from '../../../services/platform/feed/feed-registry.js';
import { FEED_RELAY, FeedRelay } from '../../../services/platform/feed/feed-relay.js';
import type { FeedSink } from '../../../services/platform/feed/feed-sink.js';
import type { ProcessingRecord } from '../../../services/platform/processing/processing-record.js';
import { eventually, PlatformBench } from '../../fixtures/platform-bench.js';
import type { Delivered, FeedSinkBench, OpenFeedSinkBench } from './feed-sink-bench.js';
import { notebookRegistry } from './notebook-feed.js';
import { expectWholeLog } from './whole-log.js';

const WITHIN_MS = 20_000;

/** Behaviour of the relay with every sink: no message is lost, messages of one key stay in order, ids stay the same. */
export function describeFeedRelay(name: string, open: OpenFeedSinkBench): void {
  describe(`the relay to ${name}`, () => {
    let bench: FeedSinkBench;
    let platform: PlatformBench;
    let registry: FeedRegistry;
    let topic: FeedTopic;
    let relays: FeedRelay[];
    let poison: string;

    beforeEach(async () => {
      bench = await open();
      platform = new PlatformBench();
      poison = 'poison';
      ({ registry, topic } = notebookRegistry());
      relays = [];
    });
    afterEach(async () => {
      bench.comeBack();
      for (const relay of relays) await relay.stop();
      await platform.close();
      await bench.dispose();
    });

    function relayOn(sink: FeedSink = bench.another(), record: ProcessingRecord = platform.record): FeedRelay {
      const { log, deadLetters } = platform.core;
      const relay = new FeedRelay({ log, registry, sink, record, deadLetters, logger: platform.logger });
      relays.push(relay);
      relay.start();
      return relay;
    }

    const head = () => platform.store.head();
    const delivered = () => bench.read(topic.name);
    const arrived = async (relay: FeedRelay) => expect(await relay.reached(await head(), WITHIN_MS)).toBe(true);
    const write = async (count: number, from = 0) => {
      for (let index = from; index < from + count; index += 1) await platform.write(`n${index % 4}`, `line ${index}`);
    };

    const expectAll = (messages: readonly Delivered[]) => expectWholeLog(platform, messages);

    it('publishes existing and then new messages, each once', async () => {
      await write(25);
      const relay = relayOn();
      await arrived(relay);
      await write(10, 25);
      await arrived(relay);
      const messages = await delivered();
      expect(messages).toHaveLength(35);
      await expectAll(messages);
      expect(JSON.stringify(messages)).not.toMatch(/line \d|Ada/);
      expect(relay.status()).toMatchObject({ name: FEED_RELAY, state: 'live', error: null });
    });

    it('continues where it stopped', async () => {
      await write(5);
      const first = relayOn();
      await arrived(first);
      await first.stop();
      await write(5, 5);
      await arrived(relayOn());
      const messages = await delivered();
      expect(messages).toHaveLength(10);
      await expectAll(messages);
    });

    it('gives the messages of one event distinct ids and sequences', async () => {
      await platform.write('n1', 'finis');
      await arrived(relayOn());
      const [written, closed] = (await delivered()).map(({ event }) => event);
      expect([written?.type, closed?.type]).toEqual(['quayside.notebook.written', 'quayside.notebook.closed']);
      expect(closed?.id).toBe(`${written?.id ?? ''}-01`);
      expect(closed?.sequence).toBe(`${written?.sequence ?? ''}-01`);
    });

    it('publishes again, with the same ids, the messages since the checkpoint after a crash', async () => {
      await write(6);
      const first = relayOn(bench.another(), withoutCheckpoints(platform.record));
      await eventually(() => first.status().state === 'failing');
      await first.stop();
      const before = await delivered();
      expect(before.length).toBeGreaterThanOrEqual(6);
      await arrived(relayOn());
      const messages = await delivered();
      expect(messages.length).toBeGreaterThan(before.length);
      expect(new Set(messages.map(({ event }) => event.id)).size).toBe(6);
      await expectAll(messages);
    });

    it('waits for an unavailable engine, and loses nothing', async () => {
      const relay = relayOn();
      await write(4);
      await arrived(relay);
      bench.breakDown();
      await write(8, 4);
      await until(() => relay.status().state === 'failing');
      expect(await platform.record.loadCheckpoint(FEED_RELAY)).toBeLessThan(await head());
      bench.comeBack();
      await arrived(relay);
      await expectAll(await delivered());
    });

    it('starts while the engine is unavailable', async () => {
      await write(3);
      bench.breakDown();
      const relay = relayOn();
      await until(() => relay.status().state === 'failing');
      bench.comeBack();
      await arrived(relay);
      await expectAll(await delivered());
    });

    it('stops when another relay runs', async () => {
      await write(2);
      const first = relayOn();
      await arrived(first);
      const second = relayOn();
      await arrived(second);
      await write(6, 2);
      await until(() => [first, second].some((relay) => relay.status().state === 'stopped'));
      const other = first.status().state === 'stopped' ? second : first;
      await write(3, 8);
      await arrived(other);
      expect(other.status().state).toBe('live');
      await expectAll(await delivered());
    });

    it('dead-letters a stream that cannot be published, and resumes it in order', async () => {
      const relay = relayOn();
      await write(4);
      await platform.write('n1', poison);
      await write(4, 4);
      await arrived(relay);
      expect(await platform.core.deadLetters.find({ consumer: FEED_RELAY })).toMatchObject([
        { stream: 'notebook-n1', revision: 1, event_type: 'LineWritten', error: 'it is poison' },
      ]);
      const others = await delivered();
      expect(others.filter(({ key }) => key === 'notebook-n1')).toHaveLength(1);
      expect(others).toHaveLength(7);
      expect(await relay.resume('notebook-n1')).toBe(false);
      expect(await relay.resume('notebook-n2')).toBe(false);
      const mended = notebookRegistry('nothing').registry;
      Object.assign(registry, { messagesOf: forTopic(mended, topic.name) });
      expect(await relay.resume('notebook-n1')).toBe(true);
      expect(await platform.core.deadLetters.find({ consumer: FEED_RELAY })).toEqual([]);
      await write(4, 8);
      await arrived(relay);
      const messages = await delivered();
      expect(messages).toHaveLength(13);
      await expectAll(messages);
    });
  });
}

/** Waits longer than `eventually`, because an outage of a real engine is noticed late. */
async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries += 1) {
    try {
      await eventually(isSo);
    } catch (error) {
      if (tries >= 3) throw error;
    }
  }
}

/** Simulates a process that dies between the sink's answer and the checkpoint. */
function withoutCheckpoints(store: ProcessingRecord): ProcessingRecord {
  return new Proxy(store, {
    get: (target, name) => {
      if (name === 'commit') return () => Promise.reject(new Error('died'));
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? (member as (...args: unknown[]) => unknown).bind(target) : member;
    },
  });
}

/** The same messages under the name of another topic. */
function forTopic(registry: FeedRegistry, topic: string): FeedRegistry['messagesOf'] {
  return (event) => registry.messagesOf(event).map((message) => ({ ...message, topic }));
}
