import { describe, expect, it } from '@jest/globals';
import { mailedScope, periodOf } from './mailing.js';

describe('the period of a mail', () => {
  it.each([
    ['WEEK', '2027-06-07', '2027-06-07'],
    ['WEEK', '2027-06-13', '2027-06-07'],
    ['WEEK', '2027-06-14', '2027-06-14'],
    ['WEEK', '2027-01-01', '2026-12-28'],
    ['MONTH', '2027-06-30', '2027-06'],
  ] as const)('%s of %s is %s', (every, date, period) => {
    expect(periodOf(every, date)).toBe(period);
  });
});

const PIER = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11';

describe('the report of a saved view', () => {
  it('shows the running month weekly, and the month before monthly', () => {
    const [p1, p2] = [PIER, PIER.replace('11', '12')];
    const query = `report=arrivals&piers=${p1}&piers=${p2}`;
    expect(mailedScope(query, 'WEEK', '2027-01-05')).toEqual({
      report: 'arrivals',
      from: '2027-01',
      to: '2027-01',
      pier_ids: [p1, p2],
    });
    expect(mailedScope('', 'MONTH', '2027-01-05')).toEqual({ report: 'occupancy', from: '2026-12', to: '2026-12' });
  });

  it('keeps its own months and marinas', () => {
    const scope = mailedScope(`report=revenue&from=2027-05&to=2027-03&marinas=${PIER}%2C${PIER}`, 'WEEK', '2027-06-05');
    expect(scope).toEqual({ report: 'revenue', from: '2027-03', to: '2027-05', marina_ids: [PIER, PIER] });
  });

  it.each([
    ['more months than the screen takes', 'from=2025-01&to=2027-05'],
    ['more piers', `piers=${Array.from({ length: 101 }, () => PIER).join(',')}`],
    ['more marinas', `marinas=${Array.from({ length: 101 }, () => PIER).join(',')}`],
    ['piers that are none', 'piers=all'],
  ])('is none where the address names %s', (_, query) => {
    expect(mailedScope(query, 'WEEK', '2027-06-05')).toBeNull();
  });
});
