import { useTranslation } from 'react-i18next';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { Card } from '../../../ui/page/card.js';
import { MapAndSide } from './map-and-side.js';

const Water = styled('div')({ height: 'clamp(380px, calc(100vh - 300px), 1100px)', backgroundColor: role.water });
const Lines = styled('div')({ padding: '18px 20px' });

/** The shape of the map while it loads. */
export function MapSkeleton() {
  const { t } = useTranslation('map');
  return (
    <MapAndSide
      map={<Water role="status" aria-label={t('loading')} />}
      side={
        <Card>
          <Lines>
            <LoadingLines lines={5} />
          </Lines>
        </Card>
      }
    />
  );
}
