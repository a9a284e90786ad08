import { useEffect, useState } from 'react';

/** The state of a dialog; closing the dialog resets it to `empty`. */
export function useUntilClosed<Value>(open: boolean, empty: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(empty);
  useEffect(() => {
    if (!open) setValue(empty);
  }, [open, empty]);
  return [value, setValue];
}
