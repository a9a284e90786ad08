import { styled } from '../../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import type { Currency } from '../../../../../contracts/vocabulary/money.js';
import { Button } from '../../../ui/buttons/button.js';
import { radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import type { OfferChange } from '../model/offer-changes.js';
import { useChangeWords } from './use-change-words.js';

const Frame = styled('section')({
  borderRadius: radius.card,
  border: `1px solid ${role.ourMove.on}`,
  backgroundColor: role.surface,
  padding: '16px 18px',
  display: 'grid',
  gap: 10,
  '& h2': type.section,
  '& ul': { display: 'grid', gap: 6 },
  '& li': { display: 'flex', flexWrap: 'wrap', gap: '2px 10px' },
  '& li > span': { color: role.ink2, flex: '0 0 130px' },
  '& s': { color: role.ink2 },
});

interface ChangesNoticeProps {
  changes: readonly OfferChange[];
  currency: Currency;
  onSeen: () => void;
}

/**
 * Shows what the marina changed while a dialog was open, so that the boater does not accept an offer they have not
 * read.
 */
export function ChangesNotice({ changes, currency, onSeen }: ChangesNoticeProps) {
  const { t } = useTranslation('boater');
  const wordsOf = useChangeWords(currency);
  return (
    <Frame role="alert">
      <h2>{t('changedTitle')}</h2>
      <p>{t('changedText')}</p>
      <ul>
        {changes.map((change) => {
          const values = wordsOf(change);
          return (
            <li key={change.what}>
              <span>{t(`change_${change.what}`)}</span>
              {values !== null && (
                <div>
                  <s>{values.from}</s> → <b>{values.to}</b>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <div>
        <Button onClick={onSeen}>{t('changedSeen')}</Button>
      </div>
    </Frame>
  );
}
