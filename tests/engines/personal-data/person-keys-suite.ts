import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EngineUnavailableError } from '../../../services/platform/availability/engine-unavailable.js';
import type { PersonKeys } from '../../../services/platform/personal-data/person-keys.js';

export interface PersonKeysUnderTest {
  readonly keys: PersonKeys;
  /** Closes the keys and opens the same ones again. */
  reopen(): Promise<PersonKeys>;
  dispose(): Promise<void>;
}

export type PersonKeysFactory = () => Promise<PersonKeysUnderTest>;

const ODD_NAMES = ['', 'a\u0000b', "'; DROP TABLE person_keys", '$where', 'a.b', '😀', 'x'.repeat(900)];

/** Checks an adapter against the port `PersonKeys`. */
export function describePersonKeys(name: string, factory: PersonKeysFactory): void {
  describe(`keys of persons: ${name}`, () => {
    let underTest: PersonKeysUnderTest;
    let keys: PersonKeys;

    beforeEach(async () => {
      underTest = await factory();
      ({ keys } = underTest);
    });

    afterEach(() => underTest.dispose());

    const readable = async (...persons: string[]) => [...(await keys.keysForReading(persons)).keys()].sort();

    it('creates one key for each person on first use, and keeps it', async () => {
      const ada = await keys.keyForWriting('ada');
      expect(ada).toHaveLength(32);
      expect(await keys.keyForWriting('ada')).toEqual(ada);
      expect(await keys.keyForWriting('bob')).not.toEqual(ada);
      expect((await keys.keysForReading(['ada'])).get('ada')).toEqual(ada);
    });

    it('creates one key for concurrent requests', async () => {
      const made = await Promise.all(Array.from({ length: 8 }, () => keys.keyForWriting('ada')));
      expect(new Set(made.map((key) => key?.toString('hex'))).size).toBe(1);
      const secrets = await Promise.all(Array.from({ length: 8 }, () => keys.secret('links')));
      expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1);
    });

    it('creates none by reading', async () => {
      expect(await readable('ada')).toEqual([]);
      expect(await readable()).toEqual([]);
      await keys.keyForWriting('ada');
      expect(await readable('ada', 'ada', 'bob')).toEqual(['ada']);
    });

    it('returns the same object for the same key, so that it is converted only once', async () => {
      const key = await keys.keyForWriting('ada');
      expect(await keys.keyForWriting('ada')).toBe(key);
      expect((await keys.keysForReading(['ada'])).get('ada')).toBe(key);
    });

    it('erases for good, and only that person', async () => {
      const bob = await keys.keyForWriting('bob');
      await keys.keyForWriting('ada');
      await keys.erase('ada');
      await keys.erase('ada');
      expect(await keys.keyForWriting('ada')).toBeNull();
      expect(await readable('ada', 'bob')).toEqual(['bob']);
      expect(await keys.keyForWriting('bob')).toEqual(bob);
    });

    it('erases a person without a key: none is created later', async () => {
      await keys.erase('ada');
      expect(await keys.keyForWriting('ada')).toBeNull();
    });

    it('keeps secrets by name, apart from the keys of persons', async () => {
      const links = await keys.secret('links');
      expect(links).toHaveLength(32);
      expect(await keys.secret('links')).toEqual(links);
      expect(await keys.secret('claims')).not.toEqual(links);
      expect(await keys.keyForWriting('links')).not.toEqual(links);
      await keys.erase('links');
      expect(await keys.secret('links')).toEqual(links);
    });

    it('accepts any name', async () => {
      const made = await Promise.all(ODD_NAMES.map((name) => keys.keyForWriting(name)));
      const read = await keys.keysForReading(ODD_NAMES);
      expect(ODD_NAMES.map((name) => read.get(name))).toEqual(made);
      expect(new Set(made.map((key) => key?.toString('hex'))).size).toBe(ODD_NAMES.length);
    });

    it('has keys, secrets and erasures after reopening', async () => {
      const ada = await keys.keyForWriting('ada');
      const links = await keys.secret('links');
      await keys.keyForWriting('bob');
      await keys.erase('bob');
      keys = await underTest.reopen();
      expect(await keys.keyForWriting('ada')).toEqual(ada);
      expect(await keys.secret('links')).toEqual(links);
      expect(await keys.keyForWriting('bob')).toBeNull();
    });

    it('reports that it is closed', async () => {
      await keys.close();
      await keys.close();
      await expect(keys.keyForWriting('ada')).rejects.toThrow(EngineUnavailableError);
      await expect(keys.keysForReading(['ada'])).rejects.toThrow(EngineUnavailableError);
      await expect(keys.erase('ada')).rejects.toThrow(EngineUnavailableError);
      await expect(keys.secret('links')).rejects.toThrow(EngineUnavailableError);
    });
  });
}
