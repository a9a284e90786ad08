import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BerthChoice } from '../../../../../contracts/berths/matches.js';
import type { PlacingDetail } from '../../../../../contracts/reservations/matching.js';
import { foundChoices } from '../../../entities/berth/candidate-rules.js';
import { useBerthPlan } from '../../../entities/berth/use-berth-plan.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { BareInput, ControlBox } from '../../../ui/fields/control-box.js';
import { SearchIcon } from '../../../ui/icons.js';
import { media, radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { Second } from './matching-shapes.js';

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
const Options = styled('ul')({
  position: 'absolute',
  zIndex: 5,
  top: '100%',
  left: 0,
  right: 0,
  minWidth: 'min(320px, 80vw)',
  maxHeight: 260,
  overflowY: 'auto',
  margin: '4px 0 0',
  padding: 4,
  listStyle: 'none',
  backgroundColor: role.surface,
  border: `1px solid ${role.edge}`,
  borderRadius: radius.control,
  '& li': {
    display: 'grid',
    gridTemplateColumns: '60px 1fr auto',
    gap: 10,
    alignItems: 'baseline',
    padding: '9px 10px',
    borderRadius: 6,
    cursor: 'pointer',
  },
  '& li[aria-selected=true]': { backgroundColor: role.seaSoft },
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
  const { nights, metres, sizes } = useFormats();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [chosen, setChosen] = useState<BerthChoice | null>(null);
  const { start_date, end_date, vessel } = stay;
  const plan = useBerthPlan({ start_date, end_date, vessel }, wanted);
  const free = (plan.choices ?? []).filter(({ available }) => available);
  const found = foundChoices(free, chosen === null ? typed : '').slice(0, SHOWN);
  const shown = open && plan.choices !== undefined;
  const choose = (berth: BerthChoice) => {
    setChosen(berth);
    setTyped(berth.berth_name);
    setOpen(false);
  };
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setOpen(true);
      setActive((at) => Math.min(found.length - 1, Math.max(0, shown ? at + step : 0)));
      return;
    }
    if (event.key === 'Escape') setOpen(false);
    const berth = found[active];
    if (event.key !== 'Enter' || !shown || berth === undefined) return;
    event.preventDefault();
    choose(berth);
  };
  return (
    <Bar>
      <label htmlFor={id}>{t('setManually')}</label>
      <Field>
        <ControlBox>
          <SearchIcon />
          <BareInput
            id={id}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={`${id}-list`}
            aria-activedescendant={shown && found.length > 0 ? `${id}-${active}` : undefined}
            autoComplete="off"
            placeholder={t('berthSuchAs')}
            value={typed}
            onFocus={() => setWanted(true)}
            onBlur={() => setOpen(false)}
            onClick={() => setOpen(true)}
            onChange={(event) => {
              setTyped(event.target.value);
              setChosen(null);
              setActive(0);
              setOpen(true);
            }}
            onKeyDown={press}
          />
        </ControlBox>
        {shown && found.length > 0 && (
          <Options id={`${id}-list`} role="listbox" aria-label={t('setManually')}>
            {found.map((berth, index) => (
              <li
                key={berth.berth_id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                onMouseDown={(event) => event.preventDefault()}
                onMouseEnter={() => setActive(index)}
                onClick={() => choose(berth)}
              >
                <b>{berth.berth_name}</b>
                <span>{sizes({ length: berth.length, beam: berth.max_beam })}</span>
                <span style={{ color: berth.long_enough ? role.booked.on : role.wrong.on }}>
                  {berth.long_enough
                    ? t('spare', { metres: metres(berth.length - vessel.length) })
                    : t('tooShort', { metres: metres(vessel.length - berth.length) })}
                </span>
              </li>
            ))}
          </Options>
        )}
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
      <Second role="status">
        {shown && found.length === 0
          ? t('entities/berth:RESIDENT_BERTH_NOT_FOUND')
          : t('freeForAll', { nights: nights(stay.nights) })}
      </Second>
    </Bar>
  );
}
