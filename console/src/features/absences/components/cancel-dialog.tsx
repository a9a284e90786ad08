import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AbsenceReport } from '../../../../../contracts/absences/absence.js';
import { absenceCalls } from '../../../../../contracts/absences/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { DialogAnswers } from '../../../ui/dialogs/dialog-answers.js';
import { InputDialog } from '../../../ui/dialogs/input-dialog.js';
import { Banner } from '../../../ui/page/banner.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { absenceTopics } from '../api/absence-topics.js';
import { useForecast } from '../api/use-forecast.js';
import { type ChoiceDrafts, choicesOf, outcomeOf } from '../model/displaced-choices.js';
import { DisplacedChoices } from './displaced-choices.js';
import { useOutcomeWords } from './use-outcome-words.js';
import { useAbsenceWords } from './use-person-words.js';

interface CancelDialogProps {
  readonly absence: AbsenceReport;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Takes a report back after a confirmation. Visitors who would lose their berth each need a choice first. */
export function CancelDialog({ absence, onClose, onDone }: CancelDialogProps) {
  const { t } = useTranslation('absences');
  const problemWords = useProblemWords();
  const toast = useToast();
  const { dateShort } = useFormats();
  const words = useAbsenceWords();
  const outcomeWords = useOutcomeWords();
  const { absence_report_id, vessel_id, departure_date } = absence;
  const forecast = useForecast({ vessel_id, absence_report_id, dates: null });
  const [drafts, setDrafts] = useState<ChoiceDrafts>({});
  const visitors = forecast.data?.displaced ?? [];
  const choices = choicesOf(visitors, drafts);
  const boat = words.boat(absence);
  const { send, isPending, error } = useSend(absenceCalls.delete, {
    revision: () => absence.revision,
    topics: absenceTopics,
    onDone: () => {
      const sent = choices !== null && outcomeOf(choices) === 'message';
      toast({ kind: 'done', text: sent ? t('messagesSent') : t('canceled', { boat }) });
      if (sent) onClose();
      else onDone();
    },
  });
  const berth = absence.berth_name;
  return (
    <InputDialog
      open
      dirty={Object.keys(drafts).length > 0}
      title={t('cancelTitle', { boat })}
      size={visitors.length > 0 ? 'normal' : 'small'}
      busy={isPending}
      urgent
      onClose={onClose}
      actions={(close) => (
        <DialogAnswers
          confirm={outcomeWords('cancel', choices ?? [], visitors)}
          dismiss={t('actions:keepAbsence')}
          danger
          focused
          busy={isPending}
          disabledReason={forecast.data === undefined ? t('checking') : choices === null ? t('choiceMissing') : null}
          onConfirm={() =>
            void send({ absence_report_id, ...(visitors.length > 0 && choices !== null ? { displaced: choices } : {}) })
          }
          onClose={close}
        />
      )}
    >
      <p>
        {berth === null
          ? t('cancelNoBerth', { boat })
          : t('cancelText', { boat, berth, day: dateShort(departure_date) })}
        {visitors.length > 0 && ` ${t('cancelVisitors', { count: visitors.length })}`}
      </p>
      {forecast.isPending && <LoadingLines lines={2} />}
      {forecast.data === undefined && forecast.error !== null && (
        <Banner tone="wrong" live>
          {problemWords(forecast.error)}
        </Banner>
      )}
      <DisplacedChoices visitors={visitors} drafts={drafts} onDrafts={setDrafts} berth={berth ?? ''} />
      {error !== null && (
        <Banner tone="wrong" live>
          {problemWords(error)}
        </Banner>
      )}
    </InputDialog>
  );
}
