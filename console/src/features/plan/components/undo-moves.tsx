import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLoad } from '../../../lib/api/use-load.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { Float } from '../../../ui/floats/float.js';
import { UndoIcon } from '../../../ui/icons.js';
import { Banner } from '../../../ui/page/banner.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { styled } from '../../../ui/theme/styled.js';
import { ActionItem } from './action-item.js';
import { planActionCalls } from '../../../../../contracts/berths/plan-calls.js';

/** As wide from the first moment as with its list: a float keeps the place in which it opens. */
const Room = styled('div')({ width: 380, maxWidth: '100%', minHeight: 120 });
const List = styled('ul')({ display: 'grid', maxHeight: 'min(60vh, 460px)', overflowY: 'auto' });
const SHOWN = 20;

/** The button that lists what was done on the plan in the last days. `onUndo` opens the question about one action. */
export function UndoMoves({ onUndo }: { readonly onUndo: (actionId: string) => void }) {
  const { t } = useTranslation('plan');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  return (
    <>
      <Button
        icon={<UndoIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('undoMove')}
      </Button>
      <Float anchor={anchor} onClose={close} label={t('undoTitle')} align="right">
        {anchor !== null && (
          <Room>
            <RecentActions
              onUndo={(actionId) => {
                close();
                onUndo(actionId);
              }}
            />
          </Room>
        )}
      </Float>
    </>
  );
}

function RecentActions({ onUndo }: { readonly onUndo: (actionId: string) => void }) {
  const { t } = useTranslation('plan');
  const problemWords = useProblemWords();
  const actions = useLoad(
    planActionCalls.planActions,
    { page: 1, page_size: SHOWN },
    { topics: [{ topic: 'occupancy' }, { topic: 'absences' }], keepPrevious: true },
  );
  if (actions.error !== null) return <Banner tone="wrong">{problemWords(actions.error)}</Banner>;
  if (actions.data === undefined) return <LoadingLines lines={4} rowHeight={52} />;
  if (actions.data.items.length === 0) return <p>{t('undoNone')}</p>;
  const { items, total } = actions.data;
  return (
    <>
      <List aria-label={t('undoTitle')}>
        {items.map((action) => (
          <ActionItem key={action.action_id} action={action} onUndo={onUndo} />
        ))}
      </List>
      {total > items.length && <Link to="/plan/changes">{t('undoAll', { count: total })}</Link>}
    </>
  );
}
