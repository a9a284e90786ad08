import { describe, expect, it } from '@jest/globals';
import { comparedNights } from './compared-nights.js';

describe('the nights of two stays of one boat', () => {
  const booked = { start_date: '2027-07-14', end_date: '2027-07-17' };

  it('are drawn with a day before and after them, and those that both have are framed', () => {
    const asked = { start_date: '2027-07-14', end_date: '2027-07-18' };
    const { days, twice, columns } = comparedNights(asked, booked);
    expect([days.at(0), days.at(-1)]).toEqual(['2027-07-13', '2027-07-18']);
    expect(twice).toEqual(['2027-07-14', '2027-07-15', '2027-07-16']);
    expect(columns).toEqual({ asked: { from: 3, to: 7 }, other: { from: 3, to: 6 }, twice: { from: 3, to: 6 } });
  });

  it('are drawn around the first shared one where the stays are long', () => {
    const season = { start_date: '2027-04-01', end_date: '2027-10-01' };
    const { days, columns } = comparedNights(booked, season);
    expect([days.at(0), days.length]).toEqual(['2027-07-12', 14]);
    expect(columns).toEqual({ asked: { from: 4, to: 7 }, other: { from: 2, to: 16 }, twice: { from: 4, to: 7 } });
  });
});
