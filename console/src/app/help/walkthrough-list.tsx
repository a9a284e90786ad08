import { styled } from '../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import { keysShown } from './keys-shown.js';

const List = styled('ol')({ display: 'grid', gap: 8, paddingLeft: 20, listStyle: 'decimal' });

/** The console in four sentences. */
export function WalkthroughList() {
  const { t } = useTranslation('app');
  return (
    <List>
      <li>{t('walkthroughMoves')}</li>
      <li>{t('walkthroughPage')}</li>
      <li>{t('walkthroughLive')}</li>
      <li>{t('walkthroughPalette', { keys: keysShown('mod+k').join(' ') })}</li>
    </List>
  );
}
