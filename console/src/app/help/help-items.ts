export type HelpItem = 'helpCenter' | 'systemWalkthrough' | 'shortcuts' | 'termsOfService';

/** The help menu: center and walkthrough for the membership association only, terms and shortcuts for everybody. */
export function helpItems(association: string | null): HelpItem[] {
  return association === 'TEM'
    ? ['helpCenter', 'systemWalkthrough', 'shortcuts', 'termsOfService']
    : ['shortcuts', 'termsOfService'];
}
