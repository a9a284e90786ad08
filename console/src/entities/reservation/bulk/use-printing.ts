import { useEffect, useState } from 'react';

/** Prints the list with only the ticked rows, also those of other pages. */
export function usePrinting(): readonly [printing: boolean, print: () => void] {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return;
    window.print();
    setPrinting(false);
  }, [printing]);
  return [printing, () => setPrinting(true)];
}
