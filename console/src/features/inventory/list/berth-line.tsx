import { type MouseEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BerthRecord } from '../../../../../contracts/berths/records.js';
import type { Column } from '../../../ui/list/column.js';
import { Row } from '../../../ui/list/list-shapes.js';
import { openByClick } from '../../../ui/list/open-by-click.js';
import { RowLink } from '../../../ui/list/row-link.js';
import { Unseen } from '../../../ui/page/unseen.js';
import { BerthMenu } from './berth-menu.js';
import { Tick } from '../../../ui/list/tick.js';

export interface BerthLineProps {
  berth: BerthRecord;
  columns: readonly Column<BerthRecord>[];
  ticked: boolean;
  glow: boolean;
  /** The one row in the tab order; arrow keys move between rows. */
  first: boolean;
  locked: boolean;
  onTick: (id: string, run: boolean) => void;
  onDelete: (berth: BerthRecord) => void;
}

/** One berth of the table. Space ticks it, Enter opens it, a full stop opens its menu. */
export function BerthLine({ berth, columns, ticked, glow, first, locked, onTick, onDelete }: BerthLineProps) {
  const { t } = useTranslation('inventory');
  const row = useRef<HTMLTableRowElement>(null);
  const openMenu = () => row.current?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.click();
  return (
    <Row
      ref={row}
      data-ticked={ticked}
      data-active={berth.active}
      data-glow={glow}
      aria-selected={ticked}
      onClick={openByClick}
      onAuxClick={openByClick}
    >
      <td>
        <Tick
          type="checkbox"
          checked={ticked}
          aria-label={t('tickBerth', { berth: berth.name })}
          onChange={() => undefined}
          onClick={(event: MouseEvent) => onTick(berth.id, event.shiftKey)}
        />
      </td>
      {columns.map((column, index) => (
        <td key={column.id} style={{ textAlign: column.align ?? 'left' }}>
          {index === 0 && (
            <RowLink
              to={`/berths/${berth.id}`}
              data-row-link
              tabIndex={first ? 0 : -1}
              onKeyDown={(event) => {
                if (event.key !== ' ' && event.key !== '.') return;
                event.preventDefault();
                if (event.key === ' ') onTick(berth.id, event.shiftKey);
                else openMenu();
              }}
            >
              <Unseen>{berth.name}</Unseen>
            </RowLink>
          )}
          {column.cell(berth)}
        </td>
      ))}
      <td>
        <BerthMenu {...{ berth, locked, onDelete }} />
      </td>
    </Row>
  );
}
