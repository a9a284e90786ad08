import type { PaymentNotification } from './payment-provider.js';

/** Receives notifications of the payment provider. */
export interface PaymentListener {
  /** Rejects when the notification could not be processed; the provider then sends it again. */
  take(notification: PaymentNotification): Promise<void>;
}

/** The listeners of the running product. */
export class PaymentListeners {
  private readonly listeners: PaymentListener[] = [];

  register(listener: PaymentListener): void {
    this.listeners.push(listener);
  }

  async tell(notification: PaymentNotification): Promise<void> {
    for (const listener of this.listeners) await listener.take(notification);
  }
}
