import { expect, it } from '@jest/globals';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { groupFeedSource } from './group-source.js';

it('a group is published without its name, in which staff may have written that of a person', () => {
  const data = {
    group_id: 'g1',
    marina_id: 'm1',
    name: 'Family Kermarrec',
    boater_id: 'b1',
    start_date: '2027-06-11',
    end_date: '2027-06-14',
    offered: 'ORGANISER',
    discount: null,
    reservation_ids: ['r1', 'r2'],
    at: '2027-06-01T08:00:00.000Z',
  };
  const published = groupFeedSource.messagesByType.get('GroupOpened')?.({ data } as unknown as LoggedEvent);
  expect(published?.map((message) => message.data)).toEqual([
    { group_id: 'g1', boater_id: 'b1', start_date: '2027-06-11', end_date: '2027-06-14' },
  ]);
});
