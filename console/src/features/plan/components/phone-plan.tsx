import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { isIn, isWeekend } from '../model/chart-window.js';
import { PhoneBerth } from './phone-berth.js';
import { PreviewCard } from './preview-card.js';
import { useChangeDone } from './use-change-done.js';
import type { PlanAddress } from './use-plan-address.js';
import type { PlanScreenState } from './use-plan-screen.js';

/** Days of the strip. */
const STRIP = 14;

const Strip = styled('div')({
  display: 'flex',
  gap: 6,
  overflowX: 'auto',
  margin: '0 -14px',
  padding: '4px 14px',
  scrollbarWidth: 'none',
});
const Day = styled('button')({
  ...type.second,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  flex: 'none',
  width: 48,
  height: 52,
  border: `1px solid ${role.line}`,
  borderRadius: radius.control,
  backgroundColor: role.surface,
  color: role.ink2,
  cursor: 'pointer',
  '& strong': { ...type.strong, color: role.ink },
  '&[data-weekend]': { backgroundColor: role.sunk },
  '&[aria-pressed=true]': { backgroundColor: role.seaSoft, borderColor: role.sea, color: role.seaStrong },
});
const List = styled('ul')({
  backgroundColor: role.surface,
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
  overflow: 'clip',
});

interface PhonePlanProps {
  readonly screen: PlanScreenState;
  readonly address: PlanAddress;
  /** The marina's date. */
  readonly today: string;
}

/** The plan on a phone: one pier, one night of a strip of days, and each berth's nights when it is tapped. */
export function PhonePlan({ screen, address, today }: PhonePlanProps) {
  const { t } = useTranslation('plan');
  const { weekday, dateLong } = useFormats();
  const { data, gesture, dispatch } = screen;
  const { window } = address;
  const piers = data.layout.rows.flatMap((row) => (row.kind === 'pier' ? [row.pier] : []));
  const [pierId, setPierId] = useState<string | null>(null);
  const [day, setDay] = useState<string | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const onDone = useChangeDone(screen);
  const pier = piers.find(({ id }) => id === pierId) ?? piers[0];
  const begin = isIn(window, today) ? today : window.start;
  const shown = day !== null && isIn(window, day) ? day : begin;
  const days = Array.from({ length: STRIP }, (_, at) => addDays(begin, at)).filter((each) => isIn(window, each));
  const berths = [...data.berths.values()].filter((berth) => berth.pierId === pier?.id);
  const first = data.layout.rows.find((row) => row.kind === 'berth' && row.berth.pierId === pier?.id);
  const from = first?.kind === 'berth' ? first.index : 0;
  const { onShown } = screen;
  const to = from + berths.length;
  useEffect(() => onShown(from, to), [onShown, from, to]);

  return (
    <>
      <SelectInput
        label={t('trade:pier')}
        options={piers.map(({ id, name }) => ({ value: id, label: t('trade:pierNamed', { pier: name }) }))}
        value={pier?.id ?? null}
        onChange={(value) => setPierId(value ?? null)}
      />
      <Strip role="group" aria-label={t('phoneDay')}>
        {days.map((each) => (
          <Day
            key={each}
            type="button"
            aria-pressed={each === shown}
            aria-label={`${weekday(each)} ${dateLong(each)}`}
            data-weekend={isWeekend(each) || undefined}
            onClick={() => setDay(each)}
          >
            <span aria-hidden="true">{weekday(each).slice(0, 2)}</span>
            <strong aria-hidden="true">{Number(each.slice(8))}</strong>
          </Day>
        ))}
      </Strip>
      <List aria-label={t('chartLabel')}>
        {berths.map((berth) => (
          <PhoneBerth
            key={berth.id}
            berth={berth}
            bars={data.index.walkable.get(berth.id) ?? []}
            day={shown}
            window={window}
            open={berth.id === openId}
            onToggle={() => setOpenId(berth.id === openId ? null : berth.id)}
            onBar={(bar, anchor) => screen.setFloat({ kind: 'menu', bar, anchor })}
          />
        ))}
      </List>
      {gesture.phase === 'asked' && (
        <PreviewCard
          asked={gesture}
          data={data}
          onAsk={(asked) => dispatch({ does: 'ask', ...asked })}
          onPutBack={() => dispatch({ does: 'putBack' })}
          onDone={onDone}
        />
      )}
    </>
  );
}
