import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import type { PriceBreakdown } from '../../../../../contracts/reservations/stay-price.js';
import { useMarina } from '../../../lib/session/session.js';
import { Banner } from '../../../ui/page/banner.js';
import { BerthingSection } from '../berthing/berthing-section.js';
import type { ChosenBerth } from '../berthing/chosen-berth.js';
import { NotesSection } from '../form/notes-section.js';
import { membershipOfReservation, nightsAvailable } from '../model/found-boater.js';
import type { PageFacts } from '../model/page-facts.js';
import { totalsOf } from '../model/price-draft.js';
import * as rules from '../model/visibility.js';
import { BoaterVesselCard } from '../people/boater-vessel-card.js';
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
}

/** General, pricing and berthing side by side. */
export function DetailsTab({ reservation, facts, page, nights, breakdown, berth, onChooseBerth }: DetailsTabProps) {
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
  const { vessel } = values;
  return (
    <>
      {rules.otherDatesWarning(facts) && (
        <Banner tone="waiting">{t('RESERVATION_FORM_OTHER_AVAILABILITIES_ERROR')}</Banner>
      )}
      <PageColumns
        next={<NextMoveCard reservation={reservation} chosenBerth={berth} draftTotal={totalsOf(breakdown)} />}
        people={
          <>
            <BoaterVesselCard reservation={reservation} canEdit={facts.editor} />
            <RequestNotes reservation={reservation} />
            <Documents
              reservation={reservation}
              canEdit={rules.documentSwitches(facts)}
              required={values.required_documents}
              onRequiredChange={(required) => form.setValue('required_documents', required, { shouldDirty: true })}
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
              draft={{
                start_date: values.start_date ?? '',
                end_date: values.end_date ?? '',
                allocation_id: reservation.allocation_id,
                vessel: {
                  length: vessel.length ?? 0,
                  beam: vessel.beam ?? 0,
                  draft: vessel.draft ?? 0,
                  type: vessel.type,
                },
              }}
              chosenBerthId={berth?.berth_id ?? null}
              onChoose={onChooseBerth}
              disabledReason={berthing.reason === null ? null : t(berthing.reason)}
            />
          )
        }
        rest={
          <>
            <StatusTimeline reservation={reservation} />
            <NotesSection editable={rules.notesEditable(facts)} />
          </>
        }
      />
    </>
  );
}
