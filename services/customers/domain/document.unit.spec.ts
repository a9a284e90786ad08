import { describe, expect, it } from '@jest/globals';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import { decide, type DocumentCommand, type DocumentContext, evolve, initial } from './document.js';
import type { DocumentEvent } from './document-events.js';

const given = specificationOf({ initial, evolve, decide });

const on = (today: string, marina_id = 'marina'): DocumentContext => ({
  document_id: 'document',
  marina_id,
  now: `${today}T08:00:00.000Z`,
  today,
});
const today = on('2027-06-01');

const add = (expires_on: string | null = '2027-12-20'): DocumentCommand => ({
  type: 'AddDocument',
  document: {
    boater_id: 'boater',
    vessel_id: 'vessel',
    document_type: 'VESSEL_INSURANCE',
    file_name: 'assurance.pdf',
    content_type: 'application/pdf',
    size_bytes: 2048,
    expires_on,
  },
});
const added = (expires_on?: string | null): readonly DocumentEvent[] => given([]).when(add(expires_on), today).events();
const remind: DocumentCommand = { type: 'RemindOfExpiry' };

describe('a document', () => {
  it('is added once', () => {
    given([])
      .when(add(), today)
      .then({ type: 'DocumentAdded', data: { marina_id: 'marina', document_id: 'document' } });
    given(added()).when(add(), today).then();
  });

  it('gets another end, or none', () => {
    given(added()).when({ type: 'SetExpiry', expires_on: null }, today).then({ type: 'DocumentExpirySet' });
    given(added()).when({ type: 'SetExpiry', expires_on: '2027-12-20' }, today).then();
  });

  it('is gone for good once it is deleted', () => {
    const deleted = [...added(), ...given(added()).when({ type: 'DeleteDocument' }, today).events()];
    for (const command of [remind, { type: 'DeleteDocument' }, { type: 'SetExpiry', expires_on: null }] as const) {
      given(deleted).when(command, today).thenRefused(customerErrors.document_not_found);
    }
  });

  it('does not exist for another marina', () => {
    given(added())
      .when({ type: 'DeleteDocument' }, on('2027-06-01', 'elsewhere'))
      .thenRefused(customerErrors.document_not_found, { kind: 'not_found' });
  });
});

describe('the reminder of the end', () => {
  it('comes two weeks before it, not earlier', () => {
    given(added()).when(remind, on('2027-12-05')).then();
    given(added())
      .when(remind, on('2027-12-06'))
      .then({ type: 'DocumentReminded', data: { expires_on: '2027-12-20', boater_id: 'boater' } });
  });

  it('comes late rather than never', () => {
    given(added()).when(remind, on('2028-02-01')).then({ type: 'DocumentReminded' });
  });

  it('comes once for each end', () => {
    const late = on('2027-12-10');
    const reminded = [...added(), ...given(added()).when(remind, late).events()];
    given(reminded).when(remind, late).then();
    const moved = [
      ...reminded,
      ...given(reminded).when({ type: 'SetExpiry', expires_on: '2028-12-20' }, late).events(),
    ];
    given(moved).when(remind, late).then();
    expect(given(moved).when(remind, on('2028-12-06')).events()).toHaveLength(1);
  });

  it('does not come for a document without an end', () => {
    given(added(null)).when(remind, on('2099-01-01')).then();
  });
});
