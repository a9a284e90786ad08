import type { SubscriptionEvent } from './subscription-events.js';

export interface SubscriptionState {
  readonly subscribed: boolean;
}

export interface SetSubscription {
  readonly marina_id: string;
  readonly boater_id: string;
  readonly address_digest: string;
  readonly subscribed: boolean;
}

export function initial(): SubscriptionState {
  return { subscribed: true };
}

export function evolve(_state: SubscriptionState, { type }: SubscriptionEvent): SubscriptionState {
  return { subscribed: type === 'MarketingAllowed' };
}

/** Every address is subscribed until its owner says otherwise. @param at UTC */
export function decide(command: SetSubscription, state: SubscriptionState, at: string): SubscriptionEvent[] {
  const { subscribed, ...about } = command;
  if (subscribed === state.subscribed) return [];
  return [{ type: subscribed ? 'MarketingAllowed' : 'MarketingStopped', data: { ...about, at } }];
}
