import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { reservationApi } from '../../../../contracts/reservations/api.js';
import { renderConsole } from '../../../testing/render-console.js';
import { ServerDouble } from '../../../testing/server-double.js';
import { type MannedStay, PartyDialog } from './party-dialog.js';

const reservation_id = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11';
const stay: MannedStay = { reservation_id, boat: 'Sirocco', start_date: '2020-01-01', party: null };

async function opened(more: Partial<MannedStay> = {}) {
  const onClose = jest.fn();
  const dialog = <PartyDialog stay={{ ...stay, ...more }} onClose={onClose} />;
  const rendered = await renderConsole(dialog, { server: new ServerDouble() });
  await screen.findByRole('dialog', { name: 'Who is aboard Sirocco?' });
  return { ...rendered, onClose };
}

describe('the form of who is aboard', () => {
  it('asks the age of each child, and records a count on the day of arrival', async () => {
    const { user, server, onClose } = await opened();
    expect(screen.getByRole('textbox', { name: 'Adults' })).toHaveValue('2');
    await user.type(screen.getByRole('textbox', { name: 'Children' }), '2');
    await user.type(screen.getByRole('textbox', { name: 'Age of child 1' }), '9');
    await user.type(screen.getByRole('textbox', { name: 'Age of child 2' }), '14');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(server.inputs(reservationApi.party)).toEqual([
      { reservation_id, party: { adults: 2, children: [9, 14], crew: 0 }, confirmed: true },
    ]);
  });

  it('is an estimate before the arrival', async () => {
    await opened({ start_date: '2099-01-01' });
    expect(screen.getByRole('checkbox', { name: 'Counted on arrival' })).not.toBeChecked();
  });

  it('shows what the server refuses at the field', async () => {
    const { user, server, onClose } = await opened();
    server.refuse(reservationApi.party, {
      status: 400,
      error_type: 'VALIDATION',
      errors: [{ path: 'party.adults', code: 'tooManyAboard' }],
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('A boat takes at most 199 persons. Check the numbers.')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });
});
