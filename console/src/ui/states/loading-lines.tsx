import { keyframes, styled } from '../theme/styled.js';
import { useTranslation } from 'react-i18next';
import { Unseen } from '../page/unseen.js';
import { media } from '../theme/measures.js';
import { role } from '../theme/role.js';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

/** A placeholder line. */
export const LoadingLine = styled('span')({
  display: 'block',
  height: 12,
  borderRadius: 6,
  backgroundColor: role.line,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  [media.still]: { animation: 'none' },
});

const WIDTHS = ['62%', '84%', '48%', '73%', '56%', '90%'];

interface LoadingLinesProps {
  /** Number of lines; the number expected avoids a layout shift. */
  lines?: number | undefined;
  /** Height of each in pixels: 52 for a comfortable row. */
  rowHeight?: number | undefined;
}

/** Placeholder lines with the height of the content to come. */
export function LoadingLines({ lines = 3, rowHeight = 28 }: LoadingLinesProps) {
  const { t } = useTranslation('ui');
  return (
    <div role="status" aria-busy="true" style={{ width: '100%' }}>
      <Unseen>{t('loading')}</Unseen>
      {Array.from({ length: lines }, (_line, index) => (
        <div key={index} style={{ height: rowHeight, display: 'flex', alignItems: 'center' }} aria-hidden="true">
          <LoadingLine style={{ width: WIDTHS[index % WIDTHS.length] }} />
        </div>
      ))}
    </div>
  );
}
