import { useTranslation } from 'react-i18next';
import { groupCalls } from '../../../../../contracts/reservations/group-calls.js';
import type { PricedGroup } from '../../../../../contracts/reservations/group.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { type BoatDraft, type GroupDraft, priceQuestion } from '../model/group-draft.js';

interface GroupPrices {
  /** In the order of the boats; empty while they are not known. */
  readonly prices: PricedGroup['boats'];
  readonly currency: string;
  /** Sum with the nights, and the deposit. */
  readonly facts: { readonly value: string; readonly label: string }[];
}

/** Is never sent. */
const NO_STAY = { start_date: '', end_date: '', beside: 0, boats: [] };
const NO_PRICES: GroupPrices = { prices: [], currency: '', facts: [] };

/**
 * What the offers to the boats would come to.
 * @param beside boats that the group has besides, which the discount counts
 */
export function useGroupPrices(draft: GroupDraft, boats: readonly BoatDraft[], beside: number): GroupPrices {
  const { t } = useTranslation('groups');
  const { money } = useFormats();
  const question = priceQuestion(draft, boats, beside);
  const { data } = useLoad(groupCalls.price, question ?? NO_STAY, {
    topics: [{ topic: 'pricing' }],
    enabled: question !== null,
    keepPrevious: true,
  });
  if (question === null || data?.boats.length !== boats.length) return NO_PRICES;
  const { total, deposit, nights, currency, boats: prices } = data;
  const sum = { value: money(total, currency), label: t('nightsInAll', { count: nights }) };
  const first = { value: money(deposit, currency), label: t('trade:deposit') };
  return { prices, currency, facts: deposit === 0 ? [sum] : [sum, first] };
}
