import { describe, expect, it } from '@jest/globals';
import type { AttachmentType } from '../../../../contracts/reservations/vocabulary-schemas.js';
import { documentRows } from './document-rules.js';

const file = (attachment_type: AttachmentType, id = 1) => ({ attachment_type, id });

describe('document rows', () => {
  it('are one for each type of document', () => {
    expect(documentRows([], [])).toEqual([
      { type: 'VESSEL_INSURANCE', state: 'not_asked', files: [] },
      { type: 'VESSEL_LICENSE', state: 'not_asked', files: [] },
      { type: 'SKIPPER_ID_LICENSE', state: 'not_asked', files: [] },
      { type: 'VESSEL_PHOTO', state: 'not_asked', files: [] },
    ]);
  });

  it('have a type as missing that the marina waits for, and as uploaded once a file is there', () => {
    const rows = documentRows([file('VESSEL_LICENSE')], ['SKIPPER_ID_LICENSE']);
    expect(rows.map(({ state }) => state)).toEqual(['not_asked', 'uploaded', 'missing', 'not_asked']);
  });

  it('keep the order of the files', () => {
    const files = [file('VESSEL_INSURANCE', 2), file('VESSEL_PHOTO', 3), file('VESSEL_INSURANCE', 1)];
    expect(documentRows(files, [])[0]?.files.map(({ id }) => id)).toEqual([2, 1]);
  });
});
