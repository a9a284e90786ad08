import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reservationPriceCalls } from '../../../../../contracts/reservations/price-calls.js';
import type { KeptTerms } from '../../../../../contracts/reservations/kept-terms.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { changedRules, type RuleKind } from '../../../entities/agreed-terms/compared-terms.js';
import { useRuleWords } from '../../../entities/agreed-terms/use-rule-words.js';
import { displayName } from '../../../entities/boater/boater-card-rules.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { useNow } from '../../../lib/time/use-now.js';
import { Button } from '../../../ui/buttons/button.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { Section } from '../../../ui/page/section.js';
import { useToast } from '../../../ui/toast/toast-context.js';

const ANSWER_MS = 48 * 3_600_000;

interface TermsOfferProps {
  readonly reservation: ReservationDetail;
  readonly terms: KeptTerms;
}

/** Whether something is to do about the terms: nothing, unless the marina would rather have those of today. */
export function TermsOfferCard({ reservation, terms, differs }: TermsOfferProps & { readonly differs: boolean }) {
  const { t } = useTranslation('reservations/money');
  const problemWords = useProblemWords();
  const may = useMay(reservationPriceCalls.offerTerms.access);
  const [asking, setAsking] = useState(false);
  const { offer, offer_reason: reason } = terms;
  const name = nameOf(reservation);
  if (offer !== null) return <OpenOffer {...{ reservation, terms, offer, may }} />;
  const offered = may && differs && reason !== 'RESERVATION_ACTION_NOT_ALLOWED';
  return (
    <Card>
      <Section title={t('termsNothingToDo')}>
        <Quiet>{t('termsKeeps', { name })}</Quiet>
        {offered && (
          <>
            <p>
              <b>{t('termsRather')}</b>
            </p>
            <Quiet>{t('termsRatherText', { name })}</Quiet>
            <div>
              <Button
                size="small"
                disabledReason={
                  reason === null ? null : problemWords(new ApiError({ status: 409, error_type: reason }))
                }
                onClick={() => setAsking(true)}
              >
                {t('termsOffer')}
              </Button>
            </div>
          </>
        )}
      </Section>
      {asking && <OfferDialog {...{ reservation, terms }} onClose={() => setAsking(false)} />}
    </Card>
  );
}

interface OpenOfferProps extends TermsOfferProps {
  readonly offer: NonNullable<KeptTerms['offer']>;
  readonly may: boolean;
}

function OpenOffer({ reservation, terms, offer, may }: OpenOfferProps) {
  const { t } = useTranslation('reservations/money');
  const { money, instant } = useFormats();
  const toast = useToast();
  const problemWords = useProblemWords();
  const { send, isPending, error } = useSend(reservationPriceCalls.withdrawTerms, {
    topics: [{ topic: 'reservations', ids: [reservation.id] }],
    onDone: () => toast({ kind: 'done', text: t('termsWithdrawDone') }),
  });
  const words = { name: nameOf(reservation), since: instant(offer.offered_at), when: instant(offer.answer_by) };
  return (
    <Banner tone="waiting" title={t('termsOfferOpen')}>
      <p>{t('termsOfferOpenText', { ...words, total: money(offer.total, terms.currency) })}</p>
      {error !== null && <p role="alert">{problemWords(error)}</p>}
      {may && (
        <Button size="small" busy={isPending} onClick={() => void send({ reservation_id: reservation.id })}>
          {t('termsWithdraw')}
        </Button>
      )}
    </Banner>
  );
}

/** Shows what would be other, and until when the boater answers. */
function OfferDialog({ reservation, terms, onClose }: TermsOfferProps & { readonly onClose: () => void }) {
  const { t } = useTranslation(['reservations/money', 'entities/agreed-terms']);
  const { money, instant } = useFormats();
  const words = useRuleWords(terms.currency);
  const toast = useToast();
  const problemWords = useProblemWords();
  const now = useNow(60_000);
  const { send, isPending, error } = useSend(reservationPriceCalls.offerTerms, {
    topics: [{ topic: 'reservations', ids: [reservation.id] }],
    onDone: () => {
      toast({ kind: 'done', text: t('termsOfferDone') });
      onClose();
    },
  });
  const { price, price_today, currency, start_date } = terms;
  const name = nameOf(reservation);
  const latest = Math.min(now + ANSWER_MS, Date.parse(`${start_date}T23:59:59.000Z`));
  const arrow = (agreed: string, today: string) => (
    <>
      <s>{agreed}</s> → <b>{today}</b>
    </>
  );
  const said = (kind: RuleKind, rules: KeptTerms['rules'], priced: KeptTerms['price']) =>
    words(kind, rules, priced).join('; ');
  const dearer = price !== null && price_today !== null && price.total !== price_today.total;
  return (
    <ConfirmDialog
      open
      title={t('termsOfferTitle', { name })}
      confirm={t('termsOfferSend')}
      dismiss={t('termsOfferLeave')}
      busy={isPending}
      onConfirm={() => void send({ reservation_id: reservation.id })}
      onClose={onClose}
    >
      {error !== null && (
        <Banner tone="wrong" live>
          {problemWords(error)}
        </Banner>
      )}
      <KeyValues
        items={[
          ...(dearer
            ? [
                {
                  label: t('trade:price'),
                  value: arrow(money(price.total, currency), money(price_today.total, currency)),
                },
              ]
            : []),
          ...changedRules(terms).map((kind) => ({
            label: t(`entities/agreed-terms:termsRule_${kind}`),
            value: arrow(said(kind, terms.rules, price), said(kind, terms.rules_today, price_today ?? price)),
          })),
        ]}
      />
      <p>{t('termsOfferText', { name, when: instant(new Date(latest).toISOString()) })}</p>
    </ConfirmDialog>
  );
}

function nameOf({ boater, vessel }: ReservationDetail): string {
  return boater.first_name || displayName(boater) || vessel.name;
}
