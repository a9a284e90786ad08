import { useTranslation } from 'react-i18next';
import { HelpIcon } from '../../ui/icons.js';
import { useSession } from '../../lib/session/session-context.js';
import { MenuButton } from '../../ui/buttons/menu-button.js';
import { helpItems } from './help-items.js';

export type HelpSheet = 'marks' | 'walkthrough' | 'shortcuts';

const sheets = { helpCenter: 'marks', systemWalkthrough: 'walkthrough', shortcuts: 'shortcuts' } as const;

/** Ways to help. The terms open beside the work. */
export function HelpMenu({ onOpen }: { onOpen: (sheet: HelpSheet) => void }) {
  const { t } = useTranslation('app');
  const { marina } = useSession();
  const items = helpItems(marina?.association.code ?? null).map((id) => ({
    id,
    label: t(id),
    run: () => {
      if (id === 'termsOfService') window.open('/terms', '_blank', 'noopener');
      else onOpen(sheets[id]);
    },
  }));
  return <MenuButton label={t('help')} items={items} iconOnly icon={<HelpIcon />} />;
}
