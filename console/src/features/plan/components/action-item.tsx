import { useTranslation } from 'react-i18next';
import type { PlanAction } from '../../../../../contracts/berths/plan-actions.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useActionWords } from './use-action-words.js';

const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 12px',
  padding: '8px 4px',
  '& + &': { borderTop: `1px solid ${role.line}` },
  '& strong': { ...type.strong, display: 'block', overflowWrap: 'anywhere' },
  '& small': { ...type.second, color: role.ink2 },
});

interface ActionItemProps {
  readonly action: PlanAction;
  /** Absent: the user may only look. */
  readonly onUndo?: ((actionId: string) => void) | undefined;
}

/** One action on the plan in a list: what changed, where, by whom and when, with its undo. */
export function ActionItem({ action, onUndo }: ActionItemProps) {
  const { t } = useTranslation('plan');
  const { instant } = useFormats();
  const { whatOf, whereOf, whyNot } = useActionWords();
  return (
    <Item>
      <span>
        <strong>{whatOf(action)}</strong>
        <small>
          {[whereOf(action), action.by.name ?? t('bySystem'), instant(action.at)].filter(Boolean).join(' · ')}
        </small>
      </span>
      {onUndo !== undefined && (
        <Button
          size="small"
          disabledReason={whyNot(action)}
          aria-label={t('undoThis', { what: whatOf(action) })}
          onClick={() => onUndo(action.action_id)}
        >
          {t('actions:undo')}
        </Button>
      )}
    </Item>
  );
}
