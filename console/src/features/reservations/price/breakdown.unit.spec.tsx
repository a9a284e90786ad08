import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderConsole } from '../../../../testing/render-console.js';
import { breakdownOf } from '../model/price-draft.js';
import { typedValues } from '../model/reservation-values.fixture.js';
import { Breakdown } from './breakdown.js';

it.each([
  [true, 1],
  [false, 0],
])(
  'the deposit is a line of its own where the marina takes online payments: %s',
  async (accepts_online_payments, lines) => {
    const { payment } = typedValues({ payment: { deposit: { type: 'PERCENTAGE', amount: 30 } } });
    const breakdown = breakdownOf(payment, 5);
    await renderConsole(<Breakdown {...{ breakdown, payment }} firstInstalment={null} settled={false} />, {
      as: { marina: { marina_settings: { accepts_online_payments, permissions: { reservation: true } } } },
    });
    expect(screen.getByText(/EUR.300\.00/)).toBeVisible();
    expect(screen.queryAllByText('Deposit, due on approval')).toHaveLength(lines);
  },
);
