import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderUi } from '../../../../testing/render-ui.js';
import { walkId } from '../../../../testing/walks.js';
import type { RefusedTap } from '../model/kept-tap.js';
import { RefusedTaps } from './refused-taps.js';

const refusedAt = (number: number): RefusedTap => {
  const [tap_id, berth_id] = [walkId(100 + number), walkId(number)];
  const tap = {
    kind: 'EMPTY' as const,
    tap_id,
    berth_id,
    at: '2027-07-03T09:00:00.000Z',
    knew: { expected: 'EMPTY', tap_id: null },
  };
  const is = { kind: 'TAP' as const, session_id: walkId(900), tap, boat: null };
  return { tap_id, berth_id, berth_name: `B${number}`, code: 'FORBIDDEN', is };
};

it('taps that were not accepted are shown with berths and reason, and go only after an explicit answer', async () => {
  const done: string[] = [];
  const store = {
    sendRefusedAgain: () => {
      done.push('sent again');
      return Promise.resolve();
    },
    discardRefused: (ids: readonly string[]) => {
      done.push(`discarded ${ids.length}`);
      return Promise.resolve();
    },
  };
  const { user } = await renderUi(<RefusedTaps store={store} refused={[refusedAt(1), refusedAt(2)]} />);
  const banner = screen.getByRole('alert');
  expect(banner.textContent).toContain('2 taps were not accepted');
  expect(within(banner).getByText('B1, B2')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  const question = await screen.findByRole('alertdialog');
  expect(document.activeElement?.textContent).toBe('Cancel');
  expect(done).toEqual(['sent again']);
  await user.click(within(question).getByRole('button', { name: 'Discard' }));
  expect(done).toEqual(['sent again', 'discarded 2']);
});
