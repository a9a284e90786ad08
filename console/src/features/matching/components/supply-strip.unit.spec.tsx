import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { matchingApi } from '../../../../../contracts/reservations/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { SupplyStrip } from './supply-strip.js';

const [example] = matchingApi.list.example.answer.alerts.items;

describe('the alert about a lost berth', () => {
  it.each([
    ['OUT_OF_SERVICE', 'D4 is out of service.'],
    ['TOO_SMALL', 'D4 is now too small for the boat.'],
    ['ANOTHER_BOAT', 'D4 went to another boat.'],
    [null, 'D4 is out of service or no longer fits the boat.'],
  ] as const)('names the cause %s', async (cause, words) => {
    if (example === undefined) throw new Error('the contract has no example of an alert');
    const alert = { ...example, reason: 'BERTH_CHANGED' as const, cause };
    await renderConsole(<SupplyStrip alert={alert} onChoose={jest.fn()} />);
    expect(screen.getByRole('status')).toHaveTextContent(words);
  });
});
