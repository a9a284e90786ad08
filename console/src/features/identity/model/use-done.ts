import { useCallback, useState } from 'react';

/** Whether something has been done on this page, and the way to say so. */
export function useDone(): readonly [boolean, () => void] {
  const [done, setDone] = useState(false);
  return [done, useCallback(() => setDone(true), [])];
}
