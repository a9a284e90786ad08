import { useTranslation } from 'react-i18next';
import type { HullType, VesselType } from '../../../../contracts/vocabulary/sizes.js';
import { useCountryName } from '../../lib/format/use-country-name.js';

interface Kind {
  readonly type: VesselType | null;
  readonly hull_type: HullType | null;
  readonly flag: string | null;
}

/** Returns one line with type, hull and flag of a boat, as far as they are known. */
export function useVesselKind(): (vessel: Kind) => string {
  const { t } = useTranslation('entities/vessel');
  const country = useCountryName();
  return ({ type, hull_type, flag }) =>
    [
      type === null ? null : t(`vesselType_${type}`),
      hull_type === null ? null : t(`hullType_${hull_type}`),
      flag === null ? null : t('flagOf', { country: country(flag) ?? flag }),
    ]
      .filter((part) => part !== null)
      .join(', ');
}
