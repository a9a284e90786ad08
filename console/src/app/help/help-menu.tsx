import { useTranslation } from 'react-i18next';
import { HelpIcon } from '../../ui/icons.js';
import { MenuButton } from '../../ui/buttons/menu-button.js';
import type { HelpSheet } from './help-items.js';
import { useHelpItems } from './use-help-items.js';

/** The help menu in the top bar. */
export function HelpMenu({ onOpen }: { onOpen: (sheet: HelpSheet) => void }) {
  const { t } = useTranslation('app');
  return <MenuButton label={t('help')} items={useHelpItems(onOpen)} iconOnly icon={<HelpIcon />} />;
}
