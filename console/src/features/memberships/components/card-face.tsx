import { useTranslation } from 'react-i18next';
import { fullName } from '../../../lib/format/full-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Row } from '../../../ui/layout/row.js';
import { radius } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { ShownCard } from '../model/shown-card.js';

const Face = styled('div')({
  display: 'grid',
  gap: 18,
  padding: '14px 16px',
  borderRadius: radius.card,
  backgroundColor: role.navigation.bg,
  color: role.navigation.on,
  '&[data-good=false]': { filter: 'grayscale(1)', opacity: 0.75 },
});
const Small = styled('div')({ fontSize: 12, overflowWrap: 'anywhere' });

/** The card as it is printed; grey while it grants no nights. */
export function CardFace({ shown }: { readonly shown: ShownCard }) {
  const { t } = useTranslation('memberships');
  const formats = useFormats();
  const { card, homeMarina } = shown;
  const { boater, vessel } = shown.membership;
  const name = fullName(boater);
  const good = card.status === 'active' || card.status === 'temporary';
  return (
    <Face data-good={good}>
      <Row gap={12} align="end" justify="space-between" style={{ alignItems: 'center' }}>
        <strong>Quayside</strong>
        <strong>{card.type}</strong>
      </Row>
      <strong style={{ fontSize: 22, letterSpacing: '0.06em' }}>{card.card_number}</strong>
      <Row gap={12} align="end" justify="space-between">
        <div style={{ minWidth: 0 }}>
          <strong>{name}</strong>
          <Small>{[vessel?.name, homeMarina.name].filter(Boolean).join(', ')}</Small>
        </div>
        <div style={{ textAlign: 'right', flex: 'none' }}>
          <Small>{t('trade:validTo')}</Small>
          <strong style={{ fontSize: 12 }}>{formats.dateLong(card.expires_on)}</strong>
        </div>
      </Row>
    </Face>
  );
}
