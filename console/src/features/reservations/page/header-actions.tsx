import { useTranslation } from 'react-i18next';
import { MoreIcon } from '../../../ui/icons.js';
import { Button } from '../../../ui/buttons/button.js';
import { MenuButton } from '../../../ui/buttons/menu-button.js';
import type { Offered, PageFacts } from '../model/page-facts.js';
import { cancelEntry, save } from '../model/actions.js';
import { editEntry, editMenu } from '../model/visibility.js';

interface HeaderActionsProps {
  readonly facts: PageFacts;
  readonly busy: boolean;
  readonly onEdit: () => void;
  readonly onStopEditing: () => void;
  readonly onCancelReservation: () => void;
  readonly onSave: () => void;
}

/** At the right of the title: the menu of Edit and Cancel, and Save while there is something to save. */
export function HeaderActions(props: HeaderActionsProps) {
  const { facts, busy, onEdit, onStopEditing, onCancelReservation, onSave } = props;
  const { t } = useTranslation('reservations');
  const menu = editMenu(facts);
  const edit = editEntry(facts);
  const cancel = cancelEntry(facts);
  const saving = save(facts);
  const words = ({ reason }: Offered): string | null => (reason === null ? null : t(reason));
  return (
    <>
      {menu.shown && (
        <MenuButton
          label={t('editMenu')}
          iconOnly
          icon={<MoreIcon />}
          disabledReason={words(menu)}
          items={[
            ...(edit.shown && !facts.editing
              ? [{ id: 'edit', label: t('edit'), run: onEdit, disabledReason: words(edit) }]
              : []),
            ...(cancel.shown
              ? [
                  {
                    id: 'cancel',
                    label: t('cancelReservation'),
                    run: onCancelReservation,
                    danger: true,
                    disabledReason: words(cancel),
                  },
                ]
              : []),
          ]}
        />
      )}
      {facts.editing && <Button onClick={onStopEditing}>{t('stopEditing')}</Button>}
      {saving.shown && (
        <Button kind="primary" busy={busy} disabledReason={words(saving)} onClick={onSave}>
          {saving.action === 'UPDATE' && saving.tellsBoater ? t('saveAndSend') : t('save')}
        </Button>
      )}
    </>
  );
}
