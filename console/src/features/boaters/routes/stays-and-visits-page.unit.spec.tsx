import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { boaterActivityApi, boaterApi } from '../../../../../contracts/customers/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component } from './stays-and-visits-page.js';

const { get } = boaterActivityApi;
const boater = get.example.body?.boater_id ?? '';
const [entry] = get.example.answer.items;
const opened = (answer: typeof get.example.answer) =>
  renderConsole(<Component />, {
    at: `/boaters/activity/${boater}`,
    path: '/boaters/activity/:id',
    server: new ServerDouble().answer(get, answer).answer(boaterApi.get, boaterApi.get.example.answer),
  });

it('lists stays and visits of a boater, and opens the reservation of a stay', async () => {
  await opened(get.example.answer);
  expect(await screen.findByRole('heading', { level: 1, name: 'Stays and visits' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Stay' })).toHaveAttribute(
    'href',
    `/reservations/${entry?.reservation_id}`,
  );
  expect(screen.getByRole('cell', { name: 'Port Saint-Maurice' })).toBeVisible();
});

it('says that there is none', async () => {
  await opened({ items: [], total: 0 });
  expect(await screen.findByText('No activity yet')).toBeVisible();
});
