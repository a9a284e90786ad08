import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refreshConcerned } from '../../../lib/api/topics.js';

/** The numbers are fetched anew after at least this time (spec 2 §4). */
const REFETCH_AFTER_MS = 300;

/** Returns a function that fetches the sections anew a moment after a mail was sent. */
export function useRefetchedSections(): () => void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => refreshConcerned(client, [{ topic: 'campaigns' }]), REFETCH_AFTER_MS);
  };
}
