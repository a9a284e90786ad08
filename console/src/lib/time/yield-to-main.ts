/** Resolves after the browser has handled pending input and messages. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
