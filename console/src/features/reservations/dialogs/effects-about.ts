import type { ActionDraft } from './dialog-props.js';

/** The boater and the currency of an action, for the words about what it sets off. */
export function effectsAbout({ boaterName, currency }: Pick<ActionDraft, 'boaterName' | 'currency'>) {
  return { boater: { first_name: boaterName, last_name: '', email: '' }, payment: { currency } };
}
