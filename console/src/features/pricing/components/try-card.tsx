import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { isMeasured, type TriedBoat, TryBoat } from './try-boat.js';
import { TryStay } from './try-stay.js';
import { TryVisit } from './try-visit.js';

/** Prices a stay or a visit by the draft: a boat of the marina, or typed measures. */
export function TryCard() {
  const { t } = useTranslation('pricing');
  const [boat, setBoat] = useState<TriedBoat>({ length: 10, beam: 3.4, hull: 'MONOHULL' });
  const [kind, setKind] = useState<'stay' | 'visit'>('stay');
  return (
    <Card>
      <Section title={t('tryIt')} note={t('asEdited')}>
        <TryBoat boat={boat} onChange={setBoat} />
        <ToggleInput
          label={t('tryKind')}
          labelHidden
          value={kind}
          options={[
            { value: 'stay', label: t('tryStay') },
            { value: 'visit', label: t('tryVisit') },
          ]}
          onChange={(value) => setKind(value === 'visit' ? 'visit' : 'stay')}
        />
        {kind === 'stay' ? (
          <TryStay boat={boat} />
        ) : isMeasured(boat) ? (
          <TryVisit boat={boat} />
        ) : (
          <p>{t('tryNeeds')}</p>
        )}
      </Section>
    </Card>
  );
}
