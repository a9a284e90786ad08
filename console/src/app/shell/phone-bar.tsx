import { styled } from '../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import { SearchIcon } from '../../ui/icons.js';
import { useSession } from '../../lib/session/session-context.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { PhoneBarShape, PhoneBarTitle } from '../../ui/page/phone-bar-shape.js';
import { MessageBell } from '../bell/message-bell.js';
import { BrandMark } from '../../ui/page/brand-mark.js';
import { AssociationMark } from './association-mark.js';
import { marinaLabel } from './cut-label.js';
import { PRODUCT_NAME } from './document-title.js';

// A page with a back arrow has its own bar with its title.
const Bar = styled(PhoneBarShape)({
  '&:has(~ main [data-page-bar])': { display: 'none' },
  '@media print': { display: 'none' },
});

// Beside the logo of an association, the name and code of a marina have three short lines on the narrowest phones.
const MarinaTitle = styled(PhoneBarTitle)({
  '@media (max-width: 359px)': { maxHeight: 51, fontSize: 13, lineHeight: '17px' },
});

interface PhoneBarProps {
  /** True when there are records or commands to search. */
  searches: boolean;
  onSearch: () => void;
  onChatLocked: () => void;
}

/** The phone's top bar: marina, search, messages. A list shows its title itself. */
export function PhoneBar({ searches, onSearch, onChatLocked }: PhoneBarProps) {
  const { t } = useTranslation('app');
  const { marina } = useSession();
  return (
    <Bar>
      <BrandMark />
      <MarinaTitle title={marina === null ? undefined : marinaLabel(marina)}>
        {marina === null ? PRODUCT_NAME : marinaLabel(marina)}
      </MarinaTitle>
      <AssociationMark logoOnly ground="navigation" />
      {searches && (
        <IconButton label={t('searchShort')} icon={<SearchIcon />} aria-haspopup="dialog" onClick={onSearch} />
      )}
      <MessageBell onLocked={onChatLocked} />
    </Bar>
  );
}
