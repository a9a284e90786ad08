import { styled } from '../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import { SearchIcon } from '../../ui/icons.js';
import { useSession } from '../../lib/session/session-context.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { PhoneBarShape, PhoneBarTitle } from '../../ui/page/phone-bar-shape.js';
import { MessageBell } from '../bell/message-bell.js';
import { BrandMark } from '../../ui/page/brand-mark.js';
import { marinaLabel } from './cut-label.js';
import { PRODUCT_NAME } from './document-title.js';

// A page with a way back brings a bar of its own, which says what the page is about.
const Bar = styled(PhoneBarShape)({ '&:has(~ main [data-page-bar])': { display: 'none' } });

interface PhoneBarProps {
  /** There is something to search through. */
  searches: boolean;
  onSearch: () => void;
  onChatLocked: () => void;
}

/** The phone's top bar: which marina, search, messages. The title of a list stands on the list itself. */
export function PhoneBar({ searches, onSearch, onChatLocked }: PhoneBarProps) {
  const { t } = useTranslation('app');
  const { marina } = useSession();
  return (
    <Bar>
      <BrandMark />
      <PhoneBarTitle>{marina === null ? PRODUCT_NAME : marinaLabel(marina)}</PhoneBarTitle>
      {searches && (
        <IconButton label={t('searchShort')} icon={<SearchIcon />} aria-haspopup="dialog" onClick={onSearch} />
      )}
      <MessageBell onLocked={onChatLocked} />
    </Bar>
  );
}
