import { beforeAll, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { startWords, words } from '../../../lib/i18n/i18n.js';
import { usePageLanguage } from './use-page-language.js';

beforeAll(() => startWords('en'));

it('ends in the language that was chosen last, also while texts of another are on their way', async () => {
  const { result, rerender } = renderHook(({ spoken }: { spoken?: string }) => usePageLanguage(spoken), {
    initialProps: {},
  });
  act(() => {
    rerender({ spoken: 'de' });
  });
  act(() => {
    result.current[1]('en');
  });
  // Loads after both, so that both have come.
  await act(() => words.loadLanguages('it'));
  expect([result.current[0], words.language]).toEqual(['en', 'en']);
});
