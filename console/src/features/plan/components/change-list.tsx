import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { UNDO_DAYS } from '../../../../../contracts/berths/vocabulary.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { Button } from '../../../ui/buttons/button.js';
import { Pager } from '../../../ui/list/pager.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NoMatch } from '../../../ui/states/no-match.js';
import { NotRefreshed } from '../../../ui/states/not-refreshed.js';
import { changeDefaults, changesAsked } from '../model/changes-address.js';
import { ActionItem } from './action-item.js';
import { UndoQuestion } from './undo-question.js';
import { planActionCalls } from '../../../../../contracts/berths/plan-calls.js';

/** A page of the changes that the address names, each with its undo. */
export function ChangeList() {
  const { t } = useTranslation('plan');
  const problemWords = useProblemWords();
  const { state, set, clear } = useListState(changeDefaults);
  const [undoing, setUndoing] = useState<string | null>(null);
  const mayUndo = useMay(planActionCalls.planUndo.access);
  const asked = changesAsked(state);
  const load = useLoad(planActionCalls.planActions, asked, {
    topics: [{ topic: 'occupancy' }, { topic: 'absences' }, { topic: 'reservations' }],
    keepPrevious: true,
  });
  const { data, error, isFetching, refetch } = load;
  const { berth_id, reservation_id } = asked;
  const all = (): void => clear(['page_size']);
  return (
    <Card>
      <Section
        title={t('changesTitle', { count: UNDO_DAYS })}
        actions={(berth_id ?? reservation_id) !== undefined && <Button onClick={all}>{t('changesOfAll')}</Button>}
      >
        {berth_id !== undefined && (
          <Quiet>
            <Link to={`/berths/${berth_id}`}>
              {data?.of.berth_name == null ? t('changesOfABerth') : t('changesOfBerth', { berth: data.of.berth_name })}
            </Link>
          </Quiet>
        )}
        {reservation_id !== undefined && (
          <Quiet>
            <Link to={`/reservations/${reservation_id}`}>
              {data?.of.boat_name == null ? t('changesOfAStay') : t('changesOfStay', { boat: data.of.boat_name })}
            </Link>
          </Quiet>
        )}
        <NotRefreshed load={load} />
        {data === undefined && error === null && <LoadingLines lines={8} rowHeight={52} />}
        {data === undefined && error !== null && (
          <ErrorState text={problemWords(error)} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {data !== undefined && data.items.length > 0 && (
          <ul aria-label={t('undoTitle')}>
            {data.items.map((action) => (
              <ActionItem key={action.action_id} action={action} onUndo={mayUndo ? setUndoing : undefined} />
            ))}
          </ul>
        )}
        {data?.items.length === 0 && nothing(data.total)}
      </Section>
      {data !== undefined && data.total > 0 && (
        <Pager
          page={asked.page}
          pageSize={asked.page_size}
          total={data.total}
          onPage={(page) => set({ page }, { push: true })}
          onPageSize={(page_size) => set({ page_size })}
        />
      )}
      {undoing !== null && <UndoQuestion actionId={undoing} onClose={() => setUndoing(null)} />}
    </Card>
  );

  function nothing(total: number) {
    // A page that the list no longer has.
    if (total > 0) return <NoMatch onClear={() => set({ page: 1 })} />;
    if ((berth_id ?? reservation_id) !== undefined) return <NoMatch onClear={all} />;
    return <EmptyState title={t('undoNone')}>{t('changesEmpty')}</EmptyState>;
  }
}
