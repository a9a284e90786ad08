import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { type InstallationOffer, installationOffer } from '../../../../../contracts/marinas/configuration.js';
import { configurationCalls } from '../../../../../contracts/marinas/calls.js';
import { amenities, associationCodes } from '../../../../../contracts/marinas/vocabulary.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useContractForm } from '../../../lib/forms/use-contract-form.js';
import { useDiscardGuard } from '../../../lib/forms/use-discard-guard.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { DiscardDialog } from '../../../ui/dialogs/discard-dialog.js';
import { useFieldWordsOfPage } from '../../../ui/fields/field-words-context.js';
import { FieldsGrid } from '../../../ui/fields/fields-grid.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { useToast } from '../../../ui/toast/toast-context.js';

const schema = z.object({ offer: installationOffer });

interface OfferCardProps {
  offer: InstallationOffer;
  revision: number;
  onSaved: () => void;
}

/** Names of associations and the amenities that marinas can offer. */
export function OfferCard({ offer, revision, onSaved }: OfferCardProps) {
  const { t } = useTranslation('administration/configuration');
  const toast = useToast();
  const problemWords = useProblemWords();
  const words = useFieldWordsOfPage();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useContractForm(schema, { defaults: { offer } });
  const { control, handleSubmit, applyProblem, formState } = form;
  const { field } = useController({ control, name: 'offer.amenities' });
  const guard = useDiscardGuard(formState.isDirty);
  const { send, isPending } = useSend(configurationCalls.offer, {
    topics: [{ topic: 'marinas' }],
    ...(revision < 0 ? {} : { revision: () => revision }),
    onDone: () => {
      toast({ kind: 'done', text: t('saved') });
      form.reset(form.getValues());
      onSaved();
    },
    onRefused: (error) => setProblem(applyProblem(error) ? null : problemWords(error)),
  });
  const submit = handleSubmit((values) => {
    setProblem(null);
    return send(values);
  });
  const chosen = field.value;
  const wrong = formState.errors.offer?.amenities?.message;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Card>
        <Section title={t('associations')} note={t('associationsNote')}>
          <FieldsGrid>
            {associationCodes.map((code) => (
              <TextField
                key={code}
                control={control}
                name={`offer.associations.${code}`}
                label={code}
                required
                maxLength={80}
              />
            ))}
          </FieldsGrid>
        </Section>
        <Section title={t('amenities')} note={t('amenitiesNote')}>
          <FieldsGrid>
            {amenities.map((amenity) => (
              <TickInput
                key={amenity}
                look="check"
                label={t(`amenity_${amenity}`)}
                value={chosen.includes(amenity)}
                onChange={(on) =>
                  field.onChange(amenities.filter((one) => (one === amenity ? on === true : chosen.includes(one))))
                }
              />
            ))}
          </FieldsGrid>
          {wrong !== undefined && <Banner tone="wrong">{words(wrong)}</Banner>}
          {problem !== null && (
            <Banner tone="wrong" live>
              {problem}
            </Banner>
          )}
          <div>
            <Button kind="primary" type="submit" busy={isPending}>
              {t('actions:saveChanges')}
            </Button>
          </div>
        </Section>
        <DiscardDialog open={guard.asking} onDiscard={guard.discard} onKeep={guard.stay} />
      </Card>
    </form>
  );
}
