import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { moveKeys } from '../../../services/platform/moving/moved-keys.js';
import type { MovableKeys } from '../../../services/platform/personal-data/movable-keys.js';
import { openMongoPersonKeys } from '../../../services/platform/personal-data/mongo-person-keys.js';
import { SqlitePersonKeys } from '../../../services/platform/personal-data/sqlite-person-keys.js';
import { describeOnMongo } from '../read-models/mongo-under-test.js';
import { ownDatabase } from '../read-models/own-database.js';

interface Place {
  readonly keys: MovableKeys;
  dispose(): Promise<void>;
}

function inDirectory(): Promise<Place> {
  const directory = mkdtempSync(join(tmpdir(), 'moving-keys-'));
  const keys = new SqlitePersonKeys(directory);
  const dispose = async () => {
    await keys.close();
    rmSync(directory, { recursive: true });
  };
  return Promise.resolve({ keys, dispose });
}

async function onServer(server: string): Promise<Place> {
  const database = ownDatabase(server, ['_keys']);
  const keys = await openMongoPersonKeys(database.url);
  const dispose = async () => {
    await keys.close();
    await database.drop();
  };
  return { keys, dispose };
}

describeMoving('from directory to directory', inDirectory, inDirectory);
describeOnMongo('moving keys', (server) => {
  describeMoving('to MongoDB', inDirectory, () => onServer(server));
  describeMoving('from MongoDB', () => onServer(server), inDirectory);
});

function describeMoving(name: string, source: () => Promise<Place>, target: () => Promise<Place>): void {
  describe(`moving keys ${name}`, () => {
    const places: Place[] = [];
    let from: MovableKeys;
    let to: MovableKeys;
    const moved = () => moveKeys(from, to, () => undefined);

    beforeEach(async () => {
      places.push(await source(), await target());
      [from, to] = places.map(({ keys }) => keys) as [MovableKeys, MovableKeys];
      for (const person of ['ada', 'bob', '']) await from.keyForWriting(person);
      await from.secret('ada');
    });

    afterEach(async () => {
      for (const place of places.splice(0)) await place.dispose();
    });

    it('carries keys, secrets and who was erased, and is harmless when repeated', async () => {
      await from.erase('bob');
      await from.erase('never here');
      expect(await moved()).toBe(5);
      expect(await moved()).toBe(5);
      expect(await to.keyForWriting('ada')).toEqual(await from.keyForWriting('ada'));
      expect(await to.keyForWriting('')).toEqual(await from.keyForWriting(''));
      expect(await to.secret('ada')).toEqual(await from.secret('ada'));
      expect([await to.keyForWriting('bob'), await to.keyForWriting('never here')]).toEqual([null, null]);
    });

    it('continues after earlier copies, and restores no erased person', async () => {
      await moved();
      await from.keyForWriting('cleo');
      await from.erase('ada');
      await to.erase('bob');
      expect(await moved()).toBe(5);
      expect([await to.keyForWriting('ada'), await to.keyForWriting('bob')]).toEqual([null, null]);
      expect(await to.keyForWriting('cleo')).toEqual(await from.keyForWriting('cleo'));
    });

    it.each<[string, () => Promise<unknown>]>([
      ['another key of the same person', () => to.keyForWriting('ada')],
      ['another secret', () => to.secret('ada')],
      ['a person nobody knows', () => to.keyForWriting('stranger')],
    ])('changes nothing if the target has %s', async (_, make) => {
      await make();
      const before = await to.all();
      await expect(moved()).rejects.toThrow(
        /^The target has keys of another installation; what they encrypt would be lost\./,
      );
      expect(await to.all()).toEqual(before);
    });
  });
}
