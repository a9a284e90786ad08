import { createContext, useContext } from 'react';

/** Turns a field code of the contracts ("reservation_priceRequired") into words. The provider is in `app`. */
export const FieldWordsContext = createContext<(code: string) => string>((code) => code);

export function useFieldWordsOfPage(): (code: string) => string {
  return useContext(FieldWordsContext);
}
