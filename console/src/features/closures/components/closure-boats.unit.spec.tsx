import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { closureApi } from '../../../../../contracts/berths/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ClosureBoats } from './closure-boats.js';

const [moved] = closureApi.getClosure.answer.parse(closureApi.getClosure.example.answer).displaced;
if (moved === undefined) throw new Error('the example has a boat that gave way');
const { to, ...boat } = moved;
const berth = { id: boat.berth.id, name: 'A7' };
const shown = async (boats: Parameters<typeof ClosureBoats>[0]['boats'], undone = false) => {
  await renderConsole(<ClosureBoats boats={boats} undone={undone} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

it('a stay that is still to move has lost its berth, and a berth holder who was not moved still has it', async () => {
  const stay = { ...boat, berth, boat: 'Sirocco', reservation_id: 'r1' };
  const holder = { ...boat, berth, boat: 'Duende', allocation_id: 'other', reservation_id: null };
  expect(await shown([stay, holder])).toEqual(['Sirocco has lost A7 and has no other berth', 'Duende still has A7']);
});

it('boats that gave way are named with the berth that they had, and with the one that they moved to', async () => {
  const without = { ...boat, berth, boat: 'Duende', allocation_id: 'other', to: null };
  const [first, second] = await shown([{ ...boat, berth, boat: 'Sirocco', to }, without]);
  expect(first).toContain(`Sirocco A7 → ${to?.name} from`);
  expect(second).toBe('Duende had to leave A7');
});

it('an undone closure gave its boats their berths back', async () => {
  expect(await shown([{ ...boat, berth, boat: 'Sirocco', to: null }], true)).toEqual(['Sirocco got A7 back']);
});
