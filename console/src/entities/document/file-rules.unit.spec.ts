import { describe, expect, it } from '@jest/globals';
import { UPLOAD_LIMIT_BYTES } from '../../../../contracts/vocabulary/uploads.js';
import { fileProblem } from './file-rules.js';

describe('A file', () => {
  it.each([
    ['a.pdf', 'application/pdf', 10, null],
    ['a.heic', '', 10, null],
    ['a.exe', '', 10, 'wrong_type'],
    ['a.txt', 'text/plain', 10, 'wrong_type'],
    ['a.pdf', 'application/pdf', 0, 'empty'],
    ['a.pdf', 'application/pdf', UPLOAD_LIMIT_BYTES, null],
    ['a.pdf', 'application/pdf', UPLOAD_LIMIT_BYTES + 1, 'too_large'],
  ])('%s of type "%s" with %d bytes: %s', (name, type, size, problem) => {
    expect(fileProblem({ name, type, size })).toBe(problem);
  });
});
