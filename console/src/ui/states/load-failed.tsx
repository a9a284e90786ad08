import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { ErrorState } from './error-state.js';
import type { Reloaded } from './not-refreshed.js';

interface LoadFailedProps {
  /** The answer that could not be loaded, as `useLoad` returns it. */
  load: Omit<Reloaded, 'data'>;
}

/** Shown in place of data that could not be loaded: why, and the button that loads it again. */
export function LoadFailed({ load }: LoadFailedProps) {
  const problemWords = useProblemWords();
  return <ErrorState text={problemWords(load.error)} busy={load.isFetching} onRetry={() => void load.refetch()} />;
}
