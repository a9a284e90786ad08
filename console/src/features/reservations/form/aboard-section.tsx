import { get, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PartyFields } from '../../../entities/aboard/party-fields.js';
import { useFieldWords } from '../../../lib/i18n/use-problem-words.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import { useReservationFormOfPage } from './form-context.js';

/** The persons aboard a new reservation. While the fields are empty, the price counts two adults. */
export function AboardSection() {
  const { t } = useTranslation(['reservations', 'entities/aboard']);
  const { control } = useReservationFormOfPage();
  const fieldWords = useFieldWords();
  const { field, formState } = useController({ control, name: 'party' });
  const problemOf = (path: string): string | undefined => {
    const problem = get(formState.errors, `party.${path}`) as { readonly message?: string } | undefined;
    return problem?.message === undefined ? undefined : fieldWords(problem.message);
  };
  return (
    <Card>
      <Section title={t('entities/aboard:title')} level="label">
        <PartyFields draft={field.value} onDraft={field.onChange} problemOf={problemOf} crewShown />
        <Quiet>{t('entities/aboard:assumed')}</Quiet>
      </Section>
    </Card>
  );
}
