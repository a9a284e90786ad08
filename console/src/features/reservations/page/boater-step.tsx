import { styled } from '../../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { Avatar } from '../../../ui/page/avatar.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { BoaterFields } from '../../../entities/boater/boater-fields.js';
import { type BoaterSearch, FindBoater } from '../../../entities/search/find-boater.js';
import type { BoaterValues } from '../../../entities/boater/boater-values.js';
import { useReservationFormOfPage } from '../form/form-context.js';
import type { BoaterFinding } from '../../../entities/search/use-boater-search.js';

const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 });
const Second = styled('div')({ ...type.second, color: role.ink2 });

interface BoaterStepProps {
  /** The boater form is open: a boater was found, or is new. */
  readonly opened: boolean;
  readonly boater: BoaterValues;
  readonly tem: boolean;
  readonly nightsLeft: number;
  readonly finding: BoaterFinding;
  readonly onNew: (search: BoaterSearch) => void;
  readonly onOther: () => void;
}

/** The step for the boater: first a search, then the form. */
export function BoaterStep({ opened, boater, tem, nightsLeft, finding, onNew, onOther }: BoaterStepProps) {
  const { t } = useTranslation('reservations');
  const { control } = useReservationFormOfPage();
  const { nights } = useFormats();
  const problemWords = useProblemWords();
  if (!opened) {
    const errors = finding.error?.errors ?? [];
    return (
      <Card>
        <Section title={t('boater')}>
          {finding.error !== null && errors.length === 0 && (
            <Banner tone="wrong" live>
              {problemWords(finding.error)}
            </Banner>
          )}
          <FindBoater asked={finding.asked} onFind={finding.find} onNew={onNew} busy={finding.busy} errors={errors} />
        </Section>
      </Card>
    );
  }
  const known = boater.id !== '';
  const name = `${boater.first_name} ${boater.last_name}`.trim();
  return (
    <Card>
      <Section
        title={t('boater')}
        actions={
          <Button kind="quiet" size="small" onClick={onOther}>
            {t('otherBoater')}
          </Button>
        }
      >
        {known && (
          <Head>
            <Avatar name={name} />
            <div style={{ minWidth: 0 }}>
              <div style={type.strong}>{name}</div>
              <Second>{tem ? t('memberWithNights', { nights: nights(nightsLeft) }) : t('knownBoater')}</Second>
            </div>
          </Head>
        )}
        <BoaterFields control={control} nameOf={(field) => `boater.${field}`} />
      </Section>
    </Card>
  );
}
