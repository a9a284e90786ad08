import { createContext, useContext } from 'react';

/** Ends the session on purpose, so that nothing is remembered for the next one. The provider is the gate. */
export const LogOutContext = createContext<() => Promise<void>>(() => Promise.resolve());

export function useLogOut(): () => Promise<void> {
  return useContext(LogOutContext);
}
