import { describe, expect, it } from '@jest/globals';
import { detailExample } from '../../../../../contracts/customers/examples.js';
import { boaterRecord } from '../../../../../contracts/customers/boater.js';
import { differingFields, mergeHref, proposedFields, valueOf } from './merge-choice.js';

const boater = boaterRecord.parse(detailExample.boater);

describe('the choice of values in a merge', () => {
  it('is offered for the fields that differ', () => {
    const merged = { ...boater, phone: '+33-600000000', date_of_birth: null };
    expect(differingFields(boater, merged)).toEqual(['phone', 'birthday']);
    expect(differingFields(boater, boater)).toEqual([]);
  });

  it('proposes what the surviving record lacks, and nothing else', () => {
    const kept = { ...boater, phone: null };
    expect(proposedFields(kept, { ...boater, email: 'other@example.org' })).toEqual(['phone']);
    expect(proposedFields(boater, kept)).toEqual([]);
  });

  it('reads the birthday by the name it is shown with', () => {
    expect(valueOf(boater, 'birthday')).toBe('1984-07-14');
    expect(valueOf({ ...boater, address: null }, 'address')).toBe('');
  });

  it('has an address that names both records', () => {
    expect(mergeHref('a')).toBe('/boaters/a/merge');
    expect(mergeHref('a', 'b')).toBe('/boaters/a/merge?with=b');
  });
});
