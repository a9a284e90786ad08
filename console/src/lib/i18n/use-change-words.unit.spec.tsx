import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderConsole } from '../../../testing/render-console.js';
import { useChangeWords } from './use-change-words.js';

function Words({ from, to }: { readonly from: string | null; readonly to: string | null }) {
  return <p data-testid="words">{useChangeWords()({ label: 'Berth', from, to })}</p>;
}

describe('a change of the history in words', () => {
  it.each([
    [null, 'A12', 'Berth A12'],
    ['A12', null, 'Berth A12 removed'],
    ['A12', 'B3', 'Berth A12 to B3'],
  ])('from %s to %s has no empty side', async (from, to, words) => {
    await renderConsole(<Words from={from} to={to} />);
    expect(screen.getByTestId('words')).toHaveTextContent(words);
  });
});
