import { describe, expect, it } from '@jest/globals';
import { exampleDetail } from '../../../../contracts/reservations/examples.js';
import { changedContact, contactDraft, editableFields } from './contact-rules.js';

const { boater } = exampleDetail;

describe('the form of the boater card', () => {
  it.each(['email', 'phone'] as const)('leaves a masked %s alone', (field) => {
    const masked = { ...boater, [field]: '+*******' };
    expect(editableFields(masked)).not.toContain(field);
    expect(changedContact(masked, { ...contactDraft(masked), [field]: 'other' })).toEqual({});
  });

  it('sends what changed, trimmed, and an empty text for what was taken away', () => {
    const known = { ...boater, phone: '+33-612345678', address: 'Quai 1' };
    const draft = { ...contactDraft(known), phone: ' +33-600000000 ', address: '' };
    expect(changedContact(known, draft)).toEqual({ phone: '+33-600000000', address: '' });
    expect(changedContact(known, contactDraft(known))).toEqual({});
  });
});
