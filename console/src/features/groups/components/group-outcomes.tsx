import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CreatedGroup } from '../../../../../contracts/reservations/group.js';
import { useCodeWords } from './use-code-words.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { Page } from '../../../ui/page/page.js';
import { Section } from '../../../ui/page/section.js';

interface GroupOutcomesProps {
  outcome: Pick<CreatedGroup, 'id' | 'berths_given'> & { readonly outcomes: CreatedGroup['boats'] };
}

/** What became of each boat, where not all went as wanted. */
export function GroupOutcomes({ outcome: { id, outcomes, berths_given } }: GroupOutcomesProps) {
  const { t } = useTranslation('groups');
  const codeWords = useCodeWords();
  const done = outcomes.filter(({ reservation_id }) => reservation_id !== null).length;
  return (
    <Page title={t('outcomeTitle')} back={{ to: `/groups/${id}` }}>
      <Card>
        <Section title={t('outcomeCount', { done, count: outcomes.length })}>
          {!berths_given && (
            <Banner tone="wrong" live>
              {t('noBerthsGiven')}
            </Banner>
          )}
          <ul aria-label={t('outcomeTitle')}>
            {outcomes.map(({ name, reservation_id, view_id, error_type, errors }, index) => (
              <li key={index}>
                {reservation_id === null ? (
                  name
                ) : (
                  <Link to={`/reservations/${reservation_id}`}>{`${name} (${view_id ?? ''})`}</Link>
                )}
                {error_type !== null && `: ${codeWords(error_type, errors)}`}
              </li>
            ))}
          </ul>
          <LinkButton kind="primary" to={`/groups/${id}`}>
            {t('openGroup')}
          </LinkButton>
        </Section>
      </Card>
    </Page>
  );
}
