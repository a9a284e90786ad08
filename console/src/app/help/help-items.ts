export type HelpItem = 'helpCenter' | 'systemWalkthrough' | 'shortcuts' | 'termsOfService';
export type HelpSheet = 'marks' | 'walkthrough' | 'shortcuts';

/** The sheet that an item opens over the page; null: it opens beside the work. */
export const sheetOf: Readonly<Record<HelpItem, HelpSheet | null>> = {
  helpCenter: 'marks',
  systemWalkthrough: 'walkthrough',
  shortcuts: 'shortcuts',
  termsOfService: null,
};

/** The help menu: center and walkthrough for the membership association only, terms and shortcuts for everybody. */
export function helpItems(association: string | null): HelpItem[] {
  return association === 'TEM'
    ? ['helpCenter', 'systemWalkthrough', 'shortcuts', 'termsOfService']
    : ['shortcuts', 'termsOfService'];
}
