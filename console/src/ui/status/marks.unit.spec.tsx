import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUi } from '../../../testing/render-ui.js';
import { BoatInBerth } from '../berth/boat-in-berth.js';
import { MonthStrip } from '../stay/month-strip.js';
import { role } from '../theme/role.js';
import { StatusChip } from './status-chip.js';
import { statusColours, type StatusKind } from './status-kind.js';
import { StatusMark } from './status-mark.js';

const kinds = Object.keys(statusColours) as StatusKind[];

describe('marks', () => {
  it('differ in shape, not only in colour', async () => {
    const { container } = await renderUi(
      <>
        {kinds.map((kind) => (
          <StatusMark key={kind} kind={kind} />
        ))}
      </>,
    );
    const shapes = [...container.querySelectorAll('svg[data-mark]')].map((mark) => mark.innerHTML);
    expect(shapes).toHaveLength(7);
    expect(new Set(shapes).size).toBe(7);
  });

  it('leave the saying to the words of the chip', async () => {
    const { container } = await renderUi(<StatusChip kind="waiting" label="Waiting for boater" />);
    expect(screen.getByText('Waiting for boater')).toBeVisible();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('show in red a boat that does not fit', async () => {
    const boat = { length: 16, beam: 5 };
    const berth = { length: 15, beam: 4.8 };
    await renderUi(
      <>
        <BoatInBerth boat={boat} berth={berth} fits={false} label="C07: 1.00 m too long" />
        <BoatInBerth boat={boat} berth={{ length: 18, beam: 6 }} fits label="C09: 2.00 m to spare" />
      </>,
    );
    const strokeOf = (name: string) =>
      screen.getByRole('img', { name }).querySelector('[data-part=hull]')?.getAttribute('stroke');
    expect(strokeOf('C07: 1.00 m too long')).toBe(role.wrong.on);
    expect(strokeOf('C09: 2.00 m to spare')).toBe(role.sea);
  });
});

describe('the month strip', () => {
  const bar = async (start: string, end: string) => {
    const { container } = await renderUi(<MonthStrip month="2027-07" start={start} end={end} kind="booked" />);
    const stay = container.querySelector('[data-part=stay]');
    return stay === null ? null : { x: Number(stay.getAttribute('x')), width: Number(stay.getAttribute('width')) };
  };

  it('puts the nights where they lie', async () => {
    expect(await bar('2027-07-12', '2027-07-18')).toEqual({ x: 38.5, width: 21 });
  });

  it('cuts what lies outside the month', async () => {
    expect(await bar('2027-06-20', '2027-07-03')).toEqual({ x: 0, width: 7 });
    expect(await bar('2027-07-30', '2027-08-20')).toEqual({ x: 101.5, width: 7 });
  });

  it('shows no bar for a stay in another month, not even one that ends on the 1st', async () => {
    expect(await bar('2027-11-18', '2027-11-20')).toBeNull();
    expect(await bar('2027-06-20', '2027-07-01')).toBeNull();
  });
});
