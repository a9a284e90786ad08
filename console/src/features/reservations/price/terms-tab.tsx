import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reservationPriceCalls } from '../../../../../contracts/reservations/price-calls.js';
import type { KeptTerms } from '../../../../../contracts/reservations/kept-terms.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { useDownload } from '../../../entities/document/use-download.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { DownloadIcon } from '../../../ui/icons.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { OnPaper } from '../../../ui/page/on-paper.js';
import { Section } from '../../../ui/page/section.js';
import { content } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';
import { differsToday } from '../../../entities/agreed-terms/compared-terms.js';
import { RefundBars } from '../../../entities/agreed-terms/refund-bars.js';
import { TermsTable, useTermFormats } from '../../../entities/agreed-terms/terms-table.js';
import { StatusTimeline } from '../timeline/status-timeline.js';
import { TermsOfferCard } from './terms-offer-card.js';

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  [content.three]: { gridTemplateColumns: 'minmax(0, 1fr) 304px' },
  '& > div': { display: 'grid', gap: 16, minWidth: 0 },
});

/** What was agreed for the stay, and what would be other today; the second is worked out when the tab is opened. */
export function TermsTab({ reservation }: { readonly reservation: ReservationDetail }) {
  const problemWords = useProblemWords();
  const { id: reservation_id, boater } = reservation;
  const { data: terms, error } = useLoad(
    reservationPriceCalls.terms,
    { reservation_id },
    { topics: [{ topic: 'reservations', ids: [reservation_id] }, { topic: 'marinas' }, { topic: 'pricing' }] },
  );
  if (error !== null) return <Banner tone="wrong">{problemWords(error)}</Banner>;
  if (terms === undefined) return null;
  const differs = differsToday(terms);
  return (
    <Columns>
      <div>
        <Card>
          <AgreedSection terms={terms} differs={differs} />
        </Card>
        <Card>
          <RefundBars terms={terms} name={boater.first_name} />
        </Card>
      </div>
      <div>
        <TermsOfferCard reservation={reservation} terms={terms} differs={differs} />
        <StatusTimeline reservation={reservation} beside />
        {terms.rules.policy_file !== null && (
          <SideCard words="termsFiles">
            <PolicyFile file={terms.rules.policy_file} />
            {terms.agreed_at !== null && (
              <Quiet>
                <FilesKept />
              </Quiet>
            )}
          </SideCard>
        )}
        <SideCard words="termsDates">
          <DatesText />
        </SideCard>
      </div>
    </Columns>
  );
}

/** The table, under words that say since when these terms hold. */
function AgreedSection({ terms, differs }: { readonly terms: KeptTerms; readonly differs: boolean }) {
  const { t } = useTranslation(['reservations/money', 'entities/agreed-terms']);
  const { instantDay, instant } = useTermFormats();
  const { agreed_at, agreed_by } = terms;
  const since =
    agreed_at === null
      ? t('termsNotKept')
      : t(agreed_by === 'BOATER' ? 'termsByBoater' : 'termsByMarina', { day: instantDay(agreed_at) });
  return (
    <Section
      title={t('entities/agreed-terms:termsTitle')}
      note={
        <>
          {since}
          {agreed_at !== null && <OnPaper> ({instant(agreed_at)})</OnPaper>}
        </>
      }
    >
      {agreed_at !== null && !differs && <Quiet>{t('termsNothingDiffers')}</Quiet>}
      <TermsTable terms={terms} compared={agreed_at !== null && differs} />
    </Section>
  );
}

function SideCard({ words, children }: { readonly words: 'termsFiles' | 'termsDates'; readonly children: ReactNode }) {
  const { t } = useTranslation('reservations/money');
  return (
    <Card>
      <Section title={t(words)}>{children}</Section>
    </Card>
  );
}

function FilesKept() {
  const { t } = useTranslation('reservations/money');
  return t('termsFilesKept');
}

function DatesText() {
  const { t } = useTranslation('reservations/money');
  return <Quiet>{t('termsDatesText')}</Quiet>;
}

function PolicyFile({ file }: { readonly file: NonNullable<KeptTerms['rules']['policy_file']> }) {
  const download = useDownload(file.attachment_id);
  const problemWords = useProblemWords();
  return (
    <div>
      <Button kind="quiet" size="small" icon={<DownloadIcon />} busy={download.busy} onClick={download.open}>
        {file.name}
      </Button>
      {download.error !== null && <Quiet role="alert">{problemWords(download.error)}</Quiet>}
    </div>
  );
}
