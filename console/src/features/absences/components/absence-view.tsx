import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { absenceCalls } from '../../../../../contracts/absences/calls.js';
import { BoaterConversation } from '../../../entities/message/boater-conversation.js';
import { ViewingToo } from '../../../entities/presence/viewing-too.js';
import { useWriting } from '../../../entities/message/use-writing.js';
import { useDiscardGuard } from '../../../lib/forms/use-discard-guard.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { listAddress } from '../../../lib/url/list-address.js';
import { Button } from '../../../ui/buttons/button.js';
import { DiscardDialog } from '../../../ui/dialogs/discard-dialog.js';
import { Page } from '../../../ui/page/page.js';
import { Tabs } from '../../../ui/page/tabs.js';
import { StatusChip } from '../../../ui/status/status-chip.js';
import { rootOf } from '../model/absences-address.js';
import { pageTabs, searchOfTab, tabOf } from '../model/page-tabs.js';
import type { ShownAbsence } from '../model/shown-absence.js';
import { CancelDialog } from './cancel-dialog.js';
import { HistoryList } from './history-list.js';
import { ReportTab } from './report-tab.js';
import { SaveBar } from './save-bar.js';
import { useAbsenceEditing } from './use-absence-editing.js';
import { useAbsenceWords } from './use-person-words.js';

/** Most entries of the history tab. */
const MOST_ENTRIES = 100;

const marks = { UPCOMING: 'waiting', CURRENT: 'booked', PAST: 'expired' } as const;

/** The page of one report: the report with its form, the messages about it, and its history. */
export function AbsenceView({ report }: { readonly report: ShownAbsence }) {
  const { t } = useTranslation('absences');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { dateShort } = useFormats();
  const words = useAbsenceWords();
  const tab = tabOf(search);
  const root = rootOf(pathname);
  const mayChange = useMay(absenceCalls.edit.access) && report.tab !== 'PAST';
  const editing = useAbsenceEditing(report);
  const { absence_report_id, boater_id } = report;
  const writing = useWriting({ boater_id, absence_report_id });
  const [canceling, setCanceling] = useState(false);
  // A message that is being typed survives a look at another tab; a modified form asks.
  const guard = useDiscardGuard(editing.isDirty || writing.unsaved, editing.isDirty);
  const day = report.tab === 'UPCOMING' ? report.departure_date : report.return_date;
  const erased = report.boater.first_name === null && report.boater.last_name === null;
  const subtitle = [
    words.person(report),
    report.berth_name === null ? '' : t('trade:berthNamed', { berth: report.berth_name }),
  ];
  return (
    <>
      <Page
        paper
        title={t('absenceOf', { boat: words.boat(report) })}
        back={{ to: listAddress(root), label: t('backToList') }}
        chip={
          <>
            <StatusChip kind={marks[report.tab]} label={t(`status_${report.tab}`, { day: dateShort(day) })} />
            <ViewingToo kind="absence" id={absence_report_id} />
          </>
        }
        subtitle={subtitle.filter((part) => part !== '').join(', ')}
        actions={
          mayChange && (
            <Button kind="danger" onClick={() => setCanceling(true)}>
              {t('cancelAbsence')}
            </Button>
          )
        }
      >
        <Tabs
          label={t('pageTabsLabel')}
          current={tab}
          tabs={pageTabs.map((id) => ({
            id,
            label: t(`pageTab_${id}`),
            to: { pathname, search: searchOfTab(id) },
          }))}
        />
        {tab === 'report' && <ReportTab report={report} editing={editing} mayChange={mayChange} />}
        {tab === 'messages' && (
          <BoaterConversation
            boater_id={boater_id}
            absence_report_id={absence_report_id}
            relation="RESIDENT"
            mayWrite={!erased}
            writing={writing}
          />
        )}
        {tab === 'history' && <HistoryList absenceId={absence_report_id} most={MOST_ENTRIES} />}
      </Page>
      {tab === 'report' && mayChange && editing.isDirty && <SaveBar editing={editing} />}
      {canceling && (
        <CancelDialog
          absence={report}
          onClose={() => setCanceling(false)}
          onDone={() => guard.letPass(() => void navigate(listAddress(root)))}
        />
      )}
      <DiscardDialog
        open={guard.asking}
        onDiscard={() => {
          editing.discard();
          guard.discard();
        }}
        onKeep={guard.stay}
      />
    </>
  );
}
