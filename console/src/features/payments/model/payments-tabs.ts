import { cashUpCalls, invoiceCalls, paymentSettingCalls } from '../../../../../contracts/payments/calls.js';
import type { Access } from '../../../../../contracts/vocabulary/access.js';

export const paymentsTabs = ['account', 'invoices', 'cash_up', 'export'] as const;
export type PaymentsTab = (typeof paymentsTabs)[number];

const ACCESS: Readonly<Record<PaymentsTab, Access>> = {
  account: paymentSettingCalls.account.access,
  invoices: invoiceCalls.getall.access,
  cash_up: cashUpCalls.get.access,
  export: paymentSettingCalls.export.access,
};

/** The tabs that the user may see. */
export function tabsFor(mayDo: (access: Access) => boolean): readonly PaymentsTab[] {
  return paymentsTabs.filter((tab) => mayDo(ACCESS[tab]));
}

/** The address of a tab; the first one that the user may see has none of its own. */
export function tabAddress(tab: PaymentsTab, tabs: readonly PaymentsTab[]): string {
  return tab === tabs[0] ? '/payments' : `/payments?tab=${tab}`;
}

/** The tab that an address names, or the first one. */
export function tabOf(asked: string | null, tabs: readonly PaymentsTab[]): PaymentsTab | null {
  return tabs.find((tab) => tab === asked) ?? tabs[0] ?? null;
}
