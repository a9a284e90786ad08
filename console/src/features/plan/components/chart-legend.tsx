import { useTranslation } from 'react-i18next';
import { Row } from '../../../ui/layout/row.js';
import { styled } from '../../../ui/theme/styled.js';
import { barLooks } from '../model/chart-bar.js';
import { barLook } from './bar-shape.js';

const Item = styled('li')({ display: 'flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap' });
const Sample = styled('span')({ ...barLook, width: 26, height: 12, flex: 'none' });

/** The looks of bars with their meanings. */
export function ChartLegend() {
  const { t } = useTranslation('plan');
  return (
    <Row as="ul" gap="6px 18px" wrap aria-label={t('legend')}>
      {barLooks.map((look) => (
        <Item key={look}>
          <Sample data-look={look} aria-hidden="true" />
          {t(`look_${look}`)}
        </Item>
      ))}
    </Row>
  );
}
