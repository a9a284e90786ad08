import { describe, expect, it } from '@jest/globals';
import { EngineUnavailableError } from '../availability/engine-unavailable.js';
import { assertHasKeys, assertReaches } from './consistency.js';

const whole = {
  places: { log: '/data', readModels: '/data' },
  part: 'readModels' as const,
  head: 7,
  consumed: 7,
  expected: null,
};

describe('the engines of an installation', () => {
  it('belong together if no consumer is ahead of the log', () => {
    for (const consumed of [0, 3, 7]) expect(() => assertReaches({ ...whole, consumed })).not.toThrow();
    for (const [head, hasKeys] of [
      [0, false],
      [0, true],
      [7, true],
    ] as const) {
      expect(() => assertHasKeys('/data', head, hasKeys)).not.toThrow();
    }
  });

  const server = 'esdb://log.example.org:2113';
  const database = 'mongodb://models.example.org/quayside';
  it.each([
    [
      'a log file that was cut off',
      {},
      /^The event log of \/data ends at position 7, but position 8 .*Restore events\.db.*move read-models\.db away/,
    ],
    [
      'a log file that was cut off in a directory that was moved',
      { expected: '/old' },
      /: its end was cut off, or it is/,
    ],
    [
      'a log file in place of the log on a server',
      { expected: server, head: 0 },
      /ends at position 0, .*belong to the log of esdb:\/\/log\.example\.org:2113\. Set EVENT_STORE_URL to esdb:\/\/log\.example\.org:2113;/,
    ],
    [
      'a server in place of the log in a directory',
      { expected: '/data', places: { log: server, readModels: '/data' } },
      /belong to the log of \/data\. Leave EVENT_STORE_URL out and set DATA_DIR to \/data;.*move read-models\.db away/,
    ],
    [
      'a log on a server that was restored to an earlier moment',
      { expected: server, places: { log: server, readModels: '/data' } },
      /^The event log of esdb:\S+ ends .*was restored to an earlier moment.*move read-models\.db away/,
    ],
    [
      'read models on a server',
      { expected: server, places: { log: server, readModels: database } },
      /was restored to an earlier moment.*drop the database of READ_MODELS_URL, in which read models are then built/,
    ],
    [
      'a processing record of another log',
      { part: 'record' as const, expected: server },
      /the processing record of \/data belongs to the log of esdb.*move read-models\.db and processing\.db away: .*not sent again/,
    ],
    [
      'a processing record on a server',
      { part: 'record' as const, expected: server, places: { log: server, readModels: database } },
      /log of the processing record.*drop the database of READ_MODELS_URL, and the collections .* processing\.: .*not sent again/,
    ],
  ])('do not belong together, as one line reports: %s', (_title, more, line) => {
    const check = () => assertReaches({ ...whole, consumed: 8, ...more });
    expect(check).toThrow(EngineUnavailableError);
    expect(check).toThrow(line);
    expect(check).not.toThrow(/\n/);
  });

  it('do not belong together without the keys of the log', () => {
    const check = () => assertHasKeys('/data', 7, false);
    expect(check).toThrow(EngineUnavailableError);
    expect(check).toThrow(/keys of \/data are missing/);
  });
});
