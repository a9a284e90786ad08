import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { Timeline } from '../../../ui/page/timeline.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { type ActivityOf, useActivities } from '../api/use-activities.js';
import { type ActivityKind, activityKinds } from '../model/activity.js';
import { useActivityEntries } from './use-activity-entries.js';

/** Entries that are shown at first and with each further step. */
const STEP = 12;

/** Stays, messages and cards in one line, newest first. */
export function ActivityCard({ about }: { readonly about: ActivityOf }) {
  const { t } = useTranslation('boaters');
  const problemWords = useProblemWords();
  const [kind, setKind] = useState<ActivityKind | 'all'>('all');
  const [most, setMost] = useState(STEP);
  const { activities, loading, error, retry } = useActivities(about);
  const wanted = activities.filter((activity) => kind === 'all' || activity.kind === kind);
  const entries = useActivityEntries(wanted.slice(0, most));
  const options = (['all', ...activityKinds] as const).map((value) => ({ value, label: t(`activity_${value}`) }));
  return (
    <Card>
      <Section>
        <ToggleInput
          label={t('activityKind')}
          labelHidden
          value={kind}
          options={options}
          onChange={(value) => setKind(activityKinds.find((one) => one === value) ?? 'all')}
        />
        {loading && <LoadingLines lines={6} rowHeight={52} />}
        {error !== null && <ErrorState text={problemWords(error)} onRetry={retry} />}
        {!loading && error === null && wanted.length === 0 && (
          <EmptyState title={t('noActivity')}>{t('noActivityText')}</EmptyState>
        )}
        {!loading && <Timeline entries={entries} />}
        {wanted.length > most && (
          <span>
            <Button kind="quiet" size="small" onClick={() => setMost(most + STEP)}>
              {t('showEarlier')}
            </Button>
          </span>
        )}
      </Section>
    </Card>
  );
}
