import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * A value made anew with every drawing, as forms do, that stays the very same while nothing in it has changed: parts of a
 * page that are drawn from it alone need not be drawn again with every key that is struck elsewhere. Plain data only.
 */
export function useSame<T>(value: T): T {
  const [kept, setKept] = useState(value);
  const same = replaceEqualDeep(kept, value);
  if (same !== kept) setKept(same);
  return same;
}
