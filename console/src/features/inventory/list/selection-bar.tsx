import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_CHANGED_BERTHS } from '../../../../../contracts/berths/vocabulary.js';
import { Button } from '../../../ui/buttons/button.js';
import { Float } from '../../../ui/floats/float.js';
import { Row } from '../../../ui/layout/row.js';
import { coversBottom } from '../../../ui/page/covered-edges.js';
import { CloseIcon, DeleteIcon, EditIcon, ElectricityIcon, PlaceIcon } from '../../../ui/icons.js';
import { Bar, Press } from '../../../ui/list/selection-shapes.js';
import { BulkDialog, type BulkKind } from './bulk-dialog.js';
import { type SwitchName, switchNames } from './berth-switches.js';
import type { Changes, ChangingBerths } from './use-change-berths.js';
import type { Ticked } from './use-ticked.js';
import { RemoveDialog } from './remove-dialog.js';

interface SelectionBarProps {
  ticked: Ticked;
  changing: ChangingBerths;
}

/** What can be done with the ticked berths. */
export function SelectionBar({ ticked, changing }: SelectionBarProps) {
  const { t } = useTranslation('inventory');
  const [dialog, setDialog] = useState<BulkKind | 'delete' | null>(null);
  const ids = [...ticked.ids];
  const change = async (changes: Changes) => {
    const saved = await changing.change({ ids, changes });
    setDialog(null);
    if (saved && changes === 'DELETE') ticked.clear();
  };
  if (ids.length === 0) return null;
  const tooMany = ids.length > MOST_CHANGED_BERTHS;
  const icons: Record<BulkKind, ReactNode> = {
    sizes: <EditIcon />,
    services: <ElectricityIcon />,
    location: <PlaceIcon />,
  };
  return (
    <>
      <Bar ref={coversBottom} role="toolbar" aria-label={t('chosen', { count: ids.length })}>
        <b>{tooMany ? t('tooManyChosen', { most: MOST_CHANGED_BERTHS }) : t('chosen', { count: ids.length })}</b>
        {!tooMany && (
          <>
            <i aria-hidden="true" />
            {switchNames.map((name) => (
              <OnOff key={name} name={name} onChoose={(on) => void change({ [name]: on })} />
            ))}
            <i aria-hidden="true" />
            {(['sizes', 'services', 'location'] as const).map((kind) => (
              <Press key={kind} type="button" onClick={() => setDialog(kind)}>
                {icons[kind]}
                {t(`bulk_${kind}`)}
              </Press>
            ))}
            <Press type="button" data-danger="true" onClick={() => setDialog('delete')}>
              <DeleteIcon />
              {t('bulk_delete')}
            </Press>
          </>
        )}
        <i aria-hidden="true" />
        <Press type="button" aria-label={t('untickAll')} onClick={ticked.clear}>
          <CloseIcon />
        </Press>
      </Bar>
      {dialog !== null && dialog !== 'delete' && (
        <BulkDialog
          kind={dialog}
          count={ids.length}
          busy={changing.busy}
          onSave={(changes) => void change(changes)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'delete' && (
        <RemoveDialog
          count={ids.length}
          busy={changing.busy}
          onRemove={() => void change('DELETE')}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

/** A small choice of on or off for all ticked berths. */
function OnOff({ name, onChoose }: { name: SwitchName; onChoose: (on: boolean) => void }) {
  const { t } = useTranslation('inventory');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (on: boolean) => {
    setAnchor(null);
    onChoose(on);
  };
  return (
    <>
      <Press
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t(`bulk_${name}`)}
      </Press>
      <Float anchor={anchor} onClose={() => setAnchor(null)} label={t(`bulk_${name}`)}>
        <Row gap={8}>
          <Button onClick={() => choose(true)} autoFocus>
            {t('switchOn')}
          </Button>
          <Button onClick={() => choose(false)}>{t('actions:switchOff')}</Button>
        </Row>
      </Float>
    </>
  );
}
