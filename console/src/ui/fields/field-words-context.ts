import { createContext, useContext } from 'react';

/** Translates a contract's field code ("reservation_priceRequired") into a text. `app` provides it. */
export const FieldWordsContext = createContext<(code: string) => string>((code) => code);

export function useFieldWordsOfPage(): (code: string) => string {
  return useContext(FieldWordsContext);
}
