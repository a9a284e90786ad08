import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { BestPlacement } from '../../../../../contracts/reservations/matching.js';
import { placementOrder } from '../../../../../contracts/reservations/vocabulary.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { Second } from '../../../ui/layout/second.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { placingTopics } from '../api/placing-topics.js';
import { BestGroup } from './best-group.js';
import { matchingCalls } from '../../../../../contracts/reservations/matching-calls.js';

/**
 * Lists the best berth of every stay in the order in which they are placed, before it gives or offers them; reports
 * those that were refused. A boat below the minimum of its berth gets it only if staff tick it.
 */
export function BestDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('matching');
  const problemWords = useProblemWords();
  const toast = useToast();
  const load = useLoad(matchingCalls.previewBest, undefined, { topics: placingTopics });
  const place = useSend(matchingCalls.placeBest, {
    topics: placingTopics,
    onDone: ({ outcomes }) => {
      const refused = outcomes.filter(({ outcome }) => outcome === 'refused').length;
      const done = outcomes.length - refused;
      toast(
        refused === 0
          ? { kind: 'done', text: t('placedAll', { count: done }) }
          : { kind: 'wrong', text: t('placedSome', { done, refused }) },
      );
      onClose();
    },
  });
  const items = load.data?.items ?? [];
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const plain = items.filter(({ needs_confirmation }) => !needs_confirmation);
  const below = items.filter(({ needs_confirmation }) => needs_confirmation);
  const taken = items.filter((item) => !item.needs_confirmation || confirmed.has(confirmedAs(item)));
  const error = place.error ?? load.error;
  return (
    <FormDialog
      open
      title={t('bestTitle')}
      dirty={confirmed.size > 0}
      confirm={t('allocateBest', { count: taken.length })}
      busy={place.isPending}
      disabledReason={items.length === 0 ? t('bestNone') : taken.length === 0 ? t('bestNoneConfirmed') : null}
      problem={error === null ? null : problemWords(error)}
      onConfirm={() => {
        const placements = taken.map(({ reservation_id, berth, needs_confirmation }) => ({
          reservation_id,
          berth_id: berth.id,
          confirm_min_length: needs_confirmation,
        }));
        void place.send({ placements });
      }}
      onClose={onClose}
    >
      {load.data === undefined ? (
        load.error === null && <LoadingLines lines={3} rowHeight={48} />
      ) : items.length === 0 ? (
        <EmptyState title={t('bestNone')}>{t('bestNoneText')}</EmptyState>
      ) : (
        <>
          <Second as="p">{t('bestOrder')}</Second>
          {placementOrder.map((group) => (
            <BestGroup key={group} heading={t(`best_${group}`)} items={plain.filter((item) => item.group === group)} />
          ))}
          <BestGroup
            heading={t('bestConfirm')}
            items={below}
            confirming={{
              isConfirmed: (item) => confirmed.has(confirmedAs(item)),
              onConfirm: (item, confirms) =>
                setConfirmed((before) => withOrWithout(before, confirmedAs(item), confirms)),
            }}
          />
        </>
      )}
    </FormDialog>
  );
}

/** A confirmation holds for the berth that was shown. */
function confirmedAs({ reservation_id, berth }: BestPlacement): string {
  return `${reservation_id} ${berth.id}`;
}

function withOrWithout(set: ReadonlySet<string>, one: string, included: boolean): ReadonlySet<string> {
  const next = new Set(set);
  if (included) next.add(one);
  else next.delete(one);
  return next;
}
