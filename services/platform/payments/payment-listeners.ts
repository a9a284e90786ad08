import type { PaymentNotification } from './payment-provider.js';

/** Is told what the payment provider tells; rejects when it could not take it in, and is told again then. */
export type PaymentListener = (told: PaymentNotification) => Promise<void>;

/** Who in the product waits for news of the payment provider. */
export class PaymentListeners {
  private readonly listeners: PaymentListener[] = [];

  register(listener: PaymentListener): void {
    this.listeners.push(listener);
  }

  async tell(told: PaymentNotification): Promise<void> {
    for (const listener of this.listeners) await listener(told);
  }
}
