import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/session-context.js';
import { type HelpItem, helpItems, type HelpSheet, sheetOf } from './help-items.js';

export interface OfferedHelp {
  readonly id: HelpItem;
  readonly label: string;
  readonly run: () => void;
}

/** The items of the help menu, wherever it is shown. The terms open in another tab. */
export function useHelpItems(onOpen: (sheet: HelpSheet) => void): readonly OfferedHelp[] {
  const { t } = useTranslation('app');
  const { marina } = useSession();
  return helpItems(marina?.association.code ?? null).map((id) => {
    const sheet = sheetOf[id];
    return {
      id,
      label: t(id),
      run: () => {
        if (sheet === null) window.open('/terms', '_blank', 'noopener');
        else onOpen(sheet);
      },
    };
  });
}
