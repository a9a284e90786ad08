import { useDeferredValue } from 'react';

/**
 * Whether something large that has arrived may be drawn: true a moment after `arrived` is. What is drawn then is drawn in
 * short steps, between which a click or a key is answered; drawn at once it would hold up the browser.
 */
export function useDeferredArrival(arrived: boolean): boolean {
  return useDeferredValue(arrived) && arrived;
}
