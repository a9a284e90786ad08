import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { boaterCalls } from '../../../../../contracts/customers/calls.js';
import { BoaterHead } from '../../../entities/boater/boater-head.js';
import { ContactLines } from '../../../entities/boater/contact-lines.js';
import { FullCardLink } from '../../../entities/boater/full-card-link.js';
import { shownBoater } from '../../../entities/boater/shown-boater.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';

/** The berth holder with contact data, and below it the boat. */
export function ResidentCard({ boaterId, children }: { readonly boaterId: string; readonly children: ReactNode }) {
  const { t } = useTranslation('absences');
  const problemWords = useProblemWords();
  const { data, error, refetch } = useLoad(
    boaterCalls.get,
    { boater_id: boaterId },
    { topics: [{ topic: 'customers', ids: [boaterId] }] },
  );
  const erased = data?.boater.erased === true;
  return (
    <Card role="group" aria-label={t('resident')}>
      <Section>
        {data === undefined && error === null && <LoadingLines lines={3} />}
        {data === undefined && error !== null && (
          <p role="alert">
            {problemWords(error)} <Button onClick={() => void refetch()}>{t('actions:tryAgain')}</Button>
          </p>
        )}
        {erased && <p>{t('trade:erasedPerson')}</p>}
        {data !== undefined && !erased && (
          <>
            <BoaterHead boater={{ ...shownBoater(data), memberships: [] }} />
            <ContactLines boater={shownBoater(data)} />
            <FullCardLink boater={data.boater} label={t('actions:viewFullCard')} />
          </>
        )}
      </Section>
      {children}
    </Card>
  );
}
