import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { BerthListAnswer, PierRecord } from '../../../../../contracts/berths/records.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { SetSwitch } from '../../../ui/fields/set-switch.js';
import { EditIcon, ExpandMoreIcon } from '../../../ui/icons.js';
import { OnPaper } from '../../../ui/page/on-paper.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { pierSwitchState } from '../model/pier-switch.js';
import { type SwitchName, switchNames } from './berth-switches.js';
import { Tick } from '../../../ui/list/tick.js';
import { PierRow } from './table-shapes.js';
import { useBerthWords } from './use-berth-words.js';

const Fold = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  margin: 0,
  padding: '6px 0',
  border: 0,
  borderRadius: 6,
  background: 'transparent',
  color: role.ink,
  fontSize: 14,
  cursor: 'pointer',
  '& svg': { width: 18, height: 18, transition: 'transform 120ms ease' },
  '&[aria-expanded=false] svg': { transform: 'rotate(-90deg)' },
  '& span': { color: role.ink2, fontWeight: 400 },
});

interface PierLineProps {
  pier: BerthListAnswer['piers'][number];
  /** The pier's own record, with its usual sizes. */
  record: PierRecord | undefined;
  /** Ids of the shown columns, in their order. */
  columns: readonly string[];
  closed: boolean;
  ticked: 'all' | 'mixed' | 'none';
  locked: boolean;
  onFold: () => void;
  onTick: (on: boolean) => void;
  onSwitch: (name: SwitchName, on: boolean) => void;
}

/** The head of a pier: its name and usual sizes, and the switches for all its berths. */
export function PierLine({ pier, record, columns, closed, ticked, locked, onFold, onTick, onSwitch }: PierLineProps) {
  const { t } = useTranslation('inventory');
  const { number } = useFormats();
  const navigate = useNavigate();
  const words = useBerthWords();
  const usual = record?.usual_sizes ?? null;
  const cells: Partial<Record<string, ReactNode>> = {
    name: (
      <>
        <Fold type="button" aria-expanded={!closed} onClick={onFold}>
          <ExpandMoreIcon />
          <b>{t('trade:pierNamed', { pier: pier.pier_name })}</b>
          <span>{number(pier.berths)}</span>
        </Fold>
        <OnPaper aria-hidden="true">
          <b>{t('trade:pierNamed', { pier: pier.pier_name })}</b>
        </OnPaper>
      </>
    ),
    size: usual === null ? '' : words.size(usual),
    now:
      usual === null || record === undefined ? '' : t('thisSize', { count: usual.berths, of: record.number_of_berths }),
    ...Object.fromEntries(
      switchNames.map((name) => [
        name,
        <Fragment key={name}>
          <SetSwitch
            label={t(`switchPier_${name}`, { pier: pier.pier_name })}
            state={pierSwitchState(pier[name], pier.berths)}
            disabled={locked}
            onChange={(on) => onSwitch(name, on)}
          />
          <OnPaper aria-hidden="true">{`${number(pier[name])}/${number(pier.berths)}`}</OnPaper>
        </Fragment>,
      ]),
    ),
  };
  return (
    <PierRow>
      <td>
        <Tick
          type="checkbox"
          aria-label={t('tickPier', { pier: pier.pier_name })}
          checked={ticked === 'all'}
          ref={(input: HTMLInputElement | null) => {
            if (input !== null) input.indeterminate = ticked === 'mixed';
          }}
          onChange={(event) => onTick(event.target.checked)}
        />
      </td>
      {columns.map((column) => {
        // The words about the usual size run over the next column.
        if (column === 'holder') return null;
        return (
          <td
            key={column}
            colSpan={column === 'now' && columns.includes('holder') ? 2 : 1}
            style={{ whiteSpace: 'nowrap' }}
          >
            {cells[column]}
          </td>
        );
      })}
      <td>
        <IconButton
          label={t('editPier', { pier: pier.pier_name })}
          icon={<EditIcon />}
          onClick={() => void navigate(`/piers/${pier.pier_id}`)}
        />
      </td>
    </PierRow>
  );
}
