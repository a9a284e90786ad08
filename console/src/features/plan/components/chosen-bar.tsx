import { useTranslation } from 'react-i18next';
import { nightsBetween } from '../../../../../contracts/vocabulary/dates.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { CloseIcon } from '../../../ui/icons.js';
import { Bar, Press } from '../../../ui/list/selection-shapes.js';
import { coversBottom } from '../../../ui/page/covered-edges.js';
import { chosenBars, movesOf, placedTogether } from '../model/several.js';
import { nextBerthRow } from '../model/chart-rows.js';
import { useBarWords } from './use-bar-words.js';
import type { PlanScreenState } from './use-plan-screen.js';

/** The chosen stays with their boats and nights, and the moves that they make together. */
export function ChosenBar({ screen }: { readonly screen: PlanScreenState }) {
  const { t } = useTranslation('plan');
  const { nights } = useFormats();
  const words = useBarWords();
  const { data, chosen, choose, dispatch, gesture } = screen;
  const bars = chosenBars(data, chosen);
  if (bars.length === 0) return null;
  const count = bars.reduce((sum, { start, end }) => sum + nightsBetween(start, end), 0);
  const title = t('staysChosen', { count: bars.length });
  const ask = (direction: -1 | 1): void => {
    const held = direction === -1 ? bars[0] : bars.at(-1);
    const row =
      held === undefined ? null : nextBerthRow(data.layout, data.layout.rowOf.get(held.berthId) ?? 0, direction);
    const next = row === null ? undefined : data.layout.rows[row];
    if (held === undefined || next?.kind !== 'berth') return;
    const change = movesOf(placedTogether(data.layout, bars, held, next.berth.id));
    if (change === null) return;
    const { start, end } = held;
    dispatch({ does: 'ask', change, bar: held, aim: { berthId: next.berth.id, start, end, swapWith: null } });
  };
  return (
    <Bar ref={coversBottom} role="toolbar" aria-label={title}>
      <b>{title}</b>
      <span>{t('chosenAbout', { boats: bars.map(words.boat).join(', '), nights: nights(count) })}</span>
      {bars.length > 1 && (
        <>
          <i aria-hidden="true" />
          <Press type="button" disabled={gesture.phase !== 'idle'} onClick={() => ask(-1)}>
            {t('moveUp')}
          </Press>
          <Press type="button" disabled={gesture.phase !== 'idle'} onClick={() => ask(1)}>
            {t('moveDown')}
          </Press>
        </>
      )}
      <i aria-hidden="true" />
      <Press type="button" aria-label={t('chooseNone')} onClick={() => choose(new Set())}>
        <CloseIcon />
      </Press>
    </Bar>
  );
}
