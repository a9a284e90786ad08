import { useTranslation } from 'react-i18next';
import type { LargestBoat } from '../../../../../contracts/berths/rules/boat-fit.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { type BoatSizes, spareOf } from '../model/boat-fit.js';

const Facts = styled('ul')({
  display: 'grid',
  gap: 4,
  padding: '10px 16px',
  fontSize: 13,
  color: role.ink2,
  '& b': { color: role.ink },
  '& [data-wrong=true], & [data-wrong=true] b': { color: role.wrong.on },
});

/** The metres that a boat has to spare, or that are missing, in words. */
export function SpareMetres({ boat, sizes }: { boat: BoatSizes; sizes: LargestBoat }) {
  const { t } = useTranslation('inventory/berth');
  const { metres } = useFormats();
  const spare = spareOf(boat, sizes);
  return (
    <Facts aria-live="polite">
      {(['ahead', 'beside', 'under'] as const).map((side) => {
        const left = spare[side];
        if (left === null) return null;
        return (
          <li key={side} data-wrong={left < 0}>
            <b>{metres(Math.abs(left))}</b> {t(left < 0 ? `missing_${side}` : `spare_${side}`)}
          </li>
        );
      })}
    </Facts>
  );
}
