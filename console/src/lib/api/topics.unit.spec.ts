import { describe, expect, it } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { concerns, refreshAll, refreshConcerned, type Topic } from './topics.js';

describe('a change', () => {
  it.each<[string, Topic[], { topic: string; ids?: string[] }, boolean]>([
    ['concerns what names its topic', [{ topic: 'reservations' }], { topic: 'reservations', ids: ['a'] }, true],
    ['leaves other topics alone', [{ topic: 'berths' }], { topic: 'reservations', ids: ['a'] }, false],
    [
      'concerns what names its record',
      [{ topic: 'reservations', ids: ['a', 'b'] }],
      { topic: 'reservations', ids: ['b'] },
      true,
    ],
    [
      'leaves other records alone',
      [{ topic: 'reservations', ids: ['a'] }],
      { topic: 'reservations', ids: ['b'] },
      false,
    ],
    [
      'of too many to name concerns every record',
      [{ topic: 'reservations', ids: ['a'] }],
      { topic: 'reservations', ids: [] },
      true,
    ],
    [
      'of no record in particular concerns every record',
      [{ topic: 'reservations', ids: ['a'] }],
      { topic: 'reservations' },
      true,
    ],
    ['concerns any of several topics', [{ topic: 'berths' }, { topic: 'mails' }], { topic: 'mails', ids: ['m'] }, true],
    ['concerns nothing that names no topic', [], { topic: 'mails', ids: ['m'] }, false],
    ['of an unknown topic concerns nothing', [{ topic: 'mails' }], { topic: 'tides', ids: [] }, false],
  ])('%s', (_name, topics, change, expected) => {
    expect(concerns(topics, change)).toBe(expected);
  });
});

describe('the cache', () => {
  async function loaded(topics: Record<string, Topic[]>) {
    const client = new QueryClient();
    const requested: string[] = [];
    for (const [name, named] of Object.entries(topics)) {
      const observer = new QueryObserver(client, {
        queryKey: [name],
        queryFn: () => requested.push(name),
        meta: { topics: named },
        staleTime: Infinity,
      });
      observer.subscribe(() => undefined);
    }
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    requested.length = 0;
    return { client, requested };
  }

  const screen = {
    list: [{ topic: 'reservations' }],
    page: [{ topic: 'reservations', ids: ['r1'] }],
    other: [{ topic: 'reservations', ids: ['r2'] }],
    berths: [{ topic: 'berths' }],
  } satisfies Record<string, Topic[]>;

  it('reloads exactly the queries that a hint names', async () => {
    const { client, requested } = await loaded(screen);
    refreshConcerned(client, [{ topic: 'reservations', ids: ['r1'] }]);
    expect(requested).toEqual(['list', 'page']);
    client.clear();
  });

  it('reloads once for several changes', async () => {
    const { client, requested } = await loaded(screen);
    refreshConcerned(client, [
      { topic: 'berths', ids: ['b'] },
      { topic: 'berths', ids: ['c'] },
    ]);
    expect(requested).toEqual(['berths']);
    client.clear();
  });

  it('reloads everything when changes may have been missed', async () => {
    const { client, requested } = await loaded(screen);
    refreshAll(client);
    expect(requested).toEqual(['list', 'page', 'other', 'berths']);
    client.clear();
  });
});
