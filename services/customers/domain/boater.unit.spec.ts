import { describe, expect, it } from '@jest/globals';
import type { StoredContact } from '../../../contracts/customers/contact.js';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import { type BoaterCommand, decide, evolve, initial } from './boater.js';
import type { BoaterEvent } from './boater-events.js';
import { boaterRecordOf, isContactShown } from './boater-view.js';
import { additionsFrom, changesFrom, contactOf } from './contact.js';
import { mayName, mayWriteAlong } from './record-access.js';

const contact: StoredContact = {
  first_name: 'Inès',
  last_name: 'Delacroix',
  email: 'ines@example.org',
  phone: '0612345',
  language: 'fr',
  birthday: null,
  address: null,
  address_line_two: null,
  country_of_residence: 'FR',
  postal_code: null,
};
const here = { marina_id: 'm1' };
const given = specificationOf({ initial, evolve, decide });
const registered = (more: object = {}): BoaterEvent => ({
  type: 'BoaterRegistered',
  data: { boater_id: 'b1', marina_id: 'm1', relation_type: 'VISITOR', registered_by: 'MARINA', contact, ...more },
});
const erased = registered({ contact: null });
const change = (changes: Partial<StoredContact>, more: object = {}): BoaterCommand => ({
  type: 'ChangeBoater',
  boater_id: 'b1',
  changes,
  ...more,
});

describe('a boater', () => {
  const register: BoaterCommand = {
    type: 'RegisterBoater',
    boater_id: 'b1',
    relation_type: 'RESIDENT',
    registered_by: 'BOATER',
    contact,
  };

  it('is registered in one marina', () => {
    given([])
      .when(register, here)
      .then({
        type: 'BoaterRegistered',
        data: { boater_id: 'b1', marina_id: 'm1', relation_type: 'RESIDENT', registered_by: 'BOATER', contact },
      });
  });

  it('is registered once', () => {
    given([registered()]).when(register, here).then();
  });

  it('gets another phone number and keeps the rest', () => {
    given([registered()])
      .when(change({ phone: '0700000' }), here)
      .then({ type: 'BoaterContactChanged', data: { boater_id: 'b1', contact: { ...contact, phone: '0700000' } } });
  });

  it('is not changed by known values', () => {
    given([registered()])
      .when(change({ phone: contact.phone }, { relation_type: 'VISITOR' }), here)
      .then();
  });

  it('becomes a resident', () => {
    const { state } = given([
      registered(),
      ...given([registered()])
        .when(change({}, { relation_type: 'RESIDENT' }), here)
        .then({ type: 'BoaterRelationChanged', data: { relation_type: 'RESIDENT' } })
        .events(),
    ]);
    expect(state).toMatchObject({ relation_type: 'RESIDENT', contact });
  });

  it('does not exist for another marina, or before registration', () => {
    for (const command of [
      change({ phone: null }),
      { type: 'RevealContact' as const, boater_id: 'b1', reason: 'approved' as const },
    ]) {
      given([registered()]).when(command, { marina_id: 'm2' }).thenRefused('BOATER_NOT_FOUND', { kind: 'not_found' });
      given([]).when(command, here).thenRefused('BOATER_NOT_FOUND');
    }
  });

  it('cannot be changed once erased', () => {
    given([erased])
      .when(change({ phone: '0700000' }), here)
      .thenRefused('BOATER_ERASED', { kind: 'conflict' });
  });

  it('reveals contact details once, when a reservation is approved', () => {
    const reveal: BoaterCommand = { type: 'RevealContact', boater_id: 'b1', reason: 'approved' };
    const events = given([registered()]).when(reveal, here).then({ type: 'BoaterContactRevealed' }).events();
    given([registered(), ...events])
      .when(reveal, here)
      .then();
  });
});

describe('contact details in a marina that hides them', () => {
  it.each([
    [{ registered_by: 'BOATER', relation_type: 'VISITOR', revealed: false }, false],
    [{ registered_by: 'BOATER', relation_type: 'VISITOR', revealed: true }, true],
    [{ registered_by: 'BOATER', relation_type: 'RESIDENT', revealed: false }, true],
    [{ registered_by: 'MARINA', relation_type: 'VISITOR', revealed: false }, true],
  ] as const)('%j: %s', (state, shown) => {
    expect(isContactShown(state)).toBe(shown);
  });
});

describe('the record for other areas', () => {
  it('is all null for an erased person, but still exists', () => {
    const state = given([erased]).state;
    if (!state.exists) throw new Error('not on record');
    expect(boaterRecordOf('b1', state)).toMatchObject({
      id: 'b1',
      relation_type: 'VISITOR',
      first_name: null,
      last_name: null,
      email: null,
      phone: null,
      country_of_residence: null,
      erased: true,
    });
  });
});

describe('forms', () => {
  const form = {
    first_name: 'Inès',
    last_name: 'Martin',
    email: 'ines@example.org',
    phone: '',
    language: 'fr' as const,
  };

  it('are stored with null for missing values', () => {
    expect(contactOf(form)).toMatchObject({ last_name: 'Martin', phone: null, birthday: null });
  });

  it('keep known values where they are blank', () => {
    expect({ ...contact, ...additionsFrom(form) }).toEqual({ ...contact, last_name: 'Martin' });
  });

  it('clear emptied values in an edit, and keep absent ones', () => {
    expect(changesFrom({ phone: '', last_name: 'Martin' })).toEqual({ phone: null, last_name: 'Martin' });
    expect(changesFrom({ phone: undefined })).toEqual({});
  });
});

describe('who may write as part of another action', () => {
  const stranger = { kind: 'boater', id: 'anonymous' } as const;
  const staff = { kind: 'staff', id: 'u1' } as const;

  it('is never a boater, and for residents needs the permission', () => {
    expect(mayWriteAlong(stranger, 'VISITOR', true)).toBe(false);
    expect(mayWriteAlong(staff, 'VISITOR', false)).toBe(true);
    expect(mayWriteAlong(staff, 'RESIDENT', false)).toBe(false);
    expect(mayWriteAlong(staff, 'RESIDENT', true)).toBe(true);
  });

  it('may refer to others by id only as staff', () => {
    expect(mayName(stranger, 'b1')).toBe(false);
    expect(mayName({ kind: 'boater', id: 'b1' }, 'b1')).toBe(true);
    expect(mayName(staff, 'b1')).toBe(true);
  });
});
