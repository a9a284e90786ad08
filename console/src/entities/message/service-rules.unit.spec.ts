import { expect, it } from '@jest/globals';
import { serviceCodes } from '../../../../contracts/messages/vocabulary.js';
import { isChosen, kindOfService } from './service-rules.js';

it('each service message has a mark', () => {
  expect(serviceCodes.map(kindOfService)).not.toContain(undefined);
  expect(kindOfService('INITIATED')).toBe('our_move');
  expect(kindOfService(null)).toBe('expired');
});

it('suggested dates are ticked once the boater has chosen them', () => {
  const dates = { start_date: '2027-07-03', end_date: '2027-07-10' };
  const statuses = [{ status_code: 'BOATER_ACCEPTED_SUGGESTED_DATES' as const }] as never;
  expect(isChosen(dates, { ...dates, statuses })).toBe(true);
  expect(isChosen(dates, { ...dates, statuses: [] })).toBe(false);
  expect(isChosen(dates, { start_date: '2027-07-05', end_date: '2027-07-12', statuses })).toBe(false);
});
