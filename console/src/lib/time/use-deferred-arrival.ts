import { useDeferredValue } from 'react';

/**
 * Becomes true in a deferred render after `arrived` does. React renders deferred content in interruptible steps, so a
 * large page does not block input.
 */
export function useDeferredArrival(arrived: boolean): boolean {
  return useDeferredValue(arrived) && arrived;
}
