import { useState } from 'react';

/** The bundles of a list that the user has opened. */
export function useOpenBundles() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) =>
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  return { open, toggle };
}
