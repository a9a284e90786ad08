import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ColumnsIcon } from '../icons.js';
import { Button } from '../buttons/button.js';
import { ToggleInput } from '../fields/toggle-input.js';
import { Float } from '../floats/float.js';
import { ChoiceList } from './choice-list.js';
import type { Column, Density } from './column.js';

interface ColumnChooserProps<Row> {
  columns: readonly Column<Row>[];
  hidden: readonly string[];
  onHide: (hidden: string[]) => void;
  density: Density;
  onDensity: (density: Density) => void;
}

/** Chooses a list's columns and row density; both are personal preferences. */
export function ColumnChooser<Row>({ columns, hidden, onHide, density, onDensity }: ColumnChooserProps<Row>) {
  const { t } = useTranslation('ui');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const offered = columns.filter((column) => column.hideable === true);
  return (
    <>
      <Button
        kind="quiet"
        icon={<ColumnsIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('columns')}
      </Button>
      <Float anchor={anchor} onClose={() => setAnchor(null)} label={t('columns')} align="right">
        <div style={{ display: 'grid', gap: 12 }}>
          <ChoiceList
            label={t('columns')}
            options={offered.map(({ id, header }) => ({ value: id, label: header }))}
            chosen={offered.map(({ id }) => id).filter((id) => !hidden.includes(id))}
            onChange={(shown) => onHide(offered.map(({ id }) => id).filter((id) => !shown.includes(id)))}
          />
          <ToggleInput
            label={t('density')}
            value={density}
            onChange={(value) => onDensity(value === 'compact' ? 'compact' : 'comfortable')}
            options={[
              { value: 'comfortable', label: t('comfortable') },
              { value: 'compact', label: t('compact') },
            ]}
          />
        </div>
      </Float>
    </>
  );
}
