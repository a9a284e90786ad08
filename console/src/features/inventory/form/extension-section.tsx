import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { takenTogether } from '../../../entities/berth/extension-rules.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { lazyWithRetry } from '../../../ui/floats/lazy-with-retry.js';
import { ExtendIcon } from '../../../ui/icons.js';
import { Row } from '../../../ui/layout/row.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import { type } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';
import { besideIt, type SmartExtension, withAllSides, type WizardBerth } from '../model/extension-draft.js';
import type { BerthEditing } from './use-berth-editing.js';

const Wizard = lazyWithRetry(async () => (await import('../extension/extension-wizard.js')).ExtensionWizard);

const Words = styled('div')({ flex: '1 1 220px', minWidth: 0, '& h3': { ...type.strong, margin: 0 } });

interface ExtensionSectionProps {
  editing: BerthEditing;
  wizardBerth: WizardBerth | null;
  pier: readonly WizardBerth[];
  locked: boolean;
}

/** The smart extension in words, and the button that opens its wizard. */
export function ExtensionSection({ editing, wizardBerth, pier, locked }: ExtensionSectionProps) {
  const { t } = useTranslation('inventory/berth');
  const words = useExtensionWords(wizardBerth, pier);
  const [open, setOpen] = useState(false);
  const { field } = useController({ control: editing.form.control, name: 'smart_extension' });
  const extension = field.value ?? null;
  return (
    <Section>
      <Row gap="10px 14px" align="center" wrap>
        <ExtendIcon />
        <Words>
          <h3>{t('smartExtension')}</h3>
          <Quiet>{words(extension)}</Quiet>
        </Words>
        <Button
          disabledReason={locked ? t('mayNotEdit') : wizardBerth === null ? t('extensionNeedsSizes') : null}
          onClick={() => setOpen(true)}
        >
          {t(extension === null ? 'actions:setUp' : 'actions:change')}
        </Button>
      </Row>
      {open && wizardBerth !== null && (
        <Wizard
          berth={wizardBerth}
          pier={pier}
          value={extension}
          onClose={() => setOpen(false)}
          onSave={(chosen) => {
            field.onChange(chosen);
            setOpen(false);
          }}
        />
      )}
    </Section>
  );
}

/** Returns what the extension allows, or would allow, in words. */
function useExtensionWords(berth: WizardBerth | null, pier: readonly WizardBerth[]) {
  const { t } = useTranslation('inventory/berth');
  const { sizes } = useFormats();
  return (extension: SmartExtension | null): string => {
    if (berth === null) return t('extensionOff');
    const others = pier.filter(({ id }) => extension?.neighbours.includes(id) ?? false);
    if (extension !== null && others.length > 0) {
      const together = takenTogether(extension.orientation, [berth, ...others]);
      const size = sizes({ length: together.max_loa, beam: together.max_beam });
      return t('extensionOn', { berths: [berth, ...others].map(({ name }) => name).join(' + '), size });
    }
    const largest = withAllSides(berth, pier, 'STERN_TO', 1);
    if (largest === null) return t('extensionOff');
    const beside = besideIt(berth, pier).filter(({ active }) => active);
    const size = sizes({ length: largest.max_loa, beam: largest.max_beam });
    return t('extensionWould', { berth: berth.name, berths: beside.map(({ name }) => name).join(' / '), size });
  };
}
