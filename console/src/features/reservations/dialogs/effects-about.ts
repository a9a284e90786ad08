import type { ActionDraft } from './dialog-props.js';

/** The boater and the currency, for the texts that describe the action's effects. */
export function effectsAbout({ boaterName, currency }: Pick<ActionDraft, 'boaterName' | 'currency'>) {
  return { boater: { first_name: boaterName, last_name: '', email: '' }, payment: { currency } };
}
