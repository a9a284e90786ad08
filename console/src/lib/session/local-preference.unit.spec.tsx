import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderConsole } from '../../../testing/render-console.js';
import { useLocalPreference } from './local-preference.js';

const columns = ['boater', 'boat'];

function Density() {
  const [density, setDensity] = useLocalPreference('density', 'comfortable');
  const [shown] = useLocalPreference('columns', columns);
  return (
    <button onClick={() => setDensity('compact')}>
      {density} {shown.join('+')}
    </button>
  );
}

const as = (id: string) => ({ as: { user: { id } } });
const shown = () => screen.getAllByRole('button').map((button) => button.textContent);

describe('a preference of this browser', () => {
  it('is as by default, then as chosen, everywhere on screen and after a reload', async () => {
    const pair = (
      <>
        <Density />
        <Density />
      </>
    );
    const { user, unmount } = await renderConsole(pair, as('u1'));
    expect(shown()).toEqual(['comfortable boater+boat', 'comfortable boater+boat']);
    await user.click(screen.getAllByRole('button')[0]!);
    expect(shown()).toEqual(['compact boater+boat', 'compact boater+boat']);
    unmount();
    await renderConsole(<Density />, as('u1'));
    expect(shown()).toEqual(['compact boater+boat']);
  });

  it('is each user’s own', async () => {
    const { user, unmount } = await renderConsole(<Density />, as('u1'));
    await user.click(screen.getByRole('button'));
    unmount();
    await renderConsole(<Density />, as('u2'));
    expect(shown()).toEqual(['comfortable boater+boat']);
  });

  it.each(['{"broken', '"text"', 'null', '{"0":"boat"}'])('passes over %s where a list belongs', async (kept) => {
    localStorage.setItem('preference:u1:columns', kept);
    await renderConsole(<Density />, as('u1'));
    expect(shown()).toEqual(['comfortable boater+boat']);
  });
});
