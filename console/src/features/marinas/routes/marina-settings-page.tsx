import { useTranslation } from 'react-i18next';
import { useCountryName } from '../../../lib/format/use-country-name.js';
import { useMarina } from '../../../lib/session/session-context.js';
import { Card } from '../../../ui/page/card.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { Page } from '../../../ui/page/page.js';
import { Section } from '../../../ui/page/section.js';

/** The marina itself: its name, place and money (spec 3 §2). */
export function Component() {
  const { t } = useTranslation('marinas');
  const marina = useMarina();
  const countryName = useCountryName();
  return (
    <Page title={t('title')} subtitle={marina.name}>
      <Card>
        <Section title={t('identity')}>
          <KeyValues
            items={[
              { label: t('name'), value: marina.name },
              { label: t('code'), value: marina.code },
              { label: t('country'), value: countryName(marina.country) },
              { label: t('timeZone'), value: marina.time_zone },
              { label: t('currency'), value: marina.marina_settings.currency },
            ]}
          />
        </Section>
      </Card>
    </Page>
  );
}
