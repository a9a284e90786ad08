import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { publicApi } from '../../../../../contracts/marinas/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component as Terms } from './terms-page.js';

it('shows the terms in the language of the screen', async () => {
  const answer = publicApi.data.example.answer;
  const german = { title: 'Nutzungsbedingungen', sections: [{ title: 'Alter', paragraphs: ['Ab 18 Jahren.'] }] };
  const texts = { ...answer, terms_of_service: { de: german }, privacy_policy: { de: german } };
  const server = new ServerDouble().answer(publicApi.data, texts);
  await renderConsole(<Terms />, { as: null, language: 'de', at: '/terms', server });
  expect(await screen.findAllByText('Ab 18 Jahren.')).toHaveLength(2);
  expect(server.inputs(publicApi.data)).toEqual([{ language: 'de' }]);
});

it('can be loaded again when it failed', async () => {
  const server = new ServerDouble().refuse(publicApi.data, { status: 500, error_type: 'INTERNAL' });
  await renderConsole(<Terms />, { as: null, at: '/terms', server });
  expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
});

it.each([
  ['the sign-in page', null, 'Back to sign in', '/login'],
  ['the start page', {}, 'Main page', '/'],
])('leads back to %s', async (_name, as, link, address) => {
  await renderConsole(<Terms />, { as, at: '/terms', path: '/terms' });
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', address);
});
