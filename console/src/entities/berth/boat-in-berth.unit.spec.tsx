import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUi } from '../../../testing/render-ui.js';
import { role } from '../../ui/theme/role.js';
import { BoatInBerth } from './boat-in-berth.js';

describe('the drawing of a boat in its berth', () => {
  it('shows a boat that does not fit in red', async () => {
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
