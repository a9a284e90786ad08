import { describe, expect, it } from '@jest/globals';
import { type CountedStay, linesOf } from './report-lines.js';
import { type FigureEvent, figuresAfter } from './stay-figures.js';

const marina = { id: 'm1', today: '2027-07-20', dateOf: (at: string) => at.slice(0, 10), berths: [] };

/** A booked stay whose boat nobody saw come. */
function missed(id: string, view_id: string, start_date: string): CountedStay {
  const span = { start_date, end_date: '2027-07-10' };
  const about = {
    reservation_id: id,
    view_id,
    marina_id: 'm1',
    boater_id: 'p',
    boater: { country_of_residence: 'NL' },
  };
  const price = { offer: { currency: 'EUR' }, breakdown: { lines: [], total: 0 } };
  const events = [
    { type: 'ReservationRequested', data: { ...about, ...span } },
    { type: 'ReservationApproved', data: { price } },
  ] as unknown as FigureEvent[];
  const figures = events.reduce<ReturnType<typeof figuresAfter>>(figuresAfter, undefined);
  if (figures === undefined) throw new Error('the stay was not opened');
  return { ...figures, id };
}

describe('the lines of a report', () => {
  it('are sorted by the first night, and those of one night by the number of the stay', () => {
    const stays = [
      missed('r1', 'R-1002', '2027-07-02'),
      missed('r2', 'R-1004', '2027-07-01'),
      missed('r3', 'R-1001', '2027-07-02'),
      missed('r4', 'R-1003', '2027-07-02'),
    ];
    for (const found of [stays, stays.toReversed()]) {
      const lines = linesOf('no_shows', { marina, stays: found, from: '2027-07', to: '2027-07', pier_ids: null });
      expect(lines.map(({ values }) => values['number'])).toEqual(['R-1004', 'R-1001', 'R-1002', 'R-1003']);
    }
  });
});
