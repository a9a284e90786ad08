export type HelpItem = 'helpCenter' | 'systemWalkthrough' | 'shortcuts' | 'termsOfService';
export type HelpSheet = 'marks' | 'walkthrough' | 'shortcuts';

/** The sheet that an item opens over the page; null when it opens in another tab. */
export const sheetOf: Readonly<Record<HelpItem, HelpSheet | null>> = {
  helpCenter: 'marks',
  systemWalkthrough: 'walkthrough',
  shortcuts: 'shortcuts',
  termsOfService: null,
};

/**
 * The items of the help menu: the help center and the walkthrough for the membership association only, terms and
 * shortcuts for everyone.
 */
export function helpItems(association: string | null): HelpItem[] {
  return association === 'TEM'
    ? ['helpCenter', 'systemWalkthrough', 'shortcuts', 'termsOfService']
    : ['shortcuts', 'termsOfService'];
}
