import { useTranslation } from 'react-i18next';
import type { StrandedStay } from '../../../../../contracts/berths/many-berths.js';
import { Button } from '../../../ui/buttons/button.js';
import { BottomBar } from '../../../ui/page/bottom-bar.js';
import type { BerthFieldName, BerthValues } from '../model/berth-values.js';

export interface SaveBarProps {
  /** Pier and number as typed. */
  name: string;
  isNew: boolean;
  mine: readonly BerthFieldName[];
  saved: Partial<BerthValues> | null;
  typed: Partial<BerthValues>;
  words: {
    readonly labelOf: (name: BerthFieldName) => string;
    readonly valueOf: (name: BerthFieldName, values: Partial<BerthValues>) => string;
  };
  /** Stays that the changes put out of the berth; undefined while that is being checked. */
  affected: readonly StrandedStay[] | undefined;
  /** A holder was chosen, which is saved as well. */
  holderChosen: boolean;
  busy: boolean;
  onSave: () => void;
  onChooseBerths: () => void;
  onDiscard: () => void;
  onDelete?: (() => void) | undefined;
}

/** What will be saved, whom it affects, and the buttons. */
export function SaveBar(props: SaveBarProps) {
  const {
    name,
    isNew,
    mine,
    saved,
    typed,
    words,
    affected,
    holderChosen,
    busy,
    onSave,
    onChooseBerths,
    onDiscard,
    onDelete,
  } = props;
  const { t } = useTranslation('inventory/berth');
  const displaced = affected !== undefined && affected.length > 0;
  const [first] = mine;
  const dirty = mine.length > 0 || holderChosen;
  const change =
    first === undefined || saved === null
      ? t(isNew ? 'trade:newBerth' : holderChosen ? 'newHolder' : 'noChanges')
      : first === 'notes'
        ? t('changedNote', { count: mine.length })
        : t('changedField', {
            count: mine.length,
            field: words.labelOf(first).toLocaleLowerCase(),
            from: words.valueOf(first, saved),
            to: words.valueOf(first, typed),
          });
  const effect = displaced
    ? t('doNotFit', {
        count: affected.length,
        boats: affected.map((stay) => stay.vessel.name ?? t('trade:unnamedBoat')).join(', '),
      })
    : isNew || mine.length === 0
      ? ''
      : t(affected === undefined ? 'checkingStays' : 'nobodyAffected');
  return (
    <BottomBar label={t('saveBar')} facts={[{ value: change, label: effect }]}>
      {onDelete !== undefined && (
        <Button kind="danger" onClick={onDelete}>
          {t('deleteBerth')}
        </Button>
      )}
      {!isNew && dirty && <Button onClick={onDiscard}>{t('actions:discard')}</Button>}
      {displaced ? (
        <Button kind="primary" busy={busy} onClick={onChooseBerths}>
          {t('chooseNewBerths')}
        </Button>
      ) : (
        <Button
          kind="primary"
          busy={busy}
          disabledReason={!isNew && !dirty ? t('nothingToSave') : null}
          onClick={onSave}
        >
          {t(!isNew ? 'saveBerth' : typed.number == null ? 'addUnnamedBerth' : 'addBerth', { berth: name })}
        </Button>
      )}
    </BottomBar>
  );
}
