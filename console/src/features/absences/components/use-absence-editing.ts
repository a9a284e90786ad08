import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editAbsence } from '../../../../../contracts/absences/absence.js';
import { absenceCalls } from '../../../../../contracts/absences/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useContractForm } from '../../../lib/forms/use-contract-form.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { absenceTopics } from '../api/absence-topics.js';
import { useForecast } from '../api/use-forecast.js';
import { type ChoiceDrafts, choicesOf, outcomeOf } from '../model/displaced-choices.js';
import type { ShownAbsence } from '../model/shown-absence.js';
import { useAbsenceWords } from './use-person-words.js';

/** The values of the report as its form holds them. */
function valuesOf(report: ShownAbsence) {
  const { absence_report_id, departure_date, return_date, reason, destination } = report;
  const vessel = { length: report.vessel_length, beam: report.vessel_beam, draft: report.vessel_draft };
  return { absence_report_id, departure_date, return_date, reason, destination, vessel };
}

/** The form of a report: what is typed, what it means for the nights and the visitors, and how it is saved. */
export function useAbsenceEditing(report: ShownAbsence) {
  const { t } = useTranslation('absences');
  const toast = useToast();
  const words = useAbsenceWords();
  // What was on record when the form was opened or last saved; changes by others arrive as a conflict.
  const [opened, setOpened] = useState(report);
  const [basis, setBasis] = useState(report.revision);
  const [drafts, setDrafts] = useState<ChoiceDrafts>({});
  const form = useContractForm(editAbsence, { defaults: valuesOf(opened) });
  const { isDirty } = form.formState;
  const values = form.watch();
  const forecast = useForecast({
    vessel_id: report.vessel_id,
    absence_report_id: report.absence_report_id,
    dates: { departure: values.departure_date, return: values.return_date },
  });
  const visitors = isDirty ? (forecast.data?.displaced ?? []) : [];
  const choices = choicesOf(visitors, drafts);

  const start = (fresh: ShownAbsence) => {
    setOpened(fresh);
    setBasis(fresh.revision);
    setDrafts({});
    form.reset(valuesOf(fresh));
  };
  const saving = useSend(absenceCalls.edit, {
    revision: () => basis,
    topics: absenceTopics,
    onDone: ({ revision }, body) => {
      const sent = choices !== null && outcomeOf(choices) === 'message';
      toast({ kind: 'done', text: sent ? t('messagesSent') : t('saved', { boat: words.boat(report) }) });
      if (sent) {
        start({ ...opened, revision });
        return;
      }
      const { departure_date, return_date, reason, destination = '' } = body;
      const vessel = body.vessel ?? valuesOf(opened).vessel;
      start({
        ...opened,
        ...{ departure_date, return_date, reason, destination, revision },
        vessel_length: vessel.length,
        vessel_beam: vessel.beam,
        vessel_draft: vessel.draft,
      });
    },
    onRefused: form.applyProblem,
  });
  const save = form.handleSubmit((body) => {
    const { displace_visitors: _, ...rest } = body;
    void saving.send({ ...rest, ...(visitors.length > 0 && choices !== null ? { displaced: choices } : {}) });
  });
  return {
    ...{ opened, form, values, isDirty, forecast, visitors, choices, drafts, setDrafts, save, saving },
    discard: () => start(report),
    /** Saves over the change of a colleague. */
    keepMine: () => setBasis(report.revision),
  };
}
export type AbsenceEditing = ReturnType<typeof useAbsenceEditing>;
