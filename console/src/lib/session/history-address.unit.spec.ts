import { expect, it } from '@jest/globals';
import { historyAddress } from './history-address.js';

it('leads to the history of the edition, of everything or of one record', () => {
  expect(historyAddress('full')).toBe('/history');
  expect(historyAddress('lite')).toBe('/audit');
  expect(historyAddress('full', { kind: 'reservation', id: 'r 1' })).toBe('/history?kind=reservation&id=r%201');
  expect(historyAddress('lite', { kind: 'berth', id: 'b1' })).toBe('/audit?kind=berth&id=b1');
});
