import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Keeps the identity of a value that is rebuilt on every render, as form values are, while its contents are equal.
 * Components that depend on it alone then skip renders caused by typing elsewhere. Plain data only.
 */
export function useSame<T>(value: T): T {
  const [kept, setKept] = useState(value);
  const same = replaceEqualDeep(kept, value);
  if (same !== kept) setKept(same);
  return same;
}
