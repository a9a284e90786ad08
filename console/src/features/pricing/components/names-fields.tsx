import { useTranslation } from 'react-i18next';
import { languageName } from '../../../lib/i18n/language-name.js';
import { languages } from '../../../lib/i18n/language.js';
import { FieldsGrid } from '../../../ui/fields/fields-grid.js';
import { Second } from '../../../ui/layout/second.js';
import { Subsection } from '../../../ui/page/subsection.js';
import type { PlanForm } from '../model/plan-form.js';
import { TextCell } from './cells.js';

type Names = PlanForm['seasons'][number]['names'];

interface NamesFieldsProps {
  readonly path: string;
  /** The name for languages that have none. */
  readonly name: string;
  readonly names: Names;
  readonly onChange: (names: Names) => void;
}

/** A name in each language. An empty one falls back to the name itself. */
export function NamesFields({ path, name, names, onChange }: NamesFieldsProps) {
  const { t } = useTranslation('pricing/charges');
  return (
    <Subsection title={t('inLanguages')}>
      <FieldsGrid>
        {languages.map((language) => (
          <TextCell
            key={language}
            path={`${path}.${language}`}
            label={languageName(language)}
            labelHidden={false}
            value={names?.[language] ?? ''}
            onChange={(text) => {
              const { [language]: _, ...others } = names ?? {};
              const next = text.trim() === '' ? others : { ...others, [language]: text };
              onChange(Object.keys(next).length === 0 ? undefined : next);
            }}
          />
        ))}
      </FieldsGrid>
      <Second as="p">{t('namesFallBack', { name })}</Second>
    </Subsection>
  );
}
