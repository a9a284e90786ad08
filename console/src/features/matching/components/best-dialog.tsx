import { useTranslation } from 'react-i18next';
import { matchingCalls } from '../../../../../contracts/reservations/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { placingTopics } from '../api/placing-topics.js';
import { Second, Tag } from './matching-shapes.js';

const Lines = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 12px',
    padding: '10px 0',
    borderTop: `1px solid ${role.line}`,
  },
  '& li:first-of-type': { borderTop: 0 },
  '& p': { margin: 0 },
});

/** Lists the best berth of every stay before it gives or offers them; reports those that were refused. */
export function BestDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('matching');
  const { dateRange } = useFormats();
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
        <Lines>
          {items.map(({ reservation_id, vessel_name, boater_name, view_id, start_date, end_date, berth, kind }) => (
            <li key={reservation_id}>
              <div>
                <p>
                  <b>{vessel_name === '' ? view_id : vessel_name}</b> {boater_name}
                </p>
                <Second>
                  {dateRange(start_date, end_date)} · {t(kind === 'offer' ? 'getsOffer' : 'getsBerth')}
                </Second>
              </div>
              <Tag data-tone={kind === 'offer' ? 'line' : 'fits'}>{`${berth.pier_name}${berth.number}`}</Tag>
            </li>
          ))}
        </Lines>
      )}
    </FormDialog>
  );
}
