import { useTranslation } from 'react-i18next';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { BackIcon, ForwardIcon } from '../../../ui/icons.js';
import { Row } from '../../../ui/layout/row.js';
import { type as text } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';
import { type ChartWindow, monthStart, stepFrom, type Zoom, zooms } from '../model/chart-window.js';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  // On paper only the shown time says something.
  '@media print': { '& button, & [role=radiogroup]': { display: 'none' } },
});
const Title = styled('strong')({ ...text.strong, minWidth: 112, textAlign: 'center', whiteSpace: 'nowrap' });

interface WindowNavProps {
  readonly window: ChartWindow;
  readonly onZoom: (zoom: Zoom) => void;
  /** Opens the window around a day; null: today. */
  readonly onDay: (day: string | null) => void;
}

/** The zoom, the shown time with its arrows, and the way back to today. */
export function WindowNav({ window, onZoom, onDay }: WindowNavProps) {
  const { t } = useTranslation('plan');
  const title = useWindowTitle()(window);
  return (
    <Line>
      <ToggleInput
        label={t('zoom')}
        labelHidden
        options={zooms.map((value) => ({ value, label: t(`zoom_${value}`) }))}
        value={window.zoom}
        onChange={(value) => onZoom(zooms.find((zoom) => zoom === value) ?? 'month')}
      />
      <Row gap={4} align="center">
        <IconButton
          label={t(`before_${window.zoom}`)}
          icon={<BackIcon />}
          onClick={() => onDay(stepFrom(window, -1))}
        />
        <Title aria-live="polite">{title}</Title>
        <IconButton
          label={t(`after_${window.zoom}`)}
          icon={<ForwardIcon />}
          onClick={() => onDay(stepFrom(window, 1))}
        />
      </Row>
      <Button onClick={() => onDay(null)}>{t('trade:today')}</Button>
    </Line>
  );
}

/** Returns the title of a window: "28 Jun–4 Jul", "July 2027" or "July to December 2027". */
function useWindowTitle(): (window: ChartWindow) => string {
  const { t } = useTranslation('plan');
  const { dateSpan, month } = useFormats();
  return ({ zoom, start, end }) => {
    if (zoom === 'month') return month(start.slice(0, 7));
    if (zoom === 'week') return `${dateSpan(start, addDays(end, -1))} ${addDays(end, -1).slice(0, 4)}`;
    const last = monthStart(end, -1);
    const sameYear = last.slice(0, 4) === start.slice(0, 4);
    const from = month(start.slice(0, 7));
    return t('seasonTitle', {
      from: sameYear ? from.replace(start.slice(0, 4), '').trim() : from,
      to: month(last.slice(0, 7)),
    });
  };
}
