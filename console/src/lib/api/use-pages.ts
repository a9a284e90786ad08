import { useCallback, useState } from 'react';
import type { AskedPage, PageTurns } from './use-listed-page.js';

/** The page of a list that is part of a screen, whose address does not name the page. */
export function usePages(firstSize = 10): { readonly asked: AskedPage; readonly turns: PageTurns } {
  const [asked, setAsked] = useState({ page: 1, page_size: firstSize });
  const turnTo = useCallback((page: number) => setAsked(({ page_size }) => ({ page, page_size })), []);
  const showRows = useCallback((page_size: number) => setAsked({ page: 1, page_size }), []);
  return { asked, turns: { turnTo, showRows } };
}
