/**
 * The idempotency keys of one form or button. A resend of the same body after a failure is the same intent and keeps
 * its key, so that the server runs it once. Any other body gets a new key.
 */
export class IntentKeys {
  private current: { readonly sent: string; readonly key: string } | null = null;

  keyFor(body: unknown): string {
    const sent = JSON.stringify(body ?? null);
    if (this.current?.sent !== sent) this.current = { sent, key: crypto.randomUUID() };
    return this.current.key;
  }

  /** Ends an intent after success: the same body sent again gets a new key. */
  done(): void {
    this.current = null;
  }
}
