import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import type { CanonicalValue } from './canonical-json.js';
import { type SealedHead, SealedLines } from './sealed-file.js';
import { verifySealedFile } from './verify-sealed-file.js';

function keyPair(): { privateKey: KeyObject; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const spki = publicKey.export({ format: 'der', type: 'spki' });
  return { privateKey, publicKey: spki.subarray(spki.length - 32).toString('base64') };
}
const own = keyPair();

function sealedFile(
  head: SealedHead,
  entries: readonly CanonicalValue[],
  keys: { readonly privateKey: KeyObject; readonly publicKey: string },
): string {
  const lines = new SealedLines({ head, ...keys });
  return [lines.first, ...entries.map((entry) => lines.next(entry)), lines.last()].join('');
}

/** Entries with text of all scripts, numbers, nested values and names that need sorting. */
const entries = fc.array(fc.dictionary(fc.string({ unit: 'binary', maxLength: 6 }), fc.jsonValue({ maxDepth: 2 })), {
  maxLength: 6,
});
/** Surrogates without their other half are no UTF-8 and no text that the product holds. */
const wellFormed = (value: unknown) =>
  JSON.stringify(value).isWellFormed() && !/\\ud[89a-f]/i.test(JSON.stringify(value));
const files = entries
  .filter(wellFormed)
  .map((some) => Buffer.from(sealedFile({ language: 'en' }, some as CanonicalValue[], own)));

const runs = { numRuns: propertyRuns(1000) };

describe('a sealed file', () => {
  it('is intact as it was written', () => {
    fc.assert(
      fc.property(files, (bytes) => {
        const verdict = verifySealedFile(bytes, own.publicKey);
        expect(verdict).toMatchObject({ intact: true, entries: bytes.toString().split('\n').length - 3 });
      }),
      runs,
    );
  });

  it('shows any changed byte', () => {
    fc.assert(
      fc.property(files, fc.nat(), fc.integer({ min: 1, max: 255 }), (bytes, at, difference) => {
        const changed = Buffer.from(bytes);
        const place = at % bytes.length;
        changed[place] = (changed[place] ?? 0) ^ difference;
        expect(verifySealedFile(changed, own.publicKey).intact).toBe(false);
        expect(verifySealedFile(changed).intact).toBe(false);
      }),
      runs,
    );
  });

  it('shows any removed and any added bytes', () => {
    fc.assert(
      fc.property(
        files,
        fc.nat(),
        fc.integer({ min: 1, max: 40 }),
        fc.uint8Array({ minLength: 1, maxLength: 9 }),
        (bytes, at, many, more) => {
          const place = at % bytes.length;
          const removed = Buffer.concat([bytes.subarray(0, place), bytes.subarray(place + many)]);
          expect(verifySealedFile(removed).intact).toBe(false);
          const grown = Buffer.concat([bytes.subarray(0, place), more, bytes.subarray(place)]);
          expect(verifySealedFile(grown).intact).toBe(false);
          expect(verifySealedFile(Buffer.concat([bytes, more])).intact).toBe(false);
        },
      ),
      runs,
    );
  });

  it('shows removed, repeated and reordered lines', () => {
    fc.assert(
      fc.property(files, fc.nat(), fc.nat(), (bytes, first, second) => {
        const lines = bytes.toString().split('\n').slice(0, -1);
        const [a, b] = [first % lines.length, second % lines.length];
        const without = lines.filter((_, at) => at !== a);
        expect(verifySealedFile(fileOf(without)).intact).toBe(false);
        expect(verifySealedFile(fileOf([...lines.slice(0, a + 1), ...lines.slice(a)])).intact).toBe(false);
        if (lines[a] === lines[b]) return;
        const swapped = lines.map((line, at) => (at === a ? (lines[b] ?? '') : at === b ? (lines[a] ?? '') : line));
        expect(verifySealedFile(fileOf(swapped)).intact).toBe(false);
      }),
      runs,
    );
  });

  it('signed by somebody else is found by the key of the installation', () => {
    const other = keyPair();
    const forged = Buffer.from(sealedFile({}, [{ title: 'Never happened' }], other));
    expect(verifySealedFile(forged).intact).toBe(true);
    expect(verifySealedFile(forged, own.publicKey)).toMatchObject({ intact: false, line: 1 });
  });

  it('names the line of an entry that was changed', () => {
    const file = sealedFile({}, [{ paid: 1 }, { paid: 2 }, { paid: 3 }], own);
    const changed = Buffer.from(file.replace('{"paid":2}', '{"paid":9}'));
    expect(verifySealedFile(changed)).toMatchObject({ intact: false, line: 3 });
  });
});

function fileOf(lines: readonly string[]): Buffer {
  return Buffer.from(`${lines.join('\n')}\n`);
}
