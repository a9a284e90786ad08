/** The three sections of the membership marketing, as the calls name them. */
export const campaignSections = ['BOATER_CONNECTIONS', 'REVENUE_PLANNING', 'MARINA_TRAFFIC'] as const;
export type CampaignSection = (typeof campaignSections)[number];

/** The sections as the address of their screen names them. */
export const campaignTypes = {
  boater_connection: 'BOATER_CONNECTIONS',
  improve_revenue: 'REVENUE_PLANNING',
  increase_traffic: 'MARINA_TRAFFIC',
} as const satisfies Readonly<Record<string, CampaignSection>>;
export type CampaignType = keyof typeof campaignTypes;

/** The keys of the mails' subjects. */
export const campaignSubjects = {
  BOATER_CONNECTIONS: 'TE41',
  REVENUE_PLANNING: 'TE42',
  MARINA_TRAFFIC: 'TE43',
} as const satisfies Readonly<Record<CampaignSection, string>>;

export const templateTypes = ['HTML', 'TEXT'] as const;

export const campaignStates = ['RUNNING', 'DONE'] as const;

/** What residents do within this time counts as what came of the mail. */
export const RESULT_DAYS = 30;
