import { useTranslation } from 'react-i18next';
import { Unseen } from '../../../ui/page/unseen.js';
import { LoadingLine } from '../../../ui/states/loading-lines.js';
import { role } from '../../../ui/theme/role.js';
import { keyframes, styled } from '../../../ui/theme/styled.js';
import { HEAD_HEIGHT, rowHeight } from '../model/geometry.js';
import { Frame } from './chart-shapes.js';

const ROWS = 14;
const appear = keyframes({ from: { opacity: 0 } });
/** An answer within this time shows no placeholder at all. */
const LATE = '150ms';

const Rows = styled('div')({ animation: `${appear} 1ms ${LATE} backwards` });
const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  paddingInline: 14,
  borderBottom: `1px solid ${role.line}`,
  '&:last-of-type': { borderBottom: 0 },
});

/** Placeholder rows with the height of the chart's rows. */
export function ChartSkeleton({ touch }: { touch: boolean }) {
  const { t } = useTranslation('ui');
  return (
    <Frame role="status" aria-busy="true">
      <Unseen>{t('loading')}</Unseen>
      <Rows aria-hidden="true">
        <Row style={{ height: HEAD_HEIGHT }}>
          <LoadingLine style={{ width: 90 }} />
        </Row>
        {Array.from({ length: ROWS }, (_, at) => (
          <Row key={at} style={{ height: rowHeight(touch) }}>
            <LoadingLine style={{ width: 110, flex: 'none' }} />
            <LoadingLine style={{ width: `${12 + ((at * 7) % 30)}%`, height: 22, marginLeft: `${(at * 13) % 34}%` }} />
          </Row>
        ))}
      </Rows>
    </Frame>
  );
}
