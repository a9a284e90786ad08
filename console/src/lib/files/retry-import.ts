/** Until a file that did not come is asked for again, in milliseconds. */
export const RETRY_DELAY_MS = 2_000;

/** Loads a file that nothing waits for, again and again while it does not come. Answers what calls it off. */
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
