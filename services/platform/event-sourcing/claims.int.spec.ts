import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import type { NameUse } from './claims.js';
import { PlatformBench } from '../../../tests/fixtures/platform-bench.js';

const TAKEN = refuse('conflict', 'TAKEN');

describe('names that must be unique', () => {
  let bench: PlatformBench;

  beforeEach(() => {
    bench = new PlatformBench();
  });
  afterEach(() => bench.close());

  const claim = (name: string, owner: string, context = bench.context(), kind = 'title', isUsedBy?: NameUse) =>
    bench.core.claims.claim(kind, name, owner, context, TAKEN, isUsedBy);

  it('go to the first stream that claims them, in whatever spelling', async () => {
    expect(await claim('Logbook', 'notebook-n1')).toBeNull();
    expect(await claim('  LOGBOOK ', 'notebook-n2')).toEqual(TAKEN);
    expect(await claim('Logbook', 'notebook-n2', bench.context(), 'nickname')).toBeNull();
    expect(await claim('Logbook', 'notebook-n1')).toBeNull();
    expect(await bench.core.claims.ownerOf('title', 'logbook')).toBe('notebook-n1');
    expect(await bench.core.claims.ownerOf('title', 'unknown')).toBeNull();
  });

  it('go to one of many streams that claim them at the same time, in every process', async () => {
    const other = bench.secondProcess();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const { claims } = index % 2 === 0 ? bench.core : other;
        return claims.claim('title', 'Logbook', `notebook-n${index}`, bench.context(), TAKEN);
      }),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers.filter((answer) => answer?.code === 'TAKEN')).toHaveLength(19);
  });

  it('are free again after their owner releases them; others cannot', async () => {
    await claim('Logbook', 'notebook-n1');
    await bench.core.claims.release('title', 'Logbook', 'notebook-n2', bench.context());
    expect(await claim('Logbook', 'notebook-n3')).toEqual(TAKEN);
    await bench.core.claims.release('title', 'logbook', 'notebook-n1', bench.context());
    expect(await claim('Logbook', 'notebook-n3')).toBeNull();
  });

  it('answer a repeated claim like the first one', async () => {
    const context = bench.context();
    await claim('Logbook', 'notebook-n1', context);
    const head = await bench.store.head();
    expect(await claim('Logbook', 'notebook-n1', context)).toBeNull();
    expect(await bench.store.head()).toBe(head);
  });

  it('are claimed again by a repeated command after the name was released', async () => {
    const context = bench.context();
    await claim('Logbook', 'notebook-n1', context);
    await bench.core.claims.release('title', 'Logbook', 'notebook-n1', context);
    expect(await claim('Logbook', 'notebook-n1', context)).toBeNull();
    expect(await bench.core.claims.ownerOf('title', 'Logbook')).toBe('notebook-n1');
    await bench.core.claims.release('title', 'Logbook', 'notebook-n1', context);
    expect(await bench.core.claims.ownerOf('title', 'Logbook')).toBeNull();
  });

  it('can be taken over after a minute if their owner was never created', async () => {
    await claim('Logbook', 'notebook-n1');
    bench.clock.advance(59_000);
    expect(await claim('Logbook', 'notebook-n2')).toEqual(TAKEN);
    bench.clock.advance(1_000);
    expect(await claim('Logbook', 'notebook-n2')).toBeNull();
    expect(await bench.core.claims.ownerOf('title', 'Logbook')).toBe('notebook-n2');
  });

  it('stay with an owner that exists', async () => {
    await claim('Logbook', 'notebook-n1');
    await bench.write('n1', 'x');
    bench.clock.advance(3_600_000);
    expect(await claim('Logbook', 'notebook-n2')).toEqual(TAKEN);
  });

  describe('of a record whose process died between claiming a name and using it', () => {
    const unused = (name: string, owner: string) =>
      claim(name, owner, bench.context(), 'title', () => Promise.resolve(false));
    beforeEach(async () => {
      await claim('Logbook', 'notebook-n1');
      await bench.write('n1', 'x');
    });

    it('are free again after a minute', async () => {
      bench.clock.advance(59_000);
      expect(await unused('Logbook', 'notebook-n2')).toEqual(TAKEN);
      bench.clock.advance(1_000);
      expect(await unused('Logbook', 'notebook-n2')).toBeNull();
      expect(await bench.core.claims.ownerOf('title', 'Logbook')).toBe('notebook-n2');
    });

    it('stay with the record while it retries', async () => {
      bench.clock.advance(60_000);
      expect(await unused('Logbook', 'notebook-n1')).toBeNull();
      expect(await unused('Logbook', 'notebook-n2')).toEqual(TAKEN);
    });
  });

  it('do not appear in the log', async () => {
    await claim('ada@example.org', 'notebook-n1');
    const events = [];
    for await (const event of bench.store.readAll({ after: 0 })) events.push(event);
    expect(JSON.stringify(events)).not.toMatch(/ada@|example/);
    expect(events[0]?.stream).toMatch(/^claim-[0-9a-f]{40}$/);
  });
});
