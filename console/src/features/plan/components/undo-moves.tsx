import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { planActionCalls } from '../../../../../contracts/berths/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { Float } from '../../../ui/floats/float.js';
import { UndoIcon } from '../../../ui/icons.js';
import { Banner } from '../../../ui/page/banner.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useActionWords } from './use-action-words.js';

/** As wide from the first moment as with its list: a float keeps the place in which it opens. */
const Room = styled('div')({ width: 380, maxWidth: '100%', minHeight: 120 });
const List = styled('ul')({ display: 'grid', maxHeight: 'min(60vh, 460px)', overflowY: 'auto' });
const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 12px',
  padding: '8px 4px',
  '& + &': { borderTop: `1px solid ${role.line}` },
  '& strong': { ...type.strong, display: 'block' },
  '& small': { ...type.second, color: role.ink2 },
});
const SHOWN = 20;
/** The most that the server answers. */
const MOST = 100;

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
  const { instant } = useFormats();
  const problemWords = useProblemWords();
  const { whatOf, whereOf, whyNot } = useActionWords();
  const [limit, setLimit] = useState(SHOWN);
  const actions = useLoad(
    planActionCalls.planActions,
    { limit },
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
          <Item key={action.action_id}>
            <span>
              <strong>{whatOf(action)}</strong>
              <small>
                {[whereOf(action), action.by.name ?? t('bySystem'), instant(action.at)].filter(Boolean).join(' · ')}
              </small>
            </span>
            <Button
              size="small"
              disabledReason={whyNot(action)}
              aria-label={t('undoThis', { what: whatOf(action) })}
              onClick={() => onUndo(action.action_id)}
            >
              {t('undo')}
            </Button>
          </Item>
        ))}
      </List>
      {total > items.length && limit < MOST && (
        <Button size="small" kind="quiet" busy={actions.isFetching} onClick={() => setLimit(limit + SHOWN)}>
          {t('undoOlder')}
        </Button>
      )}
    </>
  );
}
