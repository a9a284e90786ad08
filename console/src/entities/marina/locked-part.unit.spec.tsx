import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { clickApi } from '../../../../contracts/operations/api.js';
import { renderConsole } from '../../../testing/render-console.js';
import { ServerDouble } from '../../../testing/server-double.js';
import { LockedPart } from './locked-part.js';

const part = (
  <LockedPart feature="deposit_and_cancellation" text="Deposits are not enabled.">
    <input aria-label="Deposit" />
  </LockedPart>
);
const open = (deposit_and_cancellation: boolean) => {
  const server = new ServerDouble().answer(clickApi.reportBanner, clickApi.reportBanner.example.answer);
  const marina = { marina_settings: { permissions: { deposit_and_cancellation } } };
  return renderConsole(part, { as: { marina }, server });
};

it('locks its fields with an explanation while the marina lacks the feature, and reports the interest in it', async () => {
  const { user, server } = await open(false);
  expect(await screen.findByLabelText('Deposit')).toBeDisabled();
  expect(screen.getByText(/Deposits are not enabled\./)).toHaveTextContent('Ask the administrator');
  await user.click(screen.getByRole('button', { name: 'I want to learn more' }));
  await waitFor(() =>
    expect(server.inputs(clickApi.reportBanner)).toEqual([{ banner: 'walkthrough_deposit_and_cancellation' }]),
  );
});

it('leaves its fields alone where the feature is enabled', async () => {
  await open(true);
  expect(await screen.findByLabelText('Deposit')).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'I want to learn more' })).toBeNull();
});
