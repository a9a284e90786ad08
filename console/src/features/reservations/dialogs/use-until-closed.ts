import { useEffect, useState } from 'react';

/** A dialog's state, which is `empty` again when the dialog is closed. */
export function useUntilClosed<Value>(open: boolean, empty: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(empty);
  useEffect(() => {
    if (!open) setValue(empty);
  }, [open, empty]);
  return [value, setValue];
}
