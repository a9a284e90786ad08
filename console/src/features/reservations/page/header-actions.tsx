import { isDecline } from '../../../entities/reservation/cancelling/cancel-rules.js';
import { useTranslation } from 'react-i18next';
import type { DepartureMove } from '../../../entities/stay-change/departure-rules.js';
import { MoreIcon } from '../../../ui/icons.js';
import { Button } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { MenuButton } from '../../../ui/buttons/menu-button.js';
import type { Offered, PageFacts } from '../model/page-facts.js';
import { cancelEntry, decline, save } from '../model/actions.js';
import { departedShown, departureMoves, editEntry, editMenu, formEditable } from '../model/visibility.js';

interface HeaderMenuProps {
  readonly facts: PageFacts;
  readonly onEdit: () => void;
  readonly onDeparture: (move: DepartureMove) => void;
  /** Records that the boat has left. */
  readonly onDeparted: () => void;
  readonly onCancelReservation: () => void;
}

/** The menu with Edit and Cancel, on a phone. */
export function HeaderMenu({ facts, onEdit, onDeparture, onDeparted, onCancelReservation }: HeaderMenuProps) {
  const { t } = useTranslation(['reservations', 'entities/stay-change']);
  const menu = editMenu(facts);
  const edit = editEntry(facts);
  const cancel = cancelEntry(facts);
  const words = ({ reason }: Offered): string | null => (reason === null ? null : t(reason));
  if (!menu.shown) return null;
  return (
    <MenuButton
      label={t('editMenu')}
      iconOnly
      icon={<MoreIcon />}
      disabledReason={words(menu)}
      items={[
        ...(edit.shown && !facts.editing
          ? [{ id: 'edit', label: t('actions:edit'), run: onEdit, disabledReason: words(edit) }]
          : []),
        ...(departedShown(facts) ? [{ id: 'departed', label: t('departed'), run: onDeparted }] : []),
        ...departureMoves(facts).map((move) => ({
          id: move,
          label: t(`entities/stay-change:${move}`),
          run: () => onDeparture(move),
        })),
        ...(cancel.shown
          ? [
              {
                id: 'cancel',
                label: t(endWord(facts)),
                run: onCancelReservation,
                danger: true,
                disabledReason: words(cancel),
              },
            ]
          : []),
      ]}
    />
  );
}

/**
 * Edit, Message, Print and Cancel as buttons, where there is room for them. What the page offers already is left out: Edit
 * while the form is open, and Cancel beside Decline.
 */
export function HeaderButtons({ facts, onEdit, onDeparture, onDeparted, onCancelReservation }: HeaderMenuProps) {
  const { t } = useTranslation(['reservations', 'entities/stay-change']);
  const menu = editMenu(facts);
  if (!menu.shown) return null;
  const edit = editEntry(facts);
  const cancel = cancelEntry(facts);
  const words = (offered: Offered): string | null => {
    const reason = menu.reason ?? offered.reason;
    return reason === null ? null : t(reason);
  };
  return (
    <>
      {edit.shown && !formEditable(facts) && (
        <Button disabledReason={words(edit)} onClick={onEdit}>
          {t('actions:edit')}
        </Button>
      )}
      {departedShown(facts) && <Button onClick={onDeparted}>{t('departed')}</Button>}
      {!facts.editing &&
        departureMoves(facts).map((move) => (
          <Button key={move} onClick={() => onDeparture(move)}>
            {t(`entities/stay-change:${move}`)}
          </Button>
        ))}
      {facts.tab !== 'messages' && facts.features.chat === true && (
        <LinkButton to="?tab=1" replace>
          {t('trade:message')}
        </LinkButton>
      )}
      {facts.tab !== 'messages' && (
        <Button onClick={() => window.print()}>{t(facts.tab === 'terms' ? 'printAgreed' : 'actions:print')}</Button>
      )}
      {cancel.shown && !decline(facts).shown && (
        <Button disabledReason={words(cancel)} onClick={onCancelReservation}>
          {t(endWord(facts))}
        </Button>
      )}
    </>
  );
}

/** The name of the dialog's button: an unbooked request of a boater is declined, everything else is cancelled. */
function endWord({ reservation }: PageFacts): 'declineReservation' | 'cancelReservation' {
  return reservation !== null && isDecline(reservation) ? 'declineReservation' : 'cancelReservation';
}

interface HeaderActionsProps {
  readonly facts: PageFacts;
  readonly busy: boolean;
  /** The form has input that is lost on leaving edit mode. */
  readonly dirty: boolean;
  readonly onStopEditing: () => void;
  readonly onSave: () => void;
}

/** During editing: the button that leaves edit mode, and Save while there are changes. */
export function HeaderActions({ facts, busy, dirty, onStopEditing, onSave }: HeaderActionsProps) {
  const { t } = useTranslation('reservations');
  const saving = save(facts);
  return (
    <>
      {facts.editing && <Button onClick={onStopEditing}>{t(dirty ? 'actions:discardChanges' : 'stopEditing')}</Button>}
      {saving.shown && (
        <Button
          kind="primary"
          busy={busy}
          disabledReason={saving.reason === null ? null : t(saving.reason)}
          onClick={onSave}
        >
          {saving.action === 'UPDATE' && saving.tellsBoater ? t('saveAndSend') : t('actions:save')}
        </Button>
      )}
    </>
  );
}
