import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BERTH_NOTE_MAX, boatTypes } from '../../../../../contracts/berths/vocabulary.js';
import { LocationInput, ServicesInput } from '../../../entities/berth/facility-fields.js';
import { noLocation, noServices } from '../../../entities/berth/facilities.js';
import { NoteField } from '../../../ui/fields/note-field.js';
import { ToggleField } from '../../../ui/fields/toggle-field.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { media, type } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';
import type { WizardBerth } from '../model/extension-draft.js';
import { ExtensionSection } from './extension-section.js';
import type { BerthEditing } from './use-berth-editing.js';

const Rows = styled('div')({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: 12,
  alignItems: 'start',
  '& > span': { ...type.strong, lineHeight: '34px' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, '& > span': { ...type.label, lineHeight: '16px' } },
});

interface EquipmentCardProps {
  editing: BerthEditing;
  /** The berth for the wizard; null while its place or a size is missing. */
  wizardBerth: WizardBerth | null;
  pier: readonly WizardBerth[];
  locked: boolean;
  /** The note may be edited by more people than the rest. */
  noteLocked: boolean;
}

/** Services, location, boats, smart extension and note. */
export function EquipmentCard({ editing, wizardBerth, pier, locked, noteLocked }: EquipmentCardProps) {
  const { t } = useTranslation(['inventory/berth', 'entities/berth']);
  const { control } = editing.form;
  const services = useController({ control, name: 'services' }).field;
  const location = useController({ control, name: 'location' }).field;
  return (
    <Card>
      <Section>
        <Rows>
          <span aria-hidden="true">{t('trade:services')}</span>
          <ServicesInput value={{ ...noServices, ...services.value }} onChange={services.onChange} disabled={locked} />
          <span aria-hidden="true">{t('entities/berth:location')}</span>
          <LocationInput value={{ ...noLocation, ...location.value }} onChange={location.onChange} disabled={locked} />
          <span aria-hidden="true">{t('trade:boats')}</span>
          <ToggleField
            control={control}
            name="boat_types"
            label={t('trade:boats')}
            labelHidden
            disabled={locked}
            options={boatTypes.map((kind) => ({ value: kind, label: t(`entities/berth:boatTypes_${kind}`) }))}
          />
        </Rows>
      </Section>
      <ExtensionSection {...{ editing, wizardBerth, pier, locked }} />
      <Section>
        <NoteField
          control={control}
          name="notes"
          label={t('trade:note')}
          max={BERTH_NOTE_MAX}
          rows={1}
          disabled={noteLocked}
        />
      </Section>
    </Card>
  );
}
