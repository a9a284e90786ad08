/** Possible results of a trial payment. */
export const trialCards = ['succeeds', 'declined', 'unavailable'] as const;
export type TrialCard = (typeof trialCards)[number];

/** Tokens that the trial provider accepts in place of a card. */
export const trialTokens: Readonly<Record<TrialCard, string>> = {
  succeeds: 'sandbox_ok',
  declined: 'sandbox_declined',
  unavailable: 'sandbox_unavailable',
};
