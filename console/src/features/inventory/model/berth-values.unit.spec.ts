import { describe, expect, it } from '@jest/globals';
import { berthRecord } from '../../../../../contracts/berths/records.js';
import { berthExample } from '../../../../../contracts/berths/examples.js';
import { blankValues, changedFields, valuesOf } from './berth-values.js';
import { createAddress, pierNamed } from './create-address.js';

const saved = valuesOf(berthRecord.parse(berthExample));

describe('the values of a berth', () => {
  it('name the fields that differ, in the order of the form', () => {
    expect(changedFields(saved, saved)).toEqual([]);
    const typed = { ...saved, notes: 'loose cleat', max_loa: 12.5, services: { ...saved.services, waste: true } };
    expect(changedFields(saved, typed)).toEqual(['max_loa', 'services', 'notes']);
  });

  it('start with the defaults of the pier', () => {
    const sizes = { max_loa: 10, max_beam: 3.6, max_draft: 2.2, min_length: 6, min_beam: 2, min_draft: null };
    const pier = { id: 'p1', berth_sizes: sizes, instant_booking: true };
    expect(blankValues(pier, 7)).toMatchObject({ pier_id: 'p1', number: 7, ...sizes, instant_booking: true });
  });

  it('leave open what no pier defines, so that the form asks for it', () => {
    const blank = blankValues({ id: 'p1', berth_sizes: null, instant_booking: false }, null);
    expect(Object.keys(blank)).not.toEqual(expect.arrayContaining(['number']));
    expect(blank.max_loa).toBeUndefined();
    expect(blank).toMatchObject({ min_length: null, active: true, offered: true });
  });
});

describe('the address of a new berth', () => {
  it('carries boat, reservation, pier and number', () => {
    const id = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2a12';
    const search = `vessel_id=${id}&reservation_id=${id}&pier_name=B&berth_number=14`;
    expect(createAddress(new URLSearchParams(search))).toEqual({
      vesselId: id,
      reservationId: id,
      pierName: 'B',
      number: 14,
    });
  });

  it('ignores what has another shape', () => {
    const search = 'vessel_id=x&reservation_id=&pier_name=%20&berth_number=0';
    expect(createAddress(new URLSearchParams(search))).toEqual({
      vesselId: null,
      reservationId: null,
      pierName: null,
      number: null,
    });
  });

  it('finds the pier by its name, whatever its case', () => {
    const piers = [{ name: 'A' }, { name: 'Nord' }];
    expect(pierNamed(piers, ' nord ')).toBe(piers[1]);
    expect(pierNamed(piers, 'B')).toBeNull();
  });
});
