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

describe('noting what happens near a marina', () => {
  it('keeps it as the marina’s own', () => {
    given([]).when({ type: 'Add', event: regatta }, ours).then(added);
  });

  it.each([
    ['', null],
    ['regatta.example', 'https://regatta.example'],
    ['http://regatta.example', 'http://regatta.example'],
  ])('takes the address “%s” for %s', (event_url, url) => {
    given([])
      .when({ type: 'Add', event: { ...regatta, event_url } }, ours)
      .then({ type: 'LocalEventAdded', data: { url } });
  });

  it('does so once', () => {
    given([added]).when({ type: 'Add', event: regatta }, ours).then();
  });
});

describe('taking it off the list', () => {
  it('is done once, however many ask for it', () => {
    given([added]).when({ type: 'Remove' }, ours).then(removed);
    given([added, removed]).when({ type: 'Remove' }, ours).then();
  });

  it('is for the marina that noted it', () => {
    for (const history of [[added], [added, removed], []]) {
      given(history).when({ type: 'Remove' }, theirs).thenRefused('LOCAL_EVENT_NOT_FOUND', { kind: 'not_found' });
    }
  });
});
