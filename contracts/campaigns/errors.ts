/** `error_type` codes of the campaigns. */
export const campaignErrors = {
  /** The section's mail went out on this day of the marina's calendar. */
  sent_today: 'CAMPAIGN_SENT_TODAY',
  /** The section's last campaign is still going out. */
  running: 'CAMPAIGN_RUNNING',
  /** Nobody in the audience. */
  nobody: 'CAMPAIGN_HAS_NOBODY',
  /** A link to unsubscribe that was cut off, or is not ours. */
  link_invalid: 'UNSUBSCRIBE_LINK_INVALID',
} as const;
