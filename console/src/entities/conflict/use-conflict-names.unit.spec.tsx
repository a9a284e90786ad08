import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { conflictApi } from '../../../../contracts/conflicts/api.js';
import type { ConflictRow } from '../../../../contracts/conflicts/conflict.js';
import { renderConsole } from '../../../testing/render-console.js';
import { useConflictNames } from './use-conflict-names.js';

const [example] = conflictApi.list.example.answer.items;

function Title({ of }: { readonly of: ConflictRow }) {
  return <h1>{useConflictNames().title(of)}</h1>;
}

describe('the title of the conflict of a stay that lost its berth', () => {
  it.each([
    ['OUT_OF_SERVICE', 'is out of service'],
    ['TOO_SMALL', 'is too small for it now'],
    ['ANOTHER_BOAT', 'went to another boat'],
    [null, 'has changed'],
  ] as const)('names the cause %s', async (lost_cause, words) => {
    if (example === undefined) throw new Error('the contract has no example of a conflict');
    const of: ConflictRow = { ...example, kind: 'BERTH_OUT_OF_SERVICE', lost: true, lost_cause };
    await renderConsole(<Title of={of} />);
    expect(screen.getByRole('heading')).toHaveTextContent(`${of.berth.label} ${words}`);
  });
});

it.each([
  [undefined, 'is still in'],
  [{ at: '2027-07-14T08:15:00.000Z', by: 'Maëlle Kervadec' }, 'seems to have left'],
])('the title of a late departure tells what a dock walk saw of its berth: %s', async (seen_gone, words) => {
  if (example === undefined) throw new Error('the contract has no example of a conflict');
  const of: ConflictRow = { ...example, kind: 'LATE_DEPARTURE', ...(seen_gone === undefined ? {} : { seen_gone }) };
  await renderConsole(<Title of={of} />);
  expect(screen.getByRole('heading')).toHaveTextContent(`${words} ${of.berth.label}`);
});
