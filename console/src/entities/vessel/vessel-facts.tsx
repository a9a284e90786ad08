import { styled } from '../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../contracts/reservations/detail.js';
import { isSizeKnown } from '../../../../contracts/vocabulary/sizes.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { KeyValues } from '../../ui/page/key-values.js';
import { type } from '../../ui/theme/measures.js';
import { Quiet } from '../../ui/page/card-text.js';

const Name = styled('p')({ ...type.strong, margin: 0, overflowWrap: 'anywhere' });

/** The facts of the boat in the reservation. */
export function VesselFacts({ vessel }: { readonly vessel: ReservationDetail['vessel'] }) {
  const { t } = useTranslation('entities/vessel');
  const { metres } = useFormats();
  const told = (size: number) => (isSizeKnown(size) ? metres(size) : t('toAsk'));
  const kind = [
    vessel.type === null ? null : t(`vesselType_${vessel.type}`),
    vessel.hull_type === null ? null : t(`hullType_${vessel.hull_type}`),
    vessel.home_marina_name === null ? null : t('homePort', { name: vessel.home_marina_name }),
  ].filter((part) => part !== null);
  return (
    <>
      <div>
        <Name>{vessel.name}</Name>
        {kind.length > 0 && <Quiet>{kind.join(', ')}</Quiet>}
      </div>
      <KeyValues
        items={[
          { label: t('trade:length'), value: metres(vessel.length) },
          { label: t('trade:beam'), value: told(vessel.beam) },
          { label: t('trade:draught'), value: told(vessel.draft) },
        ]}
      />
    </>
  );
}
