/**
 * The idempotency keys of one form or button. Sending the same thing again after it failed is the same intent and
 * keeps its key, so that the server does it once; anything else is a new one.
 */
export class IntentKeys {
  private current: { readonly said: string; readonly key: string } | null = null;

  keyFor(body: unknown): string {
    const said = JSON.stringify(body ?? null);
    if (this.current?.said !== said) this.current = { said, key: crypto.randomUUID() };
    return this.current.key;
  }

  /** It was done: the same words are a new intent from now on. */
  done(): void {
    this.current = null;
  }
}
