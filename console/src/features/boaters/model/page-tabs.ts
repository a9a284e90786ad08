export const boaterTabs = ['personal', 'documents', 'memberships', 'activity', 'messages'] as const;
export type BoaterTab = (typeof boaterTabs)[number];

export const vesselTabs = ['vessel', 'memberships', 'activity', 'messages'] as const;
export type VesselTab = (typeof vesselTabs)[number];

/** The tab that an address names; an unknown one opens the first. */
export function tabOf<Tab extends string>(search: string, tabs: readonly [Tab, ...Tab[]]): Tab {
  const named = new URLSearchParams(search).get('tab');
  return tabs.find((tab) => tab === named) ?? tabs[0];
}

/** The query that opens a tab; the first tab needs none. */
export function searchOfTab<Tab extends string>(tab: Tab, tabs: readonly Tab[]): string {
  return tab === tabs[0] ? '' : `?tab=${tab}`;
}

/**
 * The tab of a vessel that an address names; `cardNum`, the number of one of its cards, opens the memberships, unless
 * `vessel_view` asks for the vessel, whose tab marks the card too.
 */
export function vesselTabOf(search: string): VesselTab {
  const named = new URLSearchParams(search);
  return named.has('cardNum') && !named.has('tab') && !named.has('vessel_view')
    ? 'memberships'
    : tabOf(search, vesselTabs);
}
