import { describe, expect, it } from '@jest/globals';
import { boaterReservation } from '../../../../../contracts/reservations/boater.js';
import { exampleBoaterView } from '../../../../../contracts/reservations/examples.js';
import { boaterDocumentRows } from './document-list.js';

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
