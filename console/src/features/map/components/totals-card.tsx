import { useTranslation } from 'react-i18next';
import type { HarbourMap } from '../../../../../contracts/berths/harbour-map.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Card } from '../../../ui/page/card.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { Section } from '../../../ui/page/section.js';

/** How many boats the harbour has on the night shown, counted as the dashboard does. */
export function TotalsCard({ map }: { readonly map: HarbourMap }) {
  const { t } = useTranslation('map');
  const formats = useFormats();
  const { residents, visitors, expected, free } = map.totals;
  const title = map.date === map.today ? t('trade:tonight') : formats.dateShort(map.date);
  return (
    <Card data-part="totals">
      <Section title={title} note={t('inBoats')}>
        <KeyValues
          items={[
            { label: t('residentsIn'), value: residents },
            { label: t('visitorsIn'), value: visitors - expected },
            { label: t('stillToArrive'), value: expected },
            { label: t('freeToOffer'), value: free },
          ]}
        />
      </Section>
    </Card>
  );
}
