import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { spreadsheetFile } from '../../../contracts/vocabulary/spreadsheets-schemas.js';
import { fileInParts } from './file-in-parts.js';

const PART = 3 * 64 * 1024;

it.each([[[]], [[1]], [[PART - 1, 1, 1]], [[2, PART, 2]], [[3 * PART + 1, 5, PART]]])(
  'a file that arrives in parts of %j bytes is the answer of the contract',
  async (lengths: readonly number[]) => {
    const parts = lengths.map((length) => randomBytes(length));
    async function* content() {
      for (const part of parts) yield await Promise.resolve(part);
    }
    const answer = fileInParts({ file_name: 'a "b".zip', media_type: 'application/zip', content: content() });
    const json = await text(answer.getStream());
    const file = spreadsheetFile.parse(JSON.parse(json));
    expect(file).toMatchObject({ file_name: 'a "b".zip', media_type: 'application/zip' });
    expect(Buffer.from(file.content, 'base64').equals(Buffer.concat(parts))).toBe(true);
  },
);
