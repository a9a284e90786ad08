import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { UNDO_DAYS } from '../../../../../contracts/berths/vocabulary.js';
import { usePagedLoad } from '../../../lib/api/use-listed-page.js';
import { useMay } from '../../../lib/session/may.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { Button } from '../../../ui/buttons/button.js';
import { ListPager } from '../../../ui/list/list-pager.js';
import { LoadedRows } from '../../../ui/list/loaded-rows.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NoMatch } from '../../../ui/states/no-match.js';
import { changeDefaults, changesAsked } from '../model/changes-address.js';
import { ActionItem } from './action-item.js';
import { UndoQuestion } from './undo-question.js';
import { planActionCalls } from '../../../../../contracts/berths/plan-calls.js';

/** A page of the changes that the address names, each with its undo. */
export function ChangeList() {
  const { t } = useTranslation('plan');
  const { state, clear, turnTo, showRows } = useListState(changeDefaults);
  const [undoing, setUndoing] = useState<string | null>(null);
  const mayUndo = useMay(planActionCalls.planUndo.access);
  const asked = changesAsked(state);
  const list = usePagedLoad(
    planActionCalls.planActions,
    asked,
    { turnTo, showRows },
    { topics: [{ topic: 'occupancy' }, { topic: 'absences' }, { topic: 'reservations' }] },
  );
  const { data } = list;
  const { berth_id, reservation_id } = asked;
  const all = (): void => clear(['page_size']);
  const nothing =
    (berth_id ?? reservation_id) === undefined ? (
      <EmptyState title={t('undoNone')}>{t('changesEmpty')}</EmptyState>
    ) : (
      <NoMatch onClear={all} />
    );
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
        <LoadedRows list={list} loading={<LoadingLines lines={8} rowHeight={52} />} empty={nothing}>
          {(actions) => (
            <ul aria-label={t('undoTitle')}>
              {actions.map((action) => (
                <ActionItem key={action.action_id} action={action} onUndo={mayUndo ? setUndoing : undefined} />
              ))}
            </ul>
          )}
        </LoadedRows>
      </Section>
      <ListPager list={list} />
      {undoing !== null && <UndoQuestion actionId={undoing} onClose={() => setUndoing(null)} />}
    </Card>
  );
}
