import { useCallback, useState } from 'react';

/** Whether the action of this page is done, and a function that marks it as done. */
export function useDone(): readonly [boolean, () => void] {
  const [done, setDone] = useState(false);
  return [done, useCallback(() => setDone(true), [])];
}
