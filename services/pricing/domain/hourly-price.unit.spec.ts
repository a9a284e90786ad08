import { describe, expect, it } from '@jest/globals';
import { planExample } from '../../../contracts/pricing/examples.js';
import { hourlyPrice } from './hourly-price.js';
import { toStored } from './stored-plan.js';

const plan = toStored(planExample, planExample.id, (path) => path);
const price = (length: number, from: string, to: string) => hourlyPrice(plan, length, from, to);

describe('the price of a visit by the hour', () => {
  it('counts begun hours after the free ones', () => {
    expect(price(10, '10:00', '13:30')).toEqual({
      hours: 4,
      free_hours: 1,
      price_per_hour: 300,
      capped: false,
      total_to_pay: 900,
    });
    expect(price(10, '10:00', '11:00')).toMatchObject({ hours: 1, free_hours: 1, total_to_pay: 0 });
  });

  it('never exceeds the most of a day', () =>
    expect(price(10.01, '08:00', '14:00')).toMatchObject({ hours: 6, capped: true, total_to_pay: 3200 }));

  it.each([
    ['a boat longer than every category', 30.01, '10:00', '12:00'],
    ['a visit before the first hour', 10, '07:30', '09:00'],
    ['a visit after the last hour', 10, '19:00', '20:30'],
    ['a visit longer than allowed', 10, '08:00', '14:30'],
    ['a visit without an end', 10, '10:00', '10:00'],
  ])('is not offered for %s', (_, length, from, to) => expect(price(length, from, to)).toBeNull());

  it('is not offered by a marina that takes none', () =>
    expect(hourlyPrice({ ...plan, hourly: null }, 10, '10:00', '12:00')).toBeNull());
});
