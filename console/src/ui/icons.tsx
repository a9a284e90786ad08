import {
  mdiAccountOutline,
  mdiAnchor,
  mdiArrowUp,
  mdiBellOutline,
  mdiCalendarBlankOutline,
  mdiCalendarCheckOutline,
  mdiChevronDown,
  mdiChevronLeft,
  mdiClose,
  mdiCogOutline,
  mdiDotsVertical,
  mdiEmailOutline,
  mdiEyeOffOutline,
  mdiEyeOutline,
  mdiFormatListBulleted,
  mdiHelpCircleOutline,
  mdiHistory,
  mdiLogout,
  mdiMagnify,
  mdiMapMarkerOutline,
  mdiMessageOutline,
  mdiOpenInNew,
  mdiPhoneOutline,
  mdiPlus,
  mdiSailBoat,
  mdiSend,
  mdiTrayArrowDown,
  mdiViewColumnOutline,
} from '@mdi/js';
import { styled } from './theme/styled.js';

const Drawing = styled('svg')({
  width: '1em',
  height: '1em',
  flexShrink: 0,
  fill: 'currentColor',
  fontSize: 24,
});

/**
 * All icons of buttons and entries, named by their meaning: 24 px square, hidden from screen readers unless labelled.
 */
const icon = (path: string) =>
  function Icon({ label }: { label?: string }) {
    const says = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
    return (
      <Drawing viewBox="0 0 24 24" focusable="false" {...says}>
        <path d={path} />
      </Drawing>
    );
  };

export const AddIcon = icon(mdiPlus);
export const AnchorIcon = icon(mdiAnchor);
export const AscendingIcon = icon(mdiArrowUp);
export const BackIcon = icon(mdiChevronLeft);
export const BellIcon = icon(mdiBellOutline);
export const CalendarIcon = icon(mdiCalendarBlankOutline);
export const ChatIcon = icon(mdiMessageOutline);
export const CloseIcon = icon(mdiClose);
export const ColumnsIcon = icon(mdiViewColumnOutline);
export const DownloadIcon = icon(mdiTrayArrowDown);
export const EventIcon = icon(mdiCalendarCheckOutline);
export const ExpandMoreIcon = icon(mdiChevronDown);
export const HelpIcon = icon(mdiHelpCircleOutline);
export const HideIcon = icon(mdiEyeOffOutline);
export const HistoryIcon = icon(mdiHistory);
export const ListIcon = icon(mdiFormatListBulleted);
export const MailIcon = icon(mdiEmailOutline);
export const MoreIcon = icon(mdiDotsVertical);
export const OpenIcon = icon(mdiOpenInNew);
export const PersonIcon = icon(mdiAccountOutline);
export const PhoneIcon = icon(mdiPhoneOutline);
export const PlaceIcon = icon(mdiMapMarkerOutline);
export const SailingIcon = icon(mdiSailBoat);
export const SearchIcon = icon(mdiMagnify);
export const SendIcon = icon(mdiSend);
export const SettingsIcon = icon(mdiCogOutline);
export const ShowIcon = icon(mdiEyeOutline);
export const SignOutIcon = icon(mdiLogout);
