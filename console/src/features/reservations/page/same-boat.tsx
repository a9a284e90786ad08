import { useTranslation } from 'react-i18next';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import type { SameBoatStay } from '../../../../../contracts/reservations/same-boat.js';
import { ComparedStays } from '../../../entities/stay-change/compared-stays.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useFieldWords, useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { content, type as text } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import type { BarAction } from './bar-actions.js';
import { SameBoatChoices } from './same-boat-choices.js';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  padding: '12px',
  borderBottom: `1px solid ${role.line}`,
  '& h2': { ...text.section },
  '& b': { ...text.label, padding: '2px 8px', borderRadius: 6, color: role.wrong.on, backgroundColor: role.wrong.bg },
});

const Sides = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gap: 16,
  [content.two]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(264px, 1fr)' },
});

interface SameBoatProps {
  readonly reservation: ReservationDetail;
  readonly canChange: boolean;
  /** The action that would give the boat its second berth. */
  readonly main: BarAction | undefined;
  readonly onEdit: () => void;
  readonly onKeepBoth: (reason: string) => void;
}

/**
 * Other open stays of the same boat, or likely so, on the same nights: each beside the one of this page, with what staff
 * can do about it.
 */
export function SameBoat({ reservation, canChange, ...answers }: SameBoatProps) {
  const { t } = useTranslation('reservations/side');
  const { t: ofStays } = useTranslation('entities/stay-change');
  const { data } = useLoad(
    reservationCalls.sameBoat,
    { reservation_id: reservation.id },
    { topics: [{ topic: 'reservations' }] },
  );
  if (data === undefined) return null;
  return data.stays.map((other) => (
    <section key={other.reservation_id} aria-label={ofStays('compared')} style={{ display: 'grid', gap: 12 }}>
      <TwiceBanner other={other} boat={reservation.vessel.name} />
      <Sides>
        <Card style={{ overflow: 'hidden' }}>
          <Head>
            <h2>{ofStays('compared')}</h2>
            <b>{t('nightsTwice', { count: other.nights_twice })}</b>
          </Head>
          <ComparedStays asked={data.asked} other={other} here />
        </Card>
        {canChange && <SameBoatChoices reservation={reservation} other={other} written={data.written} {...answers} />}
      </Sides>
    </section>
  ));
}

/** Which other stay the boat has, with the way to it. */
function TwiceBanner({ other, boat }: { readonly other: SameBoatStay; readonly boat: string }) {
  const { t } = useTranslation('reservations/side');
  const { dateRange } = useFormats();
  const { view_id: number, berth, start_date, end_date, sign } = other;
  const words = { number, boat: boat === '' ? t('trade:unnamedBoat') : boat, dates: dateRange(start_date, end_date) };
  return (
    <Banner
      tone="wrong"
      title={t('sameBoat', words)}
      actions={
        <LinkButton size="small" to={`/reservations/${other.reservation_id}`}>
          {t('openOther', { number })}
        </LinkButton>
      }
    >
      {[
        berth === null ? t('otherAsked', words) : t('otherBerth', { ...words, berth }),
        t('noticedBy', { sign: t(`sign_${sign}`) }),
      ].join(' ')}
    </Banner>
  );
}

interface DuplicateBannerProps {
  readonly reservation: ReservationDetail & { readonly duplicate_of: string };
  readonly canChange: boolean;
}

/** This reservation was the duplicate of another one; if the two were merged, they can be separated again. */
export function DuplicateBanner({ reservation: { id, duplicate_of, merged }, canChange }: DuplicateBannerProps) {
  const { t } = useTranslation('reservations/side');
  const { instant } = useFormats();
  const problemWords = useProblemWords();
  const codeWords = useFieldWords();
  const toast = useToast();
  const separate = useSend(reservationCalls.separate, {
    topics: [{ topic: 'reservations' }, { topic: 'occupancy' }, { topic: 'messages' }],
    onDone: () => toast({ kind: 'done', text: t('separated') }),
  });
  const refusal = merged?.refusal ?? null;
  return (
    <Banner
      tone="news"
      title={t('duplicate')}
      actions={
        <>
          {merged !== null && canChange && (
            <Button
              size="small"
              busy={separate.isPending}
              disabledReason={refusal === null ? null : codeWords(refusal)}
              onClick={() => void separate.send({ reservation_id: id })}
            >
              {t('separate')}
            </Button>
          )}
          <LinkButton size="small" to={`/reservations/${duplicate_of}`}>
            {t('openGoingOn')}
          </LinkButton>
        </>
      }
    >
      {merged !== null && <p>{t('mergedInto', { number: merged.view_id, when: instant(merged.at) })}</p>}
      {separate.error !== null && <p role="alert">{problemWords(separate.error)}</p>}
    </Banner>
  );
}
