import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { ConflictNotice } from '../../../ui/conflict-notice.js';
import type { ShownAbsence } from '../model/shown-absence.js';
import type { AbsenceEditing } from './use-absence-editing.js';

interface ColleagueNoticeProps {
  readonly report: ShownAbsence;
  readonly editing: AbsenceEditing;
}

/** A colleague saved the report while staff edited it: shows what changed, and lets staff choose. */
export function ColleagueNotice({ report, editing }: ColleagueNoticeProps) {
  const { t } = useTranslation('entities/absence');
  const { date, sizes, instant } = useFormats();
  const { opened, theirs, saving } = editing;
  const refused = saving.error?.stale === true ? saving.error : null;
  if (theirs.length === 0 && refused === null) return null;
  const change = refused?.changes.at(-1);
  const labels = {
    departure_date: t('leaves'),
    return_date: t('returns'),
    reason: t('trade:reason'),
    destination: t('destination'),
    vessel: t('trade:boat'),
  };
  const shown = (of: ShownAbsence) => ({
    departure_date: date(of.departure_date),
    return_date: date(of.return_date),
    reason: t(`reason_${of.reason}`),
    destination: of.destination,
    vessel: sizes({ length: of.vessel_length, beam: of.vessel_beam, draft: of.vessel_draft }),
  });
  const [before, now] = [shown(opened), shown(report)];
  return (
    <ConflictNotice
      by={change?.by.name ?? null}
      when={instant(change?.at ?? report.updated_at)}
      differences={theirs.map((name) => ({ field: labels[name], before: before[name], now: now[name] }))}
      onTakeTheirs={editing.discard}
      onKeepMine={editing.keepMine}
    />
  );
}
