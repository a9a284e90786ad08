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
import { type ChartWindow, stepFrom, type Zoom, zooms } from '../model/chart-window.js';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  // On paper only the shown time says something.
  '@media print': { '& button, & [role=radiogroup]': { display: 'none' } },
});
const Title = styled('strong')({
  ...text.strong,
  minWidth: 190,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  // Nights that begin and end in different months are longer than the narrowest phones are wide.
  '@media (max-width: 360px)': { whiteSpace: 'normal' },
});

interface WindowNavProps {
  readonly window: ChartWindow;
  readonly onZoom: (zoom: Zoom) => void;
  /** Shows the nights from a day on; null: those around today. */
  readonly onDay: (day: string | null) => void;
}

/** The zoom, the shown time with its arrows, and the way back to today. */
export function WindowNav({ window, onZoom, onDay }: WindowNavProps) {
  const { t } = useTranslation('plan');
  const { dateRange } = useFormats();
  return (
    <Line data-written="">
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
        <Title aria-live="polite">{dateRange(window.start, addDays(window.end, -1))}</Title>
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
