import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { quickUser } from './quick-user.js';

export interface Clock {
  /** Types and clicks while the clock is stopped. */
  readonly user: UserEvent;
  /** Advances the clock and runs everything that is due. */
  readonly pass: (milliseconds: number) => Promise<void>;
  readonly goOn: () => void;
}

/** Stops the clock at an instant. Call `goOn` at the end of the test. */
export function stopClock(instant: string): Clock {
  jest.useFakeTimers({ now: new Date(instant), doNotFake: ['queueMicrotask', 'nextTick'] });
  return {
    user: quickUser((milliseconds) => jest.advanceTimersByTime(milliseconds)),
    pass: (milliseconds) => act(() => jest.advanceTimersByTimeAsync(milliseconds)),
    goOn: () => jest.useRealTimers(),
  };
}
