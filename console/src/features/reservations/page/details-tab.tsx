import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import type { PriceBreakdown } from '../../../../../contracts/reservations/stay-price.js';
import type { RequiredDocuments } from '../../../../../contracts/reservations/vocabulary.js';
import { useSame } from '../../../lib/forms/use-same.js';
import { useMarina } from '../../../lib/session/session.js';
import { Banner } from '../../../ui/page/banner.js';
import { BerthingSection } from '../berthing/berthing-section.js';
import type { ChosenBerth } from '../../../entities/berth/chosen-berth.js';
import { NotesSection } from '../form/notes-section.js';
import { membershipOfReservation, nightsAvailable } from '../../../entities/search/found-boater.js';
import type { PageFacts } from '../model/page-facts.js';
import { totalsOf } from '../model/price-draft.js';
import * as rules from '../model/visibility.js';
import { BoaterVesselCard } from '../people/boater-vessel-card.js';
import type { ContactDraft } from '../../../entities/boater/contact-rules.js';
import { Documents } from '../people/documents.js';
import { usePlanPrice } from '../price/use-plan-price.js';
import { NextMoveCard } from '../timeline/next-move-card.js';
import { StatusTimeline } from '../timeline/status-timeline.js';
import { PageColumns } from './page-columns.js';
import { PriceCard } from './price-card.js';
import { RequestNotes } from './request-notes.js';
import type { PageForm } from './use-page-form.js';

interface DetailsTabProps {
  readonly reservation: ReservationDetail;
  readonly facts: PageFacts;
  readonly page: PageForm;
  readonly nights: number;
  readonly breakdown: PriceBreakdown | null;
  readonly berth: ChosenBerth | null;
  readonly onChooseBerth: (berth: ChosenBerth | null) => void;
  /** The boater's contact data while they are edited; null: they are not. */
  readonly contact: ContactDraft | null;
  readonly onContact: (contact: ContactDraft | null) => void;
}

/** General, pricing and berthing side by side. */
export function DetailsTab(props: DetailsTabProps) {
  const { reservation, facts, page, nights, breakdown, berth, onChooseBerth, contact, onContact } = props;
  const { t } = useTranslation('reservations');
  const { marina_settings: settings } = useMarina();
  const { form, values, base } = page;
  const editable = rules.formEditable(facts);
  const depositShown = rules.depositShown(facts);
  const plan = usePlanPrice({ form, values, base: base.values, enabled: editable, mayAskDeposit: depositShown });
  const berthing = rules.berthChoice(facts);
  const redeem = {
    offered: rules.redeemField({
      association: facts.association,
      customer_type: reservation.customer_type,
      nights_available: nightsAvailable(reservation),
      membership_active: membershipOfReservation(reservation).active,
    }),
    most: facts.form.max_nights_to_redeem,
    available: nightsAvailable(reservation),
  };
  const draftTotal = useSame(totalsOf(breakdown));
  const required = useSame(values.required_documents);
  const { setValue } = form;
  const requirePapers = useCallback(
    (papers: RequiredDocuments) => setValue('required_documents', papers, { shouldDirty: true }),
    [setValue],
  );
  const { start_date, end_date } = values;
  const { length, beam, draft, type, hull_type } = values.vessel;
  // One object as long as stay and boat stay the same, so that typing elsewhere does not draw the berths again.
  const stay = useMemo(
    () => ({
      start_date: start_date ?? '',
      end_date: end_date ?? '',
      allocation_id: reservation.allocation_id,
      vessel: { length: length ?? 0, beam: beam ?? 0, draft: draft ?? 0, type, hull_type },
    }),
    [start_date, end_date, reservation.allocation_id, length, beam, draft, type, hull_type],
  );
  return (
    <>
      {rules.otherDatesWarning(facts) && (
        <Banner tone="waiting">{t('RESERVATION_FORM_OTHER_AVAILABILITIES_ERROR')}</Banner>
      )}
      <PageColumns
        next={<NextMoveCard reservation={reservation} chosenBerth={berth} draftTotal={draftTotal} />}
        people={
          <>
            <BoaterVesselCard
              reservation={reservation}
              canEdit={facts.editor}
              contact={contact}
              onContact={onContact}
            />
            <RequestNotes reservation={reservation} />
            <Documents
              reservation={reservation}
              canEdit={rules.documentSwitches(facts)}
              required={required}
              onRequiredChange={requirePapers}
            />
          </>
        }
        price={
          <PriceCard
            reservation={reservation}
            values={values}
            editable={editable}
            today={facts.today}
            nights={nights}
            breakdown={breakdown}
            plan={plan}
            depositShown={depositShown}
            suggestionsShown={rules.priceSuggestionsShown(facts)}
            onlineShown={settings.accepts_online_payments}
            redeem={redeem}
          />
        }
        berth={
          rules.berthingShown(facts) && (
            <BerthingSection
              reservation={reservation}
              draft={stay}
              chosenBerthId={berth?.berth_id ?? null}
              onChoose={onChooseBerth}
              disabledReason={berthing.reason === null ? null : t(berthing.reason)}
            />
          )
        }
        rest={
          <>
            <StatusTimeline reservation={reservation} beside />
            <NotesSection editable={rules.notesEditable(facts)} />
          </>
        }
      />
    </>
  );
}
