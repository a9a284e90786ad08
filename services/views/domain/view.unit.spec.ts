import { describe, it } from '@jest/globals';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import { decide, evolve, initial } from './view.js';
import type { ViewEvent } from './view-events.js';

const given = specificationOf({ initial, evolve, decide });
const at = '2027-06-01T08:00:00.000Z';
const hanna = { user_id: 'hanna', marina_id: 'ours', manages: true, now: at };
const colleague = { ...hanna, user_id: 'lena' };
const elsewhere = { ...hanna, marina_id: 'theirs' };
const details = { name: 'Late', query: 'tab=PENDING', shared: true, is_default: false, mail: 'NONE' as const };
const saved: ViewEvent = {
  type: 'ViewSaved',
  data: { user_id: 'hanna', marina_id: 'ours', list: 'reservations', ...details, at },
};
const change = { type: 'Change' as const, list: 'reservations' as const, details: { ...details, is_default: true } };

describe('a saved view', () => {
  it('is stored for its owner in the marina, once', () => {
    const save = { type: 'Save' as const, list: 'reservations' as const, details };
    given([]).when(save, hanna).then(saved);
    given([saved]).when(save, hanna).then();
  });

  it('is changed and deleted by its owner', () => {
    given([saved])
      .when(change, hanna)
      .then({ type: 'ViewChanged', data: { user_id: 'hanna', ...details, is_default: true, at } });
    given([saved])
      .when({ ...change, details }, hanna)
      .then();
    given([saved]).when({ type: 'Delete' }, hanna).then({ type: 'ViewDeleted', data: { at } });
  });

  it('is not changed by colleagues, in another marina, as one of another list, or once deleted', () => {
    const refused = ['VIEW_NOT_FOUND', { kind: 'not_found' }] as const;
    given([saved])
      .when(change, colleague)
      .thenRefused(...refused);
    given([saved])
      .when({ type: 'Delete' }, elsewhere)
      .thenRefused(...refused);
    given([saved])
      .when({ ...change, list: 'customers' }, hanna)
      .thenRefused(...refused);
    given([saved, { type: 'ViewDeleted', data: { at } }])
      .when(change, hanna)
      .thenRefused(...refused);
  });

  it('opens a list for all only if a manager says so', () => {
    const viewer = { ...hanna, manages: false };
    given([saved]).when(change, viewer).thenRefused('VIEW_DEFAULT_FOR_MANAGERS', { kind: 'forbidden' });
    const forOneself = { ...change, details: { ...details, shared: false, is_default: true } };
    given([saved])
      .when(forOneself, viewer)
      .then({ type: 'ViewChanged', data: { shared: false, is_default: true } });
  });

  it('goes with its owner, or passes to the managers of the marina if it was shared', () => {
    const lose = { type: 'LoseOwner' as const, left_at: at };
    const passed: ViewEvent = {
      type: 'ViewPassedOn',
      data: { at, marina_id: 'ours', name: 'Late', query: 'tab=PENDING' },
    };
    given([saved]).when(lose, hanna).then(passed);
    given([saved, passed]).when(lose, hanna).then();
    given([saved]).when(lose, colleague).then();
    const own: ViewEvent = { type: 'ViewSaved', data: { ...saved.data, ...details, shared: false } };
    given([own]).when(lose, hanna).then({ type: 'ViewDeleted', data: { at } });
    // The owner came back and saved it before the departure was handled.
    given([saved])
      .when({ ...lose, left_at: '2027-06-01T07:59:59.999Z' }, hanna)
      .then();
    given([saved, passed]).when({ type: 'Delete' }, colleague).then({ type: 'ViewDeleted', data: { at } });
    given([saved, passed])
      .when({ type: 'Delete' }, { ...colleague, manages: false })
      .thenRefused('VIEW_NOT_FOUND', { kind: 'not_found' });
  });

  describe('that passed to the marina', () => {
    const passed: ViewEvent = {
      type: 'ViewPassedOn',
      data: { at, marina_id: 'ours', name: 'Late', query: 'tab=PENDING' },
    };
    const taken: ViewEvent = { type: 'ViewChanged', data: { user_id: 'lena', ...change.details, at } };

    it('belongs to the manager who changes it, who may have it mailed and whose leaving passes it on again', () => {
      given([saved, passed]).when(change, colleague).then(taken);
      given([saved, passed, taken]).when(change, hanna).thenRefused('VIEW_NOT_FOUND', { kind: 'not_found' });
      given([saved, passed, taken]).when({ type: 'LoseOwner', left_at: '2027-05-31T08:00:00.000Z' }, colleague).then();
      given([saved, passed, taken])
        .when({ type: 'LoseOwner', left_at: at }, colleague)
        .then({ type: 'ViewPassedOn', data: { marina_id: 'ours', name: 'Late' } });
    });

    it('keeps its words once its former owner was erased', () => {
      const erased: ViewEvent = { type: 'ViewSaved', data: { ...saved.data, ...details, name: null, query: null } };
      const same = { ...change, details };
      given([erased, passed]).when(same, colleague).then();
    });

    it('stays the marina’s after a change of before changes named their author', () => {
      const older: ViewEvent[] = [
        { type: 'ViewPassedOn', data: { at } },
        { type: 'ViewChanged', data: { user_id: 'hanna', ...details, name: 'Later', at } },
      ];
      given([saved, ...older])
        .when({ type: 'Delete' }, colleague)
        .then({ type: 'ViewDeleted', data: { at } });
      given([saved, ...older])
        .when({ type: 'Delete' }, { ...hanna, manages: false })
        .thenRefused('VIEW_NOT_FOUND', { kind: 'not_found' });
    });
  });
});
