import { useTranslation } from 'react-i18next';
import { LinkButton } from '../buttons/link-button.js';
import { EmptyBerth } from './drawings.js';
import { StateBlock } from './state-block.js';

/** Shown for an unknown page or record. `home` is the address to continue at. */
export function NotFound({ home = '/', title, text }: { home?: string; title?: string; text?: string }) {
  const { t } = useTranslation('ui');
  return (
    <StateBlock
      drawing={<EmptyBerth />}
      title={title ?? t('notFoundTitle')}
      actions={<LinkButton to={home}>{t('mainPage')}</LinkButton>}
    >
      {text ?? t('notFoundText')}
    </StateBlock>
  );
}
