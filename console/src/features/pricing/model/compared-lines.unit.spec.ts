import { expect, it } from '@jest/globals';
import { comparedLines, type QuoteLine } from './compared-lines.js';

const line = (rule: QuoteLine['rule'], name: string | null, amount: number): QuoteLine => ({
  rule,
  name,
  amount,
  quantity: 1,
  unit: 'stay',
  unit_price: null,
  percent: null,
  kind: 'nights',
  vat_percent: 20,
});

it('compares the nights in all, each charge by its name, and says what one list lacks', () => {
  const published = [line('NIGHTS', 'Low', 377.01), line('ELECTRICITY', '10 A', 21), line('CHARGE', 'Laundry', 5)];
  const draft = [
    line('NIGHTS', 'High', 234.9),
    line('NIGHTS', 'Autumn', 182.7),
    line('ELECTRICITY', '16 A', 30),
    line('CHARGE', 'Waste', 9),
  ];
  expect(comparedLines(published, draft)).toEqual([
    { rule: 'NIGHTS', name: null, today: 377.01, draft: 417.6 },
    { rule: 'ELECTRICITY', name: '16 A', today: 21, draft: 30 },
    { rule: 'CHARGE', name: 'Waste', today: null, draft: 9 },
    { rule: 'CHARGE', name: 'Laundry', today: 5, draft: null },
  ]);
});
