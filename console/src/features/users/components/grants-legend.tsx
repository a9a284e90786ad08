import { useTranslation } from 'react-i18next';
import { grants } from '../../../../../contracts/identity/vocabulary.js';
import { Stack } from '../../../ui/layout/stack.js';
import { Card } from '../../../ui/page/card.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { roles, valuesOf } from '../model/grants.js';

const Legend = styled(Card)({
  display: 'grid',
  gap: 8,
  alignContent: 'start',
  padding: '16px 20px',
  '& h2': { ...type.second, fontWeight: 600, color: role.ink2 },
  '& p': { color: role.ink2 },
  '& strong': { color: role.ink, marginRight: 6 },
});

/** What each role and each permission means. */
export function GrantsLegend() {
  const { t } = useTranslation(['users', 'entities/user']);
  return (
    <Stack gap={16} columns="repeat(auto-fit, minmax(min(240px, 100%), 1fr))">
      <Legend>
        <h2>{t('role')}</h2>
        {[...roles].reverse().map((value) => (
          <p key={value}>
            <strong>{t(`role_${value}`)}</strong>
            {t(`meaning_role_${value}`)}
          </p>
        ))}
        <p>
          <strong>{t('byChain')}</strong>
          {t('meaning_byChain')}
        </p>
        <p>{t('meaning_marks')}</p>
      </Legend>
      {grants.map((grant) => (
        <Legend key={grant}>
          <h2>{t(`entities/user:grant_${grant}`)}</h2>
          {[...valuesOf[grant]].reverse().map((value) => (
            <p key={value}>
              <strong>{t(`entities/user:value_${value}`)}</strong>
              {t(`meaning_${grant}_${value}` as 'meaning_residents_EDITOR')}
            </p>
          ))}
        </Legend>
      ))}
    </Stack>
  );
}
