import { describe, it } from '@jest/globals';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import { decide, evolve, initial } from './local-event.js';
import type { LocalEventEvent } from './local-event-changes.js';

const given = specificationOf({ initial, evolve, decide });
const ours = { marina_id: 'ours' };
const theirs = { marina_id: 'theirs' };
const days = { start_date: '2027-07-10', end_date: '2027-07-12' };
const regatta = { ...days, event_name: 'Regatta', event_url: 'https://regatta.example/2027' };
const added: LocalEventEvent = {
  type: 'LocalEventAdded',
  data: { marina_id: 'ours', name: 'Regatta', url: 'https://regatta.example/2027', ...days },
};
const removed: LocalEventEvent = { type: 'LocalEventRemoved', data: {} };

describe('adding an event near a marina', () => {
  it('stores it for the marina', () => {
    given([]).when({ type: 'Add', event: regatta }, ours).then(added);
  });

  it.each([
    ['', null],
    ['regatta.example', 'https://regatta.example'],
    ['http://regatta.example', 'http://regatta.example'],
  ])('stores the address “%s” as %s', (event_url, url) => {
    given([])
      .when({ type: 'Add', event: { ...regatta, event_url } }, ours)
      .then({ type: 'LocalEventAdded', data: { url } });
  });

  it('is idempotent', () => {
    given([added]).when({ type: 'Add', event: regatta }, ours).then();
  });
});

describe('removing it', () => {
  it('is idempotent', () => {
    given([added]).when({ type: 'Remove' }, ours).then(removed);
    given([added, removed]).when({ type: 'Remove' }, ours).then();
  });

  it('is allowed only to its marina', () => {
    for (const history of [[added], [added, removed], []]) {
      given(history).when({ type: 'Remove' }, theirs).thenRefused('LOCAL_EVENT_NOT_FOUND', { kind: 'not_found' });
    }
  });
});
