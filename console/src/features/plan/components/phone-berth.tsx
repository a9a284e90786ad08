import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { ExpandMoreIcon } from '../../../ui/icons.js';
import { motion, radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { type ChartBar, layerOf, overlaps } from '../model/chart-bar.js';
import type { ChartBerth } from '../model/chart-rows.js';
import type { ChartWindow } from '../model/chart-window.js';
import { barLook } from './bar-shape.js';
import { useBarWords } from './use-bar-words.js';

const Item = styled('li')({ '& + &': { borderTop: `1px solid ${role.line}` } });
const Head = styled('button')({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr) 20px',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 56,
  padding: '6px 14px',
  border: 0,
  background: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  '& strong': { ...type.strong, display: 'block' },
  '& small': { ...type.second, color: role.ink3 },
  '& svg': { width: 20, height: 20, color: role.ink3, transition: `transform ${motion.move}` },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  '&:focus-visible': { outlineOffset: -2 },
});
const Tonight = styled('span')({
  ...type.label,
  ...barLook,
  justifySelf: 'start',
  maxWidth: '100%',
  padding: '5px 10px',
  borderRadius: 6,
  overflowWrap: 'anywhere',
});
const Free = styled('span')({ ...type.second, color: role.ink3, paddingLeft: 10 });
const Nights = styled('ul')({ display: 'grid', gap: 6, padding: '0 14px 14px' });
const Stay = styled('button')({
  ...type.label,
  ...barLook,
  display: 'grid',
  gap: 2,
  width: '100%',
  minHeight: 44,
  padding: '6px 12px',
  borderRadius: radius.control,
  textAlign: 'left',
  cursor: 'pointer',
  '& small': { ...type.second, color: 'inherit' },
});

interface PhoneBerthProps {
  readonly berth: ChartBerth;
  /** All bars of the berth, by their first night. */
  readonly bars: readonly ChartBar[];
  readonly day: string;
  readonly window: ChartWindow;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onBar: (bar: ChartBar, anchor: HTMLElement) => void;
}

/** A berth on a phone: who lies there in one night, and its nights once it is open. */
export function PhoneBerth({ berth, bars, day, window, open, onToggle, onBar }: PhoneBerthProps) {
  const { t } = useTranslation('plan');
  const { sizes } = useFormats();
  const words = useBarWords();
  const tonight = bars
    .filter((bar) => bar.start <= day && bar.end > day)
    .reduce<ChartBar | null>((top, bar) => (top === null || layerOf(bar) > layerOf(top) ? bar : top), null);
  const shown = bars.filter((bar) => overlaps(bar, window));
  return (
    <Item>
      <Head type="button" aria-expanded={open} onClick={onToggle}>
        <span>
          <strong>{berth.name}</strong>
          <small>{sizes({ length: berth.length, beam: berth.beam })}</small>
        </span>
        {tonight === null ? (
          <Free>{t('free')}</Free>
        ) : (
          <Tonight data-look={tonight.look}>{words.label(tonight)}</Tonight>
        )}
        <ExpandMoreIcon />
      </Head>
      {open && (
        <Nights>
          {shown.length === 0 && <li>{t('freeAll')}</li>}
          {shown.map((bar) => (
            <li key={bar.id}>
              {bar.kind === 'CLOSED' ? (
                <Tonight data-look={bar.look}>{words.label(bar)}</Tonight>
              ) : (
                <Stay type="button" data-look={bar.look} onClick={(event) => onBar(bar, event.currentTarget)}>
                  {words.label(bar)}
                  <small>{words.dates(bar.start, bar.end)}</small>
                </Stay>
              )}
            </li>
          ))}
        </Nights>
      )}
    </Item>
  );
}
