/** How a trial payment can end. */
export const trialCards = ['succeeds', 'declined', 'unavailable'] as const;
export type TrialCard = (typeof trialCards)[number];

/** What the trial provider takes in place of a card. */
export const trialTokens: Readonly<Record<TrialCard, string>> = {
  succeeds: 'sandbox_ok',
  declined: 'sandbox_declined',
  unavailable: 'sandbox_unavailable',
};
