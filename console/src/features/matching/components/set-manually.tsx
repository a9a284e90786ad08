import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BerthChoice } from '../../../../../contracts/berths/matches.js';
import type { PlacingDetail } from '../../../../../contracts/reservations/matching.js';
import { foundChoices } from '../../../entities/berth/candidate-rules.js';
import { useSeenThereWords } from '../../../entities/berth/use-seen-there-words.js';
import { useBerthPlan } from '../../../entities/berth/use-berth-plan.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { BareInput, ControlBox } from '../../../ui/fields/control-box.js';
import { SuggestionOptions } from '../../../ui/fields/suggestion-options.js';
import { useSuggestions } from '../../../ui/fields/use-suggestions.js';
import { SearchIcon } from '../../../ui/icons.js';
import { Second } from '../../../ui/layout/second.js';
import { media, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 10px',
  padding: '10px 18px',
  borderTop: `1px solid ${role.line}`,
  '& > label': { ...type.strong },
  [media.phone]: { padding: 14 },
});
const Field = styled('div')({ position: 'relative', flex: '0 1 260px', minWidth: 180 });
const Choice = styled('span')({
  display: 'grid',
  gridTemplateColumns: '60px 1fr auto',
  gap: 10,
  alignItems: 'baseline',
  '& b': { fontWeight: 650 },
});

/** Most berths that the list shows; typing narrows it. */
const SHOWN = 30;

interface SetManuallyProps {
  readonly stay: PlacingDetail;
  readonly busy: boolean;
  readonly lockedReason: string | null;
  readonly onGive: (berth: BerthChoice) => void;
}

/**
 * Any berth that is free for all nights: long enough ones first, shortest first, then the others (spec 3 §4). The button
 * stays off until one is chosen.
 */
export function SetManually({ stay, busy, lockedReason, onGive }: SetManuallyProps) {
  const { t } = useTranslation(['matching', 'entities/berth']);
  const { date, nights, metres, sizes } = useFormats();
  const problemWords = useProblemWords();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState(false);
  const [chosen, setChosen] = useState<BerthChoice | null>(null);
  const { start_date, end_date, vessel } = stay;
  const seenThereWords = useSeenThereWords();
  const plan = useBerthPlan({ start_date, end_date, vessel }, wanted);
  const free = (plan.choices ?? []).filter(({ available }) => available);
  const found = foundChoices(free, chosen === null ? typed : '').slice(0, SHOWN);
  const suggestions = found.map((berth) => ({
    key: berth.berth_id,
    berth,
    content: (
      <Choice>
        <b>{berth.berth_name}</b>
        <span>{sizes({ length: berth.length, beam: berth.max_beam })}</span>
        <span style={{ color: berth.long_enough ? role.booked.on : role.wrong.on }}>
          {berth.long_enough
            ? t('spare', { metres: metres(berth.length - vessel.length) })
            : t('tooShort', { metres: metres(vessel.length - berth.length) })}
        </span>
        {berth.still_there !== undefined && (
          <span style={{ color: role.wrong.on }}>
            {berth.still_there.seen === undefined
              ? t('stillTaken', { date: date(berth.still_there.end_date) })
              : seenThereWords(berth.still_there.boat_name, berth.still_there.seen)}
          </span>
        )}
      </Choice>
    ),
  }));
  const { input, list, open, restart } = useSuggestions(id, suggestions, ({ berth }) => {
    setChosen(berth);
    setTyped(berth.berth_name);
  });
  return (
    <Bar>
      <label htmlFor={id}>{t('setManually')}</label>
      <Field>
        <ControlBox>
          <SearchIcon />
          <BareInput
            id={id}
            {...input}
            placeholder={t('berthSuchAs')}
            value={typed}
            onFocus={() => setWanted(true)}
            onChange={(event) => {
              setTyped(event.target.value);
              setChosen(null);
              restart();
            }}
          />
        </ControlBox>
        <SuggestionOptions label={t('setManually')} list={list} />
      </Field>
      <Button
        size="small"
        busy={busy}
        disabled={chosen === null}
        disabledReason={lockedReason}
        onClick={() => chosen !== null && onGive(chosen)}
      >
        {t(stay.reservation_status === 'waiting_list' ? 'offer' : 'allocate')}
      </Button>
      <Second as="p" role="status">
        {plan.error !== null
          ? problemWords(plan.error)
          : wanted && plan.choices === undefined
            ? t('loadingFree')
            : open && found.length === 0
              ? t('entities/berth:RESIDENT_BERTH_NOT_FOUND')
              : t('freeForAll', { nights: nights(stay.nights) })}
      </Second>
      {plan.error !== null && (
        <Button size="small" onClick={plan.reload}>
          {t('actions:tryAgain')}
        </Button>
      )}
    </Bar>
  );
}
