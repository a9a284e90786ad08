import { useTranslation } from 'react-i18next';
import { matchingCalls } from '../../../../../contracts/reservations/calls.js';
import { placementOrder } from '../../../../../contracts/reservations/vocabulary.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { placingTopics } from '../api/placing-topics.js';
import { BestGroup } from './best-group.js';
import { Second } from './matching-shapes.js';

/** Lists the best berth of every stay in the order in which they are placed, before it gives or offers them; reports those that were refused. */
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
  const error = place.error ?? load.error;
  return (
    <FormDialog
      open
      title={t('bestTitle')}
      dirty={false}
      confirm={t('allocateBest', { count: items.length })}
      busy={place.isPending}
      disabledReason={items.length === 0 ? t('bestNone') : null}
      problem={error === null ? null : problemWords(error)}
      onConfirm={() => {
        const placements = items.map(({ reservation_id, berth }) => ({ reservation_id, berth_id: berth.id }));
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
          <Second>{t('bestOrder')}</Second>
          {placementOrder.map((group) => (
            <BestGroup key={group} group={group} items={items.filter((item) => item.group === group)} />
          ))}
        </>
      )}
    </FormDialog>
  );
}
