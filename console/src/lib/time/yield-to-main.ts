/** Resolves when what has been clicked or has arrived meanwhile has had its turn. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
