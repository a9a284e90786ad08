import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageCalls } from '../../../../../contracts/messages/calls.js';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import { useMay } from '../../../lib/session/may.js';
import { ChatIcon, CloseIcon, DoneIcon, DownloadIcon, PrintIcon } from '../../../ui/icons.js';
import { Bar, Press } from '../../../ui/list/selection-shapes.js';
import { coversBottom } from '../../../ui/page/covered-edges.js';
import { BulkDialog } from './bulk-dialog.js';
import type { BulkMove, TickedRow } from './bulk-move.js';
import type { TickedRows } from './use-ticked-rows.js';

interface BulkBarProps<Row extends TickedRow> {
  ticked: TickedRows<Row>;
  onPrint: () => void;
  onExport: () => void;
  /** What to know before some of these are cancelled. */
  beforeCancel?: string | undefined;
}

/** What can be done with the ticked reservations. */
export function BulkBar<Row extends TickedRow>({ ticked, onPrint, onExport, beforeCancel }: BulkBarProps<Row>) {
  const { t } = useTranslation('entities/reservation/bulk');
  const mayChange = useMay(reservationCalls.update.access);
  const mayWrite = useMay(messageCalls.create.access);
  const [move, setMove] = useState<BulkMove | null>(null);
  const { rows } = ticked;
  if (rows.length === 0 && move === null) return null;
  return (
    <>
      {rows.length > 0 && (
        <Bar ref={coversBottom} role="toolbar" aria-label={t('ticked', { count: rows.length })}>
          <b>{t('ticked', { count: rows.length })}</b>
          <i aria-hidden="true" />
          {mayChange && (
            <Press type="button" onClick={() => setMove('approve')}>
              <DoneIcon />
              {t('actions:approve')}
            </Press>
          )}
          {mayWrite && (
            <Press type="button" onClick={() => setMove('message')}>
              <ChatIcon />
              {t('trade:message')}
            </Press>
          )}
          <Press type="button" onClick={onPrint}>
            <PrintIcon />
            {t('actions:print')}
          </Press>
          <Press type="button" onClick={onExport}>
            <DownloadIcon />
            {t('actions:export')}
          </Press>
          {mayChange && (
            <Press type="button" data-danger="true" onClick={() => setMove('cancel')}>
              {t('cancelStays')}
            </Press>
          )}
          <i aria-hidden="true" />
          <Press type="button" aria-label={t('untickAll')} onClick={ticked.clear}>
            <CloseIcon />
          </Press>
        </Bar>
      )}
      {move !== null && (
        <BulkDialog
          move={move}
          rows={rows}
          warning={move === 'cancel' ? beforeCancel : undefined}
          onClose={(outcomes) => {
            setMove(null);
            // What was refused stays ticked for the next try.
            ticked.untick(outcomes.flatMap(({ row, error }) => (error === null ? [row.id] : [])));
          }}
        />
      )}
    </>
  );
}
