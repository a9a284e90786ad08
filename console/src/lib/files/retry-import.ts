/** Milliseconds before a failed load is retried. */
export const RETRY_DELAY_MS = 2_000;

/** Loads an optional file and retries until it succeeds. Returns a function that cancels the load. */
export function retryImport<T>(load: () => Promise<T>, come: (loaded: T) => void): () => void {
  let wanted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (): void => {
    load().then(
      (loaded) => {
        if (wanted) come(loaded);
      },
      () => {
        if (wanted) timer = setTimeout(begin, RETRY_DELAY_MS);
      },
    );
  };
  begin();
  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}
