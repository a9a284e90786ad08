import { describe, expect, it } from '@jest/globals';
import { UPLOAD_LIMIT_BYTES } from '../../../../contracts/vocabulary/uploads.js';
import { filesToAdd, MOST_FILES } from './chosen-files.js';

const file = (name: string, size = 1) => ({ name, size }) as File;

describe('files for a message', () => {
  it('are added to those chosen before', () => {
    const { added, refused } = filesToAdd([file('a')], [file('b'), file('c')]);
    expect(added.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(refused).toEqual([]);
  });

  it('must not be empty, too large or too many', () => {
    expect(
      filesToAdd([], [file('empty', 0), file('full', UPLOAD_LIMIT_BYTES), file('large', UPLOAD_LIMIT_BYTES + 1)]),
    ).toEqual({
      added: [file('full', UPLOAD_LIMIT_BYTES)],
      refused: [
        { name: 'empty', why: 'empty' },
        { name: 'large', why: 'large' },
      ],
    });
    const fifty = Array.from({ length: 50 }, (_, index) => file(String(index)));
    const { added, refused } = filesToAdd([], fifty);
    expect(added).toHaveLength(MOST_FILES);
    expect(new Set(refused.map(({ why }) => why))).toEqual(new Set(['many']));
  });
});
