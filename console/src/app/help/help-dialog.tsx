import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialogs/dialog.js';
import type { HelpSheet } from './help-items.js';
import { MarksList } from './marks-list.js';
import { ShortcutList } from './shortcut-list.js';
import { WalkthroughList } from './walkthrough-list.js';

const titles = { marks: 'helpCenter', walkthrough: 'walkthroughTitle', shortcuts: 'shortcuts' } as const;

/** One help topic in a sheet over the page. The help center has all topics. */
export function HelpDialog({ sheet, onClose }: { sheet: HelpSheet; onClose: () => void }) {
  const { t } = useTranslation('app');
  return (
    <Dialog open title={t(titles[sheet])} onClose={onClose}>
      {sheet !== 'shortcuts' && <WalkthroughList />}
      {sheet === 'marks' && <MarksList />}
      {sheet !== 'walkthrough' && <ShortcutList />}
    </Dialog>
  );
}
