import { createContext } from 'react';

/** The element below the page in which the bar of unsaved changes stands; null before it is there. */
export const BarPlace = createContext<HTMLElement | null>(null);
