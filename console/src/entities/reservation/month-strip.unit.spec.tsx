import { describe, expect, it } from '@jest/globals';
import { renderUi } from '../../../testing/render-ui.js';
import { MonthStrip } from './month-strip.js';

describe('the month strip', () => {
  const bar = async (start: string, end: string) => {
    const { container } = await renderUi(<MonthStrip month="2027-07" start={start} end={end} kind="booked" />);
    const stay = container.querySelector('[data-part=stay]');
    return stay === null ? null : { x: Number(stay.getAttribute('x')), width: Number(stay.getAttribute('width')) };
  };

  it('puts the nights in their place', async () => {
    expect(await bar('2027-07-12', '2027-07-18')).toEqual({ x: 38.5, width: 21 });
  });

  it('cuts off nights outside the month', async () => {
    expect(await bar('2027-06-20', '2027-07-03')).toEqual({ x: 0, width: 7 });
    expect(await bar('2027-07-30', '2027-08-20')).toEqual({ x: 101.5, width: 7 });
  });

  it('shows no bar for a stay in another month, not even one that ends on the 1st', async () => {
    expect(await bar('2027-11-18', '2027-11-20')).toBeNull();
    expect(await bar('2027-06-20', '2027-07-01')).toBeNull();
  });
});
