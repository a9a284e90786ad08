import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanEffects, PlanGesture } from '../../../../../contracts/berths/plan-gestures.js';
import { BoatInBerth } from '../../../entities/berth/boat-in-berth.js';
import { RefusalBanner } from '../../../entities/reservation/refusal-banner.js';
import type { ComparedQuestion } from '../../../entities/stay-change/compared-with-others.js';
import { otherBerthsIn } from '../../../entities/stay-change/other-berths.js';
import { otherBerth, otherDates, type Telling, toldBody, wordedBody } from '../../../entities/stay-change/telling.js';
import { TellingFields } from '../../../entities/stay-change/telling-fields.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { Row } from '../../../ui/layout/row.js';
import { Banner } from '../../../ui/page/banner.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useChange } from '../api/use-change.js';
import type { ChartData } from '../model/chart-data.js';
import { type Asked, isOfStay } from '../model/gesture.js';
import { misfitsOf } from '../model/misfits.js';
import { inTheWayOf } from '../model/several.js';
import { EffectLines } from './effect-lines.js';
import { KeepBoth } from './keep-both.js';
import { useBarWords } from './use-bar-words.js';
import { useChangeWords } from './use-change-words.js';
import { usePlanDoneBefore } from './use-plan-done-before.js';

const Content = styled('div')({
  display: 'grid',
  gap: 10,
  '& h2': { ...type.strong, fontWeight: 650 },
  '& h2 + p': { ...type.second, color: role.ink2, marginTop: 2 },
});
const Key = styled('kbd')({ ...type.second, marginLeft: 'auto', color: role.ink3, fontFamily: 'inherit' });

interface ChangePreviewProps {
  readonly asked: Asked;
  readonly data: ChartData;
  readonly titleId: string;
  readonly onAsk: (asked: Asked) => void;
  readonly onPutBack: () => void;
  readonly onDone: (actionId: string, words: string) => void;
}

/** What a change would lead to, with the boat in its berth, and the buttons that make it or put the bar back. */
export function ChangePreview({ asked, data, titleId, onAsk, onPutBack, onDone }: ChangePreviewProps) {
  const { t } = useTranslation('plan');
  const { time } = useFormats();
  const words = useBarWords();
  const { change, aim } = asked;
  const nameOf = (berthId: string): string => data.berths.get(berthId)?.name ?? '?';
  const boatOf = (reservationId: string): string => {
    const found = [...data.index.byId.values()].find((one) => one.reservationId === reservationId);
    return found === undefined ? t('trade:unnamedBoat') : words.boat(found);
  };
  const said = useChangeWords(asked, { nameOf, boatOf, words });
  const { gesture, worded, telling, setTelling, keepBoth } = useTelling(change);
  const { effects, error, meanwhile, busy, confirm } = useChange(gesture, worded, (id) => onDone(id, said.done));
  const doneBefore = usePlanDoneBefore(change, effects?.refusal ?? null);
  const confirmButton = useRef<HTMLButtonElement>(null);
  const ready = effects !== undefined;
  // The focus comes once there is something to confirm, and does not return to the button later.
  useEffect(() => confirmButton.current?.focus({ preventScroll: true }), [ready]);

  const others = effects?.refusal == null ? [] : otherBerthsIn(effects.refusal);
  const taken = change.type === 'MOVES' ? takenBy(change, data) : [];
  const latest = meanwhile.at(-1);
  return (
    <Content>
      <div>
        <h2 id={titleId}>{said.title}</h2>
        <p>{said.about}</p>
      </div>
      <Drawing asked={asked} effects={effects} data={data} />
      {latest !== undefined && (
        <Banner tone="waiting" live title={t('meanwhileTitle')}>
          {t('meanwhile', { name: latest.by.name ?? t('somebody'), when: time(latest.at) })}
        </Banner>
      )}
      <RefusalBanner reservationId={'reservation_id' in change ? change.reservation_id : null} error={error} />
      <div aria-live="polite" aria-busy={effects === undefined} style={{ display: 'grid', gap: 6 }}>
        {others.length > 0 ? (
          <KeepBoth berths={others} asked={comparedIn(change)} busy={busy} onReason={keepBoth} />
        ) : effects !== undefined ? (
          <EffectLines effects={effects} berthId={aim.berthId} alsoTaken={taken} doneBefore={doneBefore} />
        ) : (
          error === null && <LoadingLines lines={3} rowHeight={18} />
        )}
      </div>
      <MinimumTick asked={asked} effects={effects} data={data} onAsk={onAsk} />
      {telling !== null && (
        <Told effects={effects} datesChange={change.type === 'DATES'} {...{ telling, busy, setTelling }} />
      )}
      <Row gap={8} align="center" wrap>
        {effects?.possible !== false && (
          <Button kind="primary" ref={confirmButton} busy={busy} disabled={!ready} onClick={confirm}>
            {said.confirm}
          </Button>
        )}
        <Button onClick={onPutBack} ref={effects?.possible === false ? confirmButton : undefined}>
          {t('putBack')}
        </Button>
        <Key aria-hidden="true">Esc</Key>
      </Row>
    </Content>
  );
}

