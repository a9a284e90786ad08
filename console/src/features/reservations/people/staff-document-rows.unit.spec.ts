import { describe, expect, it } from '@jest/globals';
import type { AttachmentType } from '../../../../../contracts/reservations/vocabulary-schemas.js';
import { staffDocumentRows } from './staff-document-rows.js';

const none = { vessel_insurence: false, vessel_license: false, skipper_id: false };
const file = (attachment_type: AttachmentType, day = '01') => ({
  id: `${attachment_type}-${day}`,
  attachment_type,
  name: 'paper.pdf',
  content_type: 'application/pdf',
  size_bytes: 1000,
  created_at: `2027-05-${day}T08:00:00.000Z`,
});

describe('document rows of staff', () => {
  it('are one for each paper a marina can ask for', () => {
    expect(staffDocumentRows(none, []).map(({ type, state }) => [type, state])).toEqual([
      ['VESSEL_INSURANCE', 'not_asked'],
      ['VESSEL_LICENSE', 'not_asked'],
      ['SKIPPER_ID_LICENSE', 'not_asked'],
    ]);
  });

  it.each([
    ['vessel_insurence', 'VESSEL_INSURANCE'],
    ['vessel_license', 'VESSEL_LICENSE'],
    ['skipper_id', 'SKIPPER_ID_LICENSE'],
  ] as const)('say that %s is missing until %s is there', (key, type) => {
    const required = { ...none, [key]: true };
    const stateOf = (files: ReturnType<typeof file>[]) =>
      staffDocumentRows(required, files).find((row) => row.type === type)?.state;
    expect(stateOf([])).toBe('missing');
    expect(stateOf([file(type)])).toBe('uploaded');
  });

  it('show what came though nobody asked, the newest first', () => {
    const [insurance] = staffDocumentRows(none, [file('VESSEL_INSURANCE', '01'), file('VESSEL_INSURANCE', '03')]);
    expect(insurance?.state).toBe('uploaded');
    expect(insurance?.files.map(({ id }) => id)).toEqual(['VESSEL_INSURANCE-03', 'VESSEL_INSURANCE-01']);
  });

  it('have photos where there are any', () => {
    expect(staffDocumentRows(none, [file('VESSEL_PHOTO')]).at(-1)).toMatchObject({
      state: 'uploaded',
      type: 'VESSEL_PHOTO',
    });
  });
});
