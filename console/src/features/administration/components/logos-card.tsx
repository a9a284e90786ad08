import { useTranslation } from 'react-i18next';
import type { AssociationLogos } from '../../../../../contracts/marinas/association.js';
import { type AssociationCode, associationCodes, logoSchemes } from '../../../../../contracts/marinas/vocabulary.js';
import { UPLOAD_LIMIT_BYTES } from '../../../../../contracts/vocabulary/uploads.js';
import { Stack } from '../../../ui/layout/stack.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { LogoPlaceRow } from './logo-place-row.js';

interface LogosCardProps {
  names: Readonly<Record<AssociationCode, string>>;
  logos: Readonly<Record<AssociationCode, AssociationLogos>>;
  onChanged: () => void;
}

/** The logos of the associations, for a light and a dark ground. */
export function LogosCard({ names, logos, onChanged }: LogosCardProps) {
  const { t } = useTranslation('administration/configuration');
  return (
    <Card>
      <Section title={t('logos')} note={t('logosNote')}>
        <div style={{ ...type.second, color: role.ink2 }}>
          {t('logosRule', { size: UPLOAD_LIMIT_BYTES / 1024 / 1024 })}
        </div>
        <Stack gap={16}>
          {associationCodes.map((code) => (
            <div key={code} role="group" aria-label={names[code]}>
              <div style={type.strong}>{names[code]}</div>
              <Stack gap="10px 20px" columns="repeat(auto-fit, minmax(min(260px, 100%), 1fr))">
                {logoSchemes.map((scheme) => (
                  <LogoPlaceRow
                    key={scheme}
                    place={{ association: code, scheme }}
                    name={names[code]}
                    address={logos[code][scheme]}
                    onChanged={onChanged}
                  />
                ))}
              </Stack>
            </div>
          ))}
        </Stack>
      </Section>
    </Card>
  );
}
