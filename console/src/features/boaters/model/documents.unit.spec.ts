import { describe, expect, it } from '@jest/globals';
import type { PersonDocument } from '../../../../../contracts/customers/document.js';
import type { DocumentType } from '../../../../../contracts/customers/vocabulary.js';
import { documentLines, kindsOf, validityOf } from './documents.js';

const document = (attachment_type: DocumentType, vessel_id: string | null): PersonDocument => ({
  id: `${attachment_type} of ${vessel_id}`,
  attachment_type,
  boater_id: 'boater',
  vessel_id,
  vessel_name: null,
  name: 'papers.pdf',
  content_type: 'application/pdf',
  size_bytes: 2048,
  expires_on: null,
  reminded: false,
  created_at: '2027-06-01T08:00:00.000Z',
});
const boat = { vessel_id: 'boat', name: 'Brise' };
const person = { vessel_id: null, name: 'Manon' };

describe('the lines of the documents', () => {
  it('show what is expected and missing, and everything on record', () => {
    const lines = documentLines(
      [document('VESSEL_PHOTO', 'boat'), document('SKIPPER_ID_LICENSE', null)],
      [boat, person],
    );
    expect(lines.map(({ type, subject, document: on }) => [type, subject.name, on?.id ?? null])).toEqual([
      ['VESSEL_INSURANCE', 'Brise', null],
      ['VESSEL_LICENSE', 'Brise', null],
      ['VESSEL_PHOTO', 'Brise', 'VESSEL_PHOTO of boat'],
      ['SKIPPER_ID_LICENSE', 'Manon', 'SKIPPER_ID_LICENSE of null'],
    ]);
  });

  it('offer the kinds that belong to a boat or to a person', () => {
    expect(kindsOf(boat)).toEqual(['VESSEL_INSURANCE', 'VESSEL_LICENSE', 'VESSEL_PHOTO', 'OTHER']);
    expect(kindsOf(person)).toEqual(['SKIPPER_ID_LICENSE', 'OTHER']);
  });
});

describe('a document', () => {
  it.each([
    [null, 'noEnd'],
    ['2027-05-31', 'over'],
    ['2027-06-01', 'soon'],
    ['2027-07-01', 'soon'],
    ['2027-07-02', 'valid'],
  ] as const)('with the last day %s is %s', (expires_on, validity) => {
    expect(validityOf({ expires_on }, '2027-06-01')).toBe(validity);
  });

  it('that is not there has no end', () => {
    expect(validityOf(null, '2027-06-01')).toBe('none');
  });
});
