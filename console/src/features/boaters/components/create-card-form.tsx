import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { cardCalls } from '../../../../../contracts/memberships/calls.js';
import { membershipErrors } from '../../../../../contracts/memberships/errors.js';
import { oneYearFrom } from '../../../../../contracts/memberships/rules/one-year-from.js';
import { noPerson, PersonFields } from '../../../entities/boater/person-fields.js';
import { VesselFields } from '../../../entities/vessel/vessel-fields.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useContractForm } from '../../../lib/forms/use-contract-form.js';
import { useDiscardGuard } from '../../../lib/forms/use-discard-guard.js';
import { currentLanguage } from '../../../lib/i18n/i18n.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMarina } from '../../../lib/session/session.js';
import { Button } from '../../../ui/buttons/button.js';
import { DiscardDialog } from '../../../ui/dialogs/discard-dialog.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { cardForKnownBoat, cardForNewcomer, holdersOf } from '../model/card-form.js';
import type { VesselPage } from '../model/vessel-form.js';
import { CardFields } from './card-fields.js';

/** The sizes of a boat are not typed yet. */
const noBoat = { name: '', hull_type: null, type: null };

interface CreateCardFormProps {
  /** The boat that gets the card; absent: a person and a boat that are put on record with it. */
  readonly known?: VesselPage | undefined;
  /** The reason why no card can be created; null if one can. */
  readonly hindrance: string | null;
}

/** Creates a membership card and opens it among the cards of its boat, or finds its new holder in the list. */
export function CreateCardForm({ known, hindrance }: CreateCardFormProps) {
  const { t } = useTranslation(['boaters', 'entities/boater']);
  const { office_email } = useMarina();
  const navigate = useNavigate();
  const toast = useToast();
  const formats = useFormats();
  const problemWords = useProblemWords();
  const [problem, setProblem] = useState<string | null>(null);
  const schema = useMemo(
    () => (known === undefined ? cardForNewcomer : cardForKnownBoat),
    [known],
  ) as typeof cardForNewcomer;
  const form = useContractForm(schema, {
    defaults: {
      boaters: [{ ...noPerson, language: currentLanguage() }],
      vessel: noBoat,
      membership: {
        card_number: '',
        expires_on: oneYearFrom(formats.today()),
        auto_renew: false,
        status: 'active',
      },
    },
  });
  const { control, handleSubmit, applyProblem, setError } = form;
  // Read while rendering, since the form tracks only what a render reads.
  const { isDirty } = form.formState;
  const guard = useDiscardGuard(isDirty);
  const { send, isPending } = useSend(cardCalls.add, {
    topics: [{ topic: 'memberships' }, { topic: 'customers' }, { topic: 'vessels' }],
    onDone: ({ card_number }) => {
      toast({ kind: 'done', text: t('cardCreated', { number: card_number }) });
      const to =
        known === undefined ? `/customers?search=${card_number}` : `/vessels/${known.vessel.id}?tab=memberships`;
      guard.letPass(() => void navigate(to));
    },
    onRefused: (error) => {
      if (error.error_type === membershipErrors.card_number_taken) {
        setError('membership.card_number', { type: 'server', message: error.error_type }, { shouldFocus: true });
        return;
      }
      setProblem(applyProblem(error) ? null : problemWords(error));
    },
  });
  const submit = handleSubmit(({ boaters, vessel, membership }) => {
    setProblem(null);
    return known === undefined
      ? send({ boaters, vessel, membership })
      : send({ boaters: holdersOf(known), vessel: { vessel_id: known.vessel.id }, membership });
  });
  return (
    <form
      noValidate
      aria-label={t('actions:createCard')}
      onSubmit={(event) => {
        event.preventDefault();
        if (hindrance === null) void submit();
      }}
    >
      <Card>
        {known === undefined && (
          <>
            <Section title={t('trade:holder')}>
              <PersonFields
                control={control}
                nameOf={(field) => `boaters.0.${field}`}
                email={
                  <TextField
                    control={control}
                    name="boaters.0.email"
                    label={t('entities/boater:field_email')}
                    type="email"
                    inputMode="email"
                    autoComplete="off"
                    hint={office_email === null ? t('officeHasNoEmail') : t('officeEmailUsed', { email: office_email })}
                  />
                }
              />
            </Section>
            <Section title={t('trade:boat')}>
              <VesselFields
                control={control}
                nameOf={(field) => `vessel.${field}`}
                hullTypeRequired={false}
                vesselTypeRequired={false}
              />
            </Section>
          </>
        )}
        <Section title={t('trade:card')}>
          <CardFields control={control} nameOf={(field) => `membership.${field}`} />
          {problem !== null && (
            <Banner tone="wrong" live>
              {problem}
            </Banner>
          )}
          <div>
            <Button type="submit" kind="primary" busy={isPending} disabledReason={hindrance}>
              {t('actions:createCard')}
            </Button>
          </div>
        </Section>
      </Card>
      <DiscardDialog open={guard.asking} onDiscard={guard.discard} onKeep={guard.stay} />
    </form>
  );
}
