import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { harbourMapApi } from '../../../../../contracts/berths/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { TotalsCard } from './totals-card.js';

const map = harbourMapApi.showMap.answer.parse(harbourMapApi.showMap.example.answer);

it('counts those still to arrive apart from the visitors who are in, as the dashboard does', async () => {
  await renderConsole(<TotalsCard map={{ ...map, totals: { ...map.totals, visitors: 16, expected: 3 } }} />);
  const value = (label: string) => screen.getByText(label).nextElementSibling;
  expect(value('Visitors in')).toHaveTextContent('13');
  expect(value('Still to arrive')).toHaveTextContent('3');
});
