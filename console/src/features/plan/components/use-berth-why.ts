import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { spareMetres } from '../../../../../contracts/berths/rules/boat-fit.js';
import { isSizeKnown } from '../../../../../contracts/vocabulary/sizes.js';
import { useRemovalWords } from '../../../entities/berth/use-removal-words.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { type ChartBar, isVisit } from '../model/chart-bar.js';
import type { ChartData } from '../model/chart-data.js';
import type { BerthWhy } from './berth-row.js';
import { availabilityCalls } from '../../../../../contracts/berths/availability-calls.js';

/** Returns why the selected boat could lie on a berth, or why not, for the nights of its bar. Nothing while none is selected. */
export function useBerthWhy(
  selected: ChartBar | null,
  { berths }: ChartData,
): (berthId: string) => BerthWhy | undefined {
  const { t } = useTranslation('plan');
  const { metres } = useFormats();
  const removalWords = useRemovalWords();
  const bar = selected !== null && isVisit(selected) ? selected : null;
  const boat = bar?.sizes ?? { length: 1, beam: 1, draft: 1, type: null };
  const choices = useLoad(
    availabilityCalls.listAvailableBerths,
    {
      start_date: bar?.start ?? '',
      end_date: bar?.end ?? '',
      length: boat.length,
      beam: boat.beam,
      draft: boat.draft,
      type: boat.type,
      ...(bar?.allocationId == null ? {} : { allocation_id: bar.allocationId }),
    },
    { topics: [{ topic: 'berths' }, { topic: 'occupancy' }], enabled: bar !== null },
  );
  const items = bar === null ? undefined : choices.data?.items;
  const choiceOf = useMemo(() => new Map((items ?? []).map((choice) => [choice.berth_id, choice])), [items]);
  return (berthId) => {
    const choice = choiceOf.get(berthId);
    if (choice === undefined) return undefined;
    if (choice.removed_by !== null) {
      const full = removalWords(choice.removed_by, (id) => berths.get(id)?.name ?? null);
      return { fits: false, words: t(`whyNot_${choice.removed_by.rule}`), full };
    }
    const spare = metres(spareMetres(choice.length, boat.length));
    return {
      fits: true,
      words: t(berthId === bar?.berthId ? 'whyHere' : 'whyFits', { spare }),
      full: isSizeKnown(boat.beam)
        ? t('whyFitsFull', { spare, beam: metres(spareMetres(choice.max_beam, boat.beam)) })
        : t('whyFitsInLength', { spare }),
    };
  };
}
