import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { reservationDetail } from '../../../../../contracts/reservations/detail.js';
import { exampleDetail } from '../../../../../contracts/reservations/examples.js';
import { renderConsole } from '../../../../testing/render-console.js';
import type { PageAction } from '../model/action-bodies.js';
import { ActionDialogs } from './action-dialogs.js';

const reservation = reservationDetail.parse(exampleDetail);
const berth = { berth_id: 'c07', name: 'C07', confirm_min_length: false };
const draft = {
  boaterName: 'Inès Delacroix',
  boatName: 'Petrel',
  start_date: '2027-07-03',
  end_date: '2027-07-10',
  nights: 7,
  currency: 'EUR' as const,
  total: 710.5,
  deposit: null,
  firstInstalment: null,
  price: null,
  berth,
};

describe('the dialogs of a reservation', () => {
  it.each(['send', 'notify', 'save', 'approve'] as const)('send the berth that they show: %s', async (asking) => {
    const run = jest.fn<(action: PageAction) => void>();
    const actions = {
      asking,
      run,
      busy: false,
      error: null,
      stale: null,
      pending: null,
      ask: jest.fn(),
      close: jest.fn(),
      save: jest.fn(),
      dismissError: jest.fn(),
      dismissStale: jest.fn(),
    } as unknown as Parameters<typeof ActionDialogs>[0]['actions'];
    const { user } = await renderConsole(<ActionDialogs {...{ reservation, draft, actions }} saveAction="UPDATE" />);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByText(/C07/).length).toBeGreaterThan(0);
    const confirm = dialog.getAllByRole('button').at(-1);
    if (confirm !== undefined) await user.click(confirm);
    expect(run).toHaveBeenCalledWith(expect.objectContaining({ kind: asking, extras: { message: '', berth } }));
  });
});
