import { UPLOAD_LIMIT_BYTES } from '../../../../../contracts/vocabulary/uploads.js';
import { describe, expect, it } from '@jest/globals';
import { boaterReservation } from '../../../../../contracts/reservations/boater.js';
import { exampleBoaterView } from '../../../../../contracts/reservations/examples.js';
import { boaterDocumentRows, fileProblem } from './document-list.js';

describe('The list of documents', () => {
  it('begins with what is missing and ends with what nobody asked for', () => {
    const { attachments } = boaterReservation.parse(exampleBoaterView);
    const rows = boaterDocumentRows({ missing_documents: ['SKIPPER_ID_LICENSE'], attachments });
    expect(rows.map(({ type, state }) => [type, state])).toEqual([
      ['SKIPPER_ID_LICENSE', 'missing'],
      ['VESSEL_INSURANCE', 'uploaded'],
      ['VESSEL_LICENSE', 'not_asked'],
      ['VESSEL_PHOTO', 'not_asked'],
    ]);
    expect(rows[1]!.files.map((file) => file.name)).toEqual(['insurance-2027.pdf']);
  });
});

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
