import { useTranslation } from 'react-i18next';
import { auditCalls } from '../../../../../contracts/audit/calls.js';
import type { EverywhereSearch } from '../../../../../contracts/audit/everywhere-schemas.js';
import type { AuditSearch } from '../../../../../contracts/audit/call-schemas.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { Column } from '../../../ui/list/column.js';
import { ExportButton } from '../../../ui/list/export-button.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { useAllEntries } from '../api/use-history.js';
import { type ExportRow, exportRows } from '../model/export-rows.js';
import type { ShownEntry } from '../model/shown-entry.js';

/** Exports all entries that match the filters, in the words and order of the screen. Each change is one line. */
export function HistoryExport({ search, empty }: { search: AuditSearch; empty: boolean }) {
  const allEntries = useAllEntries(auditCalls.getall, auditCalls.seal);
  return <EntriesExport load={() => allEntries(search)} empty={empty} />;
}

/** The same across marinas: with the marina's name in the first column. */
export function HistoriesExport({ search, empty }: { search: EverywhereSearch; empty: boolean }) {
  const allEntries = useAllEntries(auditCalls.everywhere, auditCalls.sealEverywhere);
  return <EntriesExport load={() => allEntries(search)} empty={empty} withMarina />;
}

interface EntriesExportProps {
  load: () => Promise<{ entries: readonly ShownEntry[]; cut: boolean }>;
  empty: boolean;
  withMarina?: boolean;
}

function EntriesExport({ load, empty, withMarina = false }: EntriesExportProps) {
  const { t } = useTranslation('audit');
  const formats = useFormats();
  const toast = useToast();
  const column = (id: string, header: string, text: (row: ExportRow) => string): Column<ExportRow> => ({
    id,
    header,
    text,
    cell: text,
  });
  const columns = [
    ...(withMarina ? [column('marina', t('trade:marina'), ({ entry }) => entry.marina?.name ?? '')] : []),
    column('day', t('trade:day'), ({ entry }) => formats.date(formats.dayOf(entry.at))),
    column('time', t('trade:time'), ({ entry }) => formats.time(entry.at)),
    column('record', t('columnRecord'), ({ entry }) => entry.record_label ?? entry.kind),
    column('title', t('columnTitle'), ({ entry }) => entry.title),
    column('actor', t('columnActor'), ({ entry }) => entry.actor.name),
    column('cause', t('columnCause'), ({ entry }) => entry.caused_by.words),
    column('field', t('columnField'), ({ change }) => change?.label ?? ''),
    column('from', t('columnFrom'), ({ change }) => (change === null ? '' : (change.from ?? t('none')))),
    column('to', t('columnTo'), ({ change }) => (change === null ? '' : (change.to ?? t('none')))),
  ];
  return (
    <ExportButton
      columns={columns}
      fileName={`${t('exportName')}-${formats.today()}`}
      disabledReason={empty ? t('exportEmpty') : null}
      rows={async () => {
        const { entries, cut } = await load();
        if (cut) toast({ kind: 'news', text: t('exportCut', { shown: formats.number(entries.length) }) });
        return exportRows(entries);
      }}
    />
  );
}
