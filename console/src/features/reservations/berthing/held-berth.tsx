import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { isSizeKnown } from '../../../../../contracts/vocabulary/sizes.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { BoatInBerth } from '../../../entities/berth/boat-in-berth.js';
import { spareText } from '../../../entities/berth/candidate-rules.js';
import { Button } from '../../../ui/buttons/button.js';
import { Section } from '../../../ui/page/section.js';
import { BerthRow, BerthRows, BerthWords } from '../../../entities/berth/berth-row.js';
import { SpareBeside } from '../../../entities/berth/spare-beside.js';
import { offersAutomaticMatch } from './berthing-rules.js';
import type { DrawingScale } from '../../../entities/berth/drawing.js';
import type { StayDraft } from '../../../entities/berth/chosen-berth.js';
import type { Berthing } from './use-berthing.js';

interface HeldBerthProps {
  readonly reservation: ReservationDetail;
  readonly draft: StayDraft;
  readonly scale: DrawingScale;
  readonly berthing: Berthing;
  readonly lockedReason: string | null;
  /** The stay has ended: its berth is history, and there is nothing to release. */
  readonly over: boolean;
}

/** The berth held for the stay, or the one that it had. A booking without a usable berth gets a button for the plan's best one. */
export function HeldBerth({ reservation, draft, scale, berthing, lockedReason, over }: HeldBerthProps) {
  const { t } = useTranslation(['reservations/side', 'entities/berth']);
  const { metres } = useFormats();
  const { berth } = reservation;
  const automatic = offersAutomaticMatch(reservation);
  const best = reservation.matches.find((match) => match.available && match.berth !== null);
  const name = berthing.heldName ?? '';
  const { length, beam, draft: depth } = draft.vessel;
  return (
    <>
      {berth !== null && (
        <BerthRows aria-label={t('heldBerth')}>
          <BerthRow
            chosen={false}
            title={t('trade:berthOnPier', { berth: name, pier: berth.pier_name })}
            drawing={
              <BoatInBerth
                boat={draft.vessel}
                berth={{ length: berth.length, beam: berth.beam, depth: berth.draft }}
                scale={scale}
                fits={length <= berth.length && reservation.selected_match?.available !== false}
                label={
                  length <= berth.length
                    ? t('entities/berth:fitLabel', { berth: name, spare: metres(berth.length - length) })
                    : t('noFitLabel', { berth: name, why: t('entities/berth:removed_too_short_loa') })
                }
              />
            }
            actions={
              !over && (
                <Button
                  size="small"
                  disabled={berthing.busy}
                  aria-label={t('takeAwayBerth', { name })}
                  disabledReason={unassignReason(reservation) === null ? null : (lockedReason ?? t('notNow'))}
                  onClick={() => berthing.ask({ asks: 'unassign', berth: { berth_id: berth.id, name, below: null } })}
                >
                  {t('takeAway')}
                </Button>
              )
            }
          >
            <BerthWords>
              {t(over ? 'heldBefore' : reservation.selected_match?.available === false ? 'heldLost' : 'held')}
            </BerthWords>
            {length <= berth.length ? (
              <BerthWords>
                {t('trade:length')} <b>{spareText(berth.length - length, metres)}</b>
              </BerthWords>
            ) : (
              <BerthWords>{t('entities/berth:removed_too_short_loa')}</BerthWords>
            )}
            {berth.beam !== null && berth.draft !== null && (
              <SpareBeside beam={spareOf(berth.beam, beam)} draft={spareOf(berth.draft, depth)} />
            )}
            {berth.min_length !== null && berth.min_length > length && (
              <BerthWords>
                {t('entities/berth:belowMinimum_below_min_length', { minimum: metres(berth.min_length) })}
              </BerthWords>
            )}
          </BerthRow>
        </BerthRows>
      )}
      {automatic && best?.berth != null && (
        <Section>
          <div>
            <Button
              busy={berthing.busy}
              disabledReason={lockedReason}
              onClick={() =>
                berthing.pick({
                  berth_id: best.berth_id ?? best.id,
                  name: `${best.berth?.pier_name}${best.berth?.number}`,
                  below: null,
                })
              }
            >
              {t('giveBest', { berth: `${best.berth.pier_name}${best.berth.number}` })}
            </Button>
          </div>
        </Section>
      )}
    </>
  );
}

/** Null: the berth may be released. Otherwise the server's code for why not. */
function unassignReason({ allowed_actions }: ReservationDetail): string | null {
  const verdict = allowed_actions.marina.find(({ move }) => move === 'UNASSIGN_BERTH');
  return verdict === undefined || verdict.allowed ? null : (verdict.reason ?? 'RESERVATION_ACTION_NOT_ALLOWED');
}

/** What the berth has left beside the boat, in metres; null: nobody has told the boat's size. */
function spareOf(berth: number, boat: number): number | null {
  return isSizeKnown(boat) ? berth - boat : null;
}