/** The stay that a change would give a second berth; null: several stays change, or none. */
function comparedIn(change: PlanGesture): ComparedQuestion | null {
  if (!isOfStay(change) || change.type === 'MOVES') return null;
  const { reservation_id } = change;
  if (change.type !== 'DATES') return { reservation_id };
  const { start_date, end_date } = change;
  return { reservation_id, start_date, end_date };
}

type PartProps = Pick<ChangePreviewProps, 'asked' | 'data'> & { readonly effects: PlanEffects | undefined };

/** The boat in its berth; of several, the one that does not fit. */
function Drawing({ asked: { bar, aim }, effects, data }: PartProps) {
  const { t } = useTranslation('plan');
  const { sizes } = useFormats();
  const words = useBarWords();
  const misfit = effects === undefined ? undefined : misfitsOf(effects)[0];
  const berth = data.berths.get(misfit?.berthId ?? aim.berthId);
  const boat = misfit?.boat ?? bar.sizes;
  if (boat === null || berth === undefined) return null;
  const name = misfit?.boat.name ?? words.boat(bar);
  return (
    <BoatInBerth
      boat={{ ...boat, hull_type: null }}
      berth={{ length: berth.length, beam: berth.beam }}
      fits={misfit === undefined}
      label={t('drawing', { boat: name, berth: berth.name, sizes: sizes(berth) })}
    />
  );
}

/** Confirms a berth that is meant for larger boats. */
function MinimumTick({ asked, effects, data, onAsk }: PartProps & Pick<ChangePreviewProps, 'onAsk'>) {
  const { t } = useTranslation('plan');
  const { change, aim } = asked;
  if (effects?.needs_confirmation !== true || !('confirm_min_length' in change)) return null;
  return (
    <TickInput
      look="check"
      label={t('confirmMinimum', { berth: data.berths.get(aim.berthId)?.name ?? '' })}
      value={change.confirm_min_length}
      onChange={(on) => onAsk({ ...asked, change: { ...change, confirm_min_length: on === true } })}
    />
  );
}

/** The stays of others in the berths to which several stays would move. The server names the first of them only. */
function takenBy({ moves }: Extract<PlanGesture, { type: 'MOVES' }>, { index }: ChartData) {
  const bars = [...index.byId.values()];
  const placings = moves.flatMap(({ reservation_id, berth_id }) => {
    const bar = bars.find((one) => one.reservationId === reservation_id);
    return bar === undefined ? [] : [{ bar, berthId: berth_id }];
  });
  return inTheWayOf(index, placings);
}

/**
 * Why a visitor's stay is changed, who is told, and why the boat keeps two berths, as parts of the gesture; `telling` is
 * null for residents, who have no reservation.
 */
function useTelling(change: PlanGesture) {
  const [telling, setTelling] = useState(change.type === 'DATES' ? otherDates : otherBerth);
  const [both, keepBoth] = useState<string | null>(null);
  if (!isOfStay(change)) return { gesture: change, worded: change, telling: null, setTelling, keepBoth };
  const kept = { ...change, ...(both === null ? {} : { both_reason: both }) };
  const gesture = { ...kept, ...toldBody(telling) };
  const worded = kept.type === 'DATES' ? { ...kept, ...wordedBody(telling) } : gesture;
  return { gesture, worded, telling, setTelling, keepBoth };
}

interface ToldProps {
  readonly effects: PlanEffects | undefined;
  readonly datesChange: boolean;
  readonly telling: Telling;
  readonly busy: boolean;
  readonly setTelling: (telling: Telling) => void;
}

/** An offer is always sent, and nobody is told who knows neither dates nor berth: then only the reason can be chosen. */
function Told({ effects, datesChange, telling, busy, setTelling }: ToldProps) {
  if (effects?.possible !== true) return null;
  const tells = effects.mails.some(({ kind }) => kind === 'changed' || kind === 'moved');
  return (
    <TellingFields
      value={telling}
      required={datesChange}
      worded={datesChange}
      tellable={!telling.tell || tells}
      disabled={busy}
      onChange={setTelling}
    />
  );
}
