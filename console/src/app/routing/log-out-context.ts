import { createContext, useContext } from 'react';

/** Ends the session on purpose, so that the next sign-in remembers no address. The gate provides it. */
export const LogOutContext = createContext<() => Promise<void>>(() => Promise.resolve());

export function useLogOut(): () => Promise<void> {
  return useContext(LogOutContext);
}
