import { useTranslation } from 'react-i18next';
import { absenceErrors } from '../../../../../contracts/absences/errors.js';
import { nightsBetween } from '../../../../../contracts/vocabulary/dates.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { PlanFields } from '../../../entities/absence/plan-fields.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { soldCounts } from '../model/night-cell.js';
import type { ShownAbsence } from '../model/shown-absence.js';
import { SizeFields } from './size-fields.js';
import { BringsCard } from './brings-card.js';
import { ColleagueNotice } from './colleague-notice.js';
import { DisplacedChoices } from './displaced-choices.js';
import { HistoryList } from './history-list.js';
import { LinkCard } from './link-card.js';
import { NightCells } from './night-cells.js';
import { PageColumns } from './page-columns.js';
import { ResidentCard } from './resident-card.js';
import type { AbsenceEditing } from './use-absence-editing.js';

const LAST_ENTRIES = 4;
/** Most nights that stand above a decision about visitors: one week. */
const NIGHTS_ABOVE = 7;

interface ReportTabProps {
  readonly report: ShownAbsence;
  readonly editing: AbsenceEditing;
  readonly mayChange: boolean;
}

/** The report: the resident and the boat, dates and nights with their visitors, and what it brings. */
export function ReportTab({ report, editing, mayChange }: ReportTabProps) {
  const { t } = useTranslation(['absences', 'entities/vessel']);
  const { date } = useFormats();
  const { form, values, opened, forecast, visitors, saving } = editing;
  const was = (before: string, now: string) => (before === now ? undefined : t('wasDay', { day: date(before) }));
  const { vessel_type } = report;
  // A decision below weeks of nights would be out of sight.
  const decidesFirst = visitors.length > 0 && (forecast.data?.nights.length ?? 0) > NIGHTS_ABOVE;
  return (
    <PageColumns>
      <div>
        <ResidentCard boaterId={report.boater_id}>
          <Section title={t('trade:boat')} level="label">
            <strong>{report.vessel_name ?? t('trade:unnamedBoat')}</strong>
            {vessel_type !== null && <span>{t(`entities/vessel:vesselType_${vessel_type}`)}</span>}
            <SizeFields control={form.control} disabled={!mayChange} />
          </Section>
        </ResidentCard>
      </div>
      <div>
        <Card>
          <Section title={t('absence')} note={report.tab === 'PAST' ? t('overNote') : undefined}>
            <ColleagueNotice report={report} editing={editing} />
            <SavingProblem editing={editing} />
            <PlanFields
              control={form.control}
              disabled={!mayChange}
              leavesHint={was(opened.departure_date, values.departure_date)}
              returnsHint={was(opened.return_date, values.return_date)}
            />
            {saving.error?.error_type === absenceErrors.already_spans && (
              <Banner tone="wrong" live>
                {t('alreadySpans')}
              </Banner>
            )}
          </Section>
          {!decidesFirst && <NightsSection editing={editing} />}
        </Card>
        <DisplacedChoices
          visitors={visitors}
          drafts={editing.drafts}
          onDrafts={editing.setDrafts}
          berth={forecast.data?.berth?.berth_name ?? ''}
        />
        {decidesFirst && (
          <Card>
            <NightsSection editing={editing} />
          </Card>
        )}
      </div>
      <div>
        <BringsCard
          forecast={forecast.data}
          before={nightsBetween(opened.departure_date, opened.return_date)}
          from={values.departure_date}
          to={values.return_date}
        />
        <LinkCard vesselId={report.vessel_id} boaterId={report.boater_id} link={report.link} mayChange={mayChange} />
        <HistoryList absenceId={report.absence_report_id} most={LAST_ENTRIES} />
      </div>
    </PageColumns>
  );
}

/** A refusal that belongs to no field, or to a change of a colleague. */
function SavingProblem({ editing }: { readonly editing: AbsenceEditing }) {
  const problemWords = useProblemWords();
  const { error } = editing.saving;
  if (error === null || error.stale || error.error_type === absenceErrors.already_spans) return null;
  if (error.errors.length > 0) return null;
  return (
    <Banner tone="wrong" live>
      {problemWords(error)}
    </Banner>
  );
}

function NightsSection({ editing }: { readonly editing: AbsenceEditing }) {
  const { t } = useTranslation('absences');
  const problemWords = useProblemWords();
  const { data, error, refetch, complete } = editing.forecast;
  if (data === undefined && error !== null) {
    return (
      <Section title={t('nightsTitle')}>
        <p role="alert">
          {problemWords(error)} <Button onClick={() => void refetch()}>{t('actions:tryAgain')}</Button>
        </p>
      </Section>
    );
  }
  if (data === undefined) {
    return (
      <Section title={t('nightsTitle')}>{complete ? <LoadingLines lines={2} rowHeight={60} /> : t('noNights')}</Section>
    );
  }
  const { sold, lost } = soldCounts(data.nights);
  const title = data.berth === null ? t('nightsTitle') : t('nightsOf', { berth: data.berth.berth_name });
  return (
    <Section
      title={title}
      note={
        <>
          {t('nightsSold', { count: sold })}
          {lost > 0 && t('nightsLost', { count: lost })}
        </>
      }
    >
      {data.nights.length === 0 ? <p>{t('noNights')}</p> : <NightCells nights={data.nights} label={title} />}
    </Section>
  );
}
