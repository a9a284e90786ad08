import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { berthApi } from '../../../../../contracts/berths/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { PierInstant } from './pier-instant.js';

const [pier] = berthApi.listPiers.answer.parse(berthApi.listPiers.example.answer).items;
if (pier === undefined) throw new Error('the contract has an example of a pier');
const off = { ...pier, name: 'A', number_of_berths: 3, instant_booking: false, instant_booking_berths: 0 };
const label = 'Instant booking of pier A';

it.each(['support@harbour.example', null])(
  'leads to support (%s) where only support switches it on',
  async (support_email) => {
    const refusal = { status: 403, error_type: 'INSTANT_BOOKING_NEEDS_SUPPORT', details: { support_email } };
    const server = new ServerDouble().refuse(berthApi.updatePier, refusal);
    const { user } = await renderConsole(<PierInstant pier={off} />, { server });
    await user.click(screen.getByRole('checkbox', { name: label }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const confirm = dialog.getByRole('button', { name: 'Switch on 3 berths' });
    await user.click(confirm);
    const status = within(await dialog.findByRole('status'));
    const asks = status.getByText('Ask support to switch it on');
    expect(asks.closest('a')?.getAttribute('href') ?? null).toEqual(
      support_email === null ? null : expect.stringMatching(/^mailto:support@harbour\.example\?subject=/),
    );
    expect(confirm).toHaveAttribute('aria-disabled', 'true');
  },
);

it('says why a user without the permission cannot switch it', async () => {
  const as = {
    user: { permissions: { residents: 'VIEWER', reservations: 'VIEWER', marina_settings: 'NOT_ALLOWED' } as const },
  };
  await renderConsole(<PierInstant pier={off} />, { as });
  expect(screen.getByRole('checkbox', { name: label })).toHaveAccessibleDescription(/^You do not have permission/);
});
