import { fullName } from '../../../lib/format/full-name.js';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayWriteCustomer } from '../../../../../contracts/customers/rules/customer-access.js';
import { languageName } from '../../../lib/i18n/language-name.js';
import { languages } from '../../../lib/i18n/language.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { principalOf, useMarina, useUser } from '../../../lib/session/session.js';
import { Button } from '../../../ui/buttons/button.js';
import { useFieldWordsOfPage } from '../../../ui/fields/field-words-context.js';
import { SelectField } from '../../../ui/fields/select-field.js';
import { ToggleField } from '../../../ui/fields/toggle-field.js';
import { Row } from '../../../ui/layout/row.js';
import { Second } from '../../../ui/layout/second.js';
import { Avatar } from '../../../ui/page/avatar.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { type } from '../../../ui/theme/measures.js';
import { BoaterFields } from '../../../entities/boater/boater-fields.js';
import { isMasked } from '../../../entities/boater/boater-card-rules.js';
import type { BoaterValues } from '../../../entities/boater/boater-values.js';
import type { PersonChoice } from '../../../entities/search/person-choices.js';
import { PersonSearch } from '../../../entities/search/person-search.js';
import { useReservationFormOfPage } from '../form/form-context.js';
import type { BoaterFinding } from '../../../entities/search/use-boater-search.js';

interface BoaterStepProps {
  /** The boater form is open: a boater was found, or is new. */
  readonly opened: boolean;
  readonly boater: BoaterValues;
  readonly tem: boolean;
  readonly nightsLeft: number;
  readonly finding: BoaterFinding;
  /** The text that the search begins with. */
  readonly typed: string;
  readonly onChoose: (choice: PersonChoice) => void;
  readonly onOther: () => void;
  /** Asks whose email address was typed. Null if it belongs to no other person on record. */
  readonly question: ReactNode;
}

/** The step for the boater: first a search, then the form. */
export function BoaterStep(props: BoaterStepProps) {
  const { opened, boater, tem, nightsLeft, finding, typed, onChoose, onOther, question } = props;
  const { t } = useTranslation(['reservations', 'entities/search', 'entities/boater']);
  const { control } = useReservationFormOfPage();
  const { nights } = useFormats();
  const mayRegisterHolders = mayWriteCustomer(
    principalOf({ user: useUser(), marina: useMarina() }),
    'RESIDENT',
    'create',
  );
  const problemWords = useProblemWords();
  const fieldWords = useFieldWordsOfPage();
  if (!opened) {
    const [wrong] = finding.error?.errors ?? [];
    return (
      <Card>
        <Section title={t('trade:boater')}>
          {finding.error !== null && wrong === undefined && (
            <Banner tone="wrong" live>
              {problemWords(finding.error)}
            </Banner>
          )}
          <PersonSearch
            typed={typed}
            onChoose={onChoose}
            busy={finding.busy}
            error={wrong === undefined ? undefined : fieldWords(wrong.code)}
          />
        </Section>
      </Card>
    );
  }
  const known = boater.id !== '';
  return (
    <Card>
      <Section
        title={t('trade:boater')}
        actions={
          <Button kind="quiet" size="small" onClick={onOther}>
            {t('otherBoater')}
          </Button>
        }
      >
        {known ? (
          <KnownBoater
            key={boater.id}
            boater={boater}
            standing={tem ? t('memberWithNights', { nights: nights(nightsLeft) }) : t('knownBoater')}
            asked={question !== null && question !== false}
          />
        ) : (
          <>
            {mayRegisterHolders && (
              <ToggleField
                control={control}
                name="customer_type"
                label={t('entities/search:boaterType')}
                options={[
                  { value: 'VISITOR', label: t('trade:visitor') },
                  { value: 'RESIDENT', label: t('trade:berthHolder') },
                ]}
              />
            )}
            <BoaterFields control={control} nameOf={(field) => `boater.${field}`} />
          </>
        )}
        {!known && (
          <SelectField
            control={control}
            name="boater.language"
            label={t('entities/boater:field_language')}
            hint={t('languageOfEmails')}
            options={languages.map((value) => ({ value, label: languageName(value) }))}
          />
        )}
        {question}
      </Section>
    </Card>
  );
}

interface KnownBoaterProps {
  readonly boater: BoaterValues;
  /** How the marina knows the boater: as a member, or as a customer on record. */
  readonly standing: string;
  /** A question about the typed mail address is open. */
  readonly asked: boolean;
}

/** A boater on record: name and contact. The fields unfold to correct them, and by themselves where one is wrong. */
function KnownBoater({ boater, standing, asked }: KnownBoaterProps) {
  const { t } = useTranslation('reservations');
  const form = useReservationFormOfPage();
  const { first_name, last_name, email, phone } = boater;
  const wrong =
    asked || form.formState.errors.boater !== undefined || [first_name, last_name, email].some((value) => value === '');
  const [correcting, setCorrecting] = useState(false);
  const [unfolded, setUnfolded] = useState(wrong);
  if (wrong && !unfolded) setUnfolded(true);
  const focusFirst = useEffectEvent(() => form.setFocus('boater.first_name'));
  useEffect(() => {
    if (correcting) focusFirst();
  }, [correcting]);
  const name = fullName(boater);
  return (
    <>
      <Row gap={12} align="center" shrinks>
        <Avatar name={name} />
        <div style={{ minWidth: 0, flex: 1 }}>
          <div style={type.strong}>{name}</div>
          <Second>{standing}</Second>
          {!unfolded && <Second>{[email, phone].filter((value) => value !== '').join(' · ')}</Second>}
        </div>
        {!unfolded && (
          <Button
            kind="quiet"
            size="small"
            onClick={() => {
              setUnfolded(true);
              setCorrecting(true);
            }}
          >
            {t('correctBoater')}
          </Button>
        )}
      </Row>
      {unfolded && (
        <BoaterFields
          control={form.control}
          nameOf={(field) => `boater.${field}`}
          emailMasked={isMasked(boater.email)}
        />
      )}
    </>
  );
}
