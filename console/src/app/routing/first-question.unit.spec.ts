import { describe, expect, it } from '@jest/globals';
import { reservationApi } from '../../../../contracts/reservations/api.js';
import { loadKey } from '../../lib/api/use-load.js';
import { firstQuestion } from './first-question.js';

const ID = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11';

describe('the first question of an address', () => {
  it('is for a reservation the one that its page asks', () => {
    expect(firstQuestion(`/reservations/${ID}`)?.queryKey).toEqual(loadKey(reservationApi.get, { reservation_id: ID }));
  });

  it.each(['/reservations', '/reservations/new', `/reservations/${ID}/more`, '/', `/r/${ID}`])(
    'is not known for %s',
    (path) => {
      expect(firstQuestion(path)).toBeNull();
    },
  );
});
