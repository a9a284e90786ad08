import { useEffect, useState } from 'react';
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

/** The fields of the form that two people can change independently of each other. */
const fieldNames = ['departure_date', 'return_date', 'reason', 'destination', 'vessel'] as const;
type FieldName = (typeof fieldNames)[number];
type Values = Partial<Record<FieldName, unknown>>;

function changedFields(from: Values, to: Values): FieldName[] {
  return fieldNames.filter((name) => JSON.stringify(from[name] ?? '') !== JSON.stringify(to[name] ?? ''));
}

/** The form of a report: what is typed, what it means for the nights and the visitors, and how it is saved. */
export function useAbsenceEditing(report: ShownAbsence) {
  const { t } = useTranslation('absences');
  const toast = useToast();
  const words = useAbsenceWords();
  // The report as it was when the form was opened or last saved. After a colleague saves, an untouched form shows the new
  // report. A form with unsaved input keeps its values until staff decide.
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
  const newer = report.revision > basis;
  const theirs = newer && isDirty ? changedFields(valuesOf(opened), valuesOf(report)) : [];
  /** Goes on from the saved report with what was typed. */
  const keepMine = () => {
    const mine = changedFields(valuesOf(opened), values);
    setOpened(report);
    setBasis(report.revision);
    form.reset(valuesOf(report));
    for (const name of mine) form.setValue(name, values[name], { shouldDirty: true });
  };
  useEffect(() => {
    if (!newer) return;
    if (!isDirty) start(report);
    else if (theirs.length === 0) keepMine();
  });
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
        departure_date,
        return_date,
        reason,
        destination,
        revision,
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
    opened,
    form,
    values,
    isDirty,
    forecast,
    visitors,
    choices,
    drafts,
    setDrafts,
    save,
    saving,
    /** Names of the fields that a colleague has saved since; empty while there is nothing to decide. */
    theirs,
    discard: () => {
      saving.reset();
      start(report);
    },
    /** Keeps what was typed beside the change of a colleague. */
    keepMine: () => {
      saving.reset();
      keepMine();
    },
  };
}
export type AbsenceEditing = ReturnType<typeof useAbsenceEditing>;
