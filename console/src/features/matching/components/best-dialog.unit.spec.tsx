import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { matchingApi } from '../../../../../contracts/reservations/api.js';
import type { BestPlacement } from '../../../../../contracts/reservations/matching.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { BestDialog } from './best-dialog.js';

const [example] = matchingApi.previewBest.example.answer.items as readonly BestPlacement[];
const FITS = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b01';
const BELOW = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b02';

function proposed(reservation_id: string, over: Partial<BestPlacement>): BestPlacement {
  if (example === undefined) throw new Error('the contract has no example of a placement');
  return { ...example, reservation_id, group: 'unplaced', line: null, ...over };
}

const fits = proposed(FITS, { vessel_name: 'Saoirse' });
const below = proposed(BELOW, {
  vessel_name: 'Petrel',
  vessel: { length: 9, beam: 3, draft: 1.5 },
  berth: { ...fits.berth, id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b03', pier_name: 'C', number: '1' },
  min_length: 10,
  needs_confirmation: true,
});

async function opened(items: readonly BestPlacement[]) {
  const server = new ServerDouble()
    .answer(matchingApi.previewBest, { items: [...items], total: items.length })
    .answer(matchingApi.placeBest, matchingApi.placeBest.example.answer);
  const { user } = await renderConsole(<BestDialog onClose={jest.fn()} />, { server });
  await screen.findByText('Petrel');
  return { server, user };
}
const sent = (server: ServerDouble) => server.received(matchingApi.placeBest).map(({ input }) => input);

describe('the preview of the best matches', () => {
  it('lists a boat below the minimum of its berth apart, and leaves it out unless it is ticked', async () => {
    const { server, user } = await opened([fits, below]);
    const confirm = within(screen.getByRole('region', { name: 'Need your confirmation of the minimum size' }));
    expect(confirm.getByText('Petrel')).toBeVisible();
    expect(confirm.queryByText('Saoirse')).toBeNull();
    expect(confirm.getByText('Petrel is 9.00 m; C1 is reserved for 10.00 m and over.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Allocate 1 best match' }));
    expect(sent(server)).toEqual([
      { placements: [{ reservation_id: FITS, berth_id: fits.berth.id, confirm_min_length: false }] },
    ]);
  });

  it('gives a ticked one with the confirmation', async () => {
    const { server, user } = await opened([fits, below]);
    await user.click(screen.getByRole('checkbox', { name: 'Allocate C1 anyway' }));
    await user.click(screen.getByRole('button', { name: 'Allocate 2 best matches' }));
    expect(sent(server)).toEqual([
      {
        placements: [
          { reservation_id: FITS, berth_id: fits.berth.id, confirm_min_length: false },
          { reservation_id: BELOW, berth_id: below.berth.id, confirm_min_length: true },
        ],
      },
    ]);
  });

  it('gives nothing while nothing is ticked and nothing else fits', async () => {
    const { server, user } = await opened([below]);
    const button = screen.getByRole('button', { name: 'Allocate 0 best matches' });
    expect(button).toHaveAccessibleDescription('Tick at least one berth');
    await user.click(button);
    expect(sent(server)).toEqual([]);
  });
});
