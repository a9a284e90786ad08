import { useTranslation } from 'react-i18next';
import type { holderTypes } from '../../../../contracts/berths/vocabulary.js';
import { Unseen } from '../../ui/page/unseen.js';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';

const Square = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 18,
  height: 18,
  border: `1px solid ${role.lineStrong}`,
  borderRadius: 4,
  color: role.ink2,
  fontSize: 11,
  fontWeight: 650,
  lineHeight: '16px',
});

/** R for a resident, V for a visitor, in a small square (spec 3 §4). */
export function HolderMark({ type }: { type: (typeof holderTypes)[number] }) {
  const { t } = useTranslation('entities/berth');
  return (
    <Square title={t(`holder_${type}`)}>
      <span aria-hidden="true">{t(`holderLetter_${type}`)}</span>
      <Unseen>{t(`holder_${type}`)}</Unseen>
    </Square>
  );
}
