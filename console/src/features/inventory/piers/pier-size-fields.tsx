import { useTranslation } from 'react-i18next';
import { BoatInBerth } from '../../../entities/berth/boat-in-berth.js';
import { useFieldWords } from '../../../lib/i18n/use-problem-words.js';
import { FieldsGrid } from '../../../ui/fields/fields-grid.js';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { type } from '../../../ui/theme/measures.js';
import { enteredSizes, type EnteredSizes, pierSizeNames } from '../model/pier-sizes.js';

interface PierSizeFieldsProps {
  readonly sizes: EnteredSizes;
  readonly disabled: boolean;
  readonly onChange: (sizes: EnteredSizes) => void;
}

/** The usual sizes of a pier's berths, with a drawing of one. */
export function PierSizeFields({ sizes, disabled, onChange }: PierSizeFieldsProps) {
  const { t } = useTranslation('inventory');
  const fieldWords = useFieldWords();
  const { sizes: usual, problem } = enteredSizes(sizes);
  return (
    <>
      <div>
        <h3 style={type.strong}>{t('usualSizes')}</h3>
        <Quiet>{t('usualSizesHint')}</Quiet>
      </div>
      <FieldsGrid>
        {pierSizeNames.map((name) => (
          <NumberInput
            key={name}
            label={t(`size_${name}`)}
            suffix="m"
            maxIntegers={4}
            decimals={2}
            placeholder={t('none')}
            disabled={disabled}
            value={sizes[name]}
            error={problem?.field === name ? fieldWords(problem.code) : undefined}
            onChange={(value) => onChange({ ...sizes, [name]: value ?? null })}
          />
        ))}
      </FieldsGrid>
      {usual !== null && (
        <BoatInBerth
          boat={{ length: usual.max_loa * 0.94, beam: usual.max_beam * 0.78, type: 'SAIL' }}
          berth={{ length: usual.max_loa, beam: usual.max_beam }}
          fits
          label={t('usualBerth')}
        />
      )}
    </>
  );
}
