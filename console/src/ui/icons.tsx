import {
  mdiAccountMultipleOutline,
  mdiAccountOutline,
  mdiAlertCircle,
  mdiAnchor,
  mdiArrowExpandHorizontal,
  mdiArrowUp,
  mdiBankOutline,
  mdiBellOutline,
  mdiCalendarArrowLeft,
  mdiCalendarBlankOutline,
  mdiCalendarCheckOutline,
  mdiCalendarClockOutline,
  mdiCalendarCollapseHorizontalOutline,
  mdiCalendarExpandHorizontalOutline,
  mdiCalendarRemoveOutline,
  mdiCameraOutline,
  mdiCardAccountDetailsOutline,
  mdiCashRegister,
  mdiChartBar,
  mdiChartGantt,
  mdiCheck,
  mdiChevronDown,
  mdiChevronLeft,
  mdiChevronRight,
  mdiClipboardCheckOutline,
  mdiClose,
  mdiCogOutline,
  mdiContentCopy,
  mdiDomain,
  mdiDotsVertical,
  mdiEmailOutline,
  mdiEyeOffOutline,
  mdiEyeOutline,
  mdiFence,
  mdiFileChartOutline,
  mdiFileDocumentOutline,
  mdiFitToPageOutline,
  mdiFlashOutline,
  mdiFormatListBulleted,
  mdiGasStationOutline,
  mdiHelpCircleOutline,
  mdiHistory,
  mdiHomeOutline,
  mdiLinkVariant,
  mdiLockOutline,
  mdiLogout,
  mdiMagnify,
  mdiMagnifyMinusOutline,
  mdiMagnifyPlusOutline,
  mdiMapMarkerOutline,
  mdiMapOutline,
  mdiMessageOutline,
  mdiOpenInNew,
  mdiPaperclip,
  mdiPause,
  mdiPencilOutline,
  mdiPhoneOutline,
  mdiPlay,
  mdiPlus,
  mdiPrinterOutline,
  mdiPulse,
  mdiRotateRight,
  mdiSailBoat,
  mdiSend,
  mdiShieldLockOutline,
  mdiShower,
  mdiSwapHorizontal,
  mdiTagOutline,
  mdiTrashCanOutline,
  mdiTrayArrowDown,
  mdiTrayArrowUp,
  mdiUndo,
  mdiViewColumnOutline,
  mdiWaterOutline,
  mdiWeatherNight,
  mdiWheelchairAccessibility,
  mdiWifiOff,
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

export const AbsenceIcon = icon(mdiCalendarRemoveOutline);
export const AccessibleIcon = icon(mdiWheelchairAccessibility);
export const AddIcon = icon(mdiPlus);
export const AlertIcon = icon(mdiAlertCircle);
export const AnchorIcon = icon(mdiAnchor);
export const AscendingIcon = icon(mdiArrowUp);
export const AttachIcon = icon(mdiPaperclip);
export const BackIcon = icon(mdiChevronLeft);
export const BankIcon = icon(mdiBankOutline);
export const BellIcon = icon(mdiBellOutline);
export const CalendarIcon = icon(mdiCalendarBlankOutline);
export const CameraIcon = icon(mdiCameraOutline);
export const CardIcon = icon(mdiCardAccountDetailsOutline);
export const ChartIcon = icon(mdiChartBar);
export const ChatIcon = icon(mdiMessageOutline);
export const CloseIcon = icon(mdiClose);
export const ColumnsIcon = icon(mdiViewColumnOutline);
export const CopyIcon = icon(mdiContentCopy);
export const DeleteIcon = icon(mdiTrashCanOutline);
export const DoneIcon = icon(mdiCheck);
export const DownloadIcon = icon(mdiTrayArrowDown);
export const EditIcon = icon(mdiPencilOutline);
export const ElectricityIcon = icon(mdiFlashOutline);
export const EventIcon = icon(mdiCalendarCheckOutline);
export const ExpandMoreIcon = icon(mdiChevronDown);
export const ExtendIcon = icon(mdiArrowExpandHorizontal);
export const FacilitiesIcon = icon(mdiShower);
export const FileIcon = icon(mdiFileDocumentOutline);
export const FitIcon = icon(mdiFitToPageOutline);
export const ForwardIcon = icon(mdiChevronRight);
export const HelpIcon = icon(mdiHelpCircleOutline);
export const HideIcon = icon(mdiEyeOffOutline);
export const HistoryIcon = icon(mdiHistory);
export const HomeIcon = icon(mdiHomeOutline);
export const ListIcon = icon(mdiFormatListBulleted);
export const LockIcon = icon(mdiLockOutline);
export const LongerIcon = icon(mdiCalendarExpandHorizontalOutline);
export const MailIcon = icon(mdiEmailOutline);
export const MapIcon = icon(mdiMapOutline);
export const MatchingIcon = icon(mdiLinkVariant);
export const MoreIcon = icon(mdiDotsVertical);
export const MoveIcon = icon(mdiSwapHorizontal);
export const OfficeIcon = icon(mdiDomain);
export const OfflineIcon = icon(mdiWifiOff);
export const OpenIcon = icon(mdiOpenInNew);
export const OperationsIcon = icon(mdiPulse);
export const PastIcon = icon(mdiCalendarClockOutline);
export const PauseIcon = icon(mdiPause);
export const PeopleIcon = icon(mdiAccountMultipleOutline);
export const PersonIcon = icon(mdiAccountOutline);
export const PhoneIcon = icon(mdiPhoneOutline);
export const PierIcon = icon(mdiFence);
export const PlaceIcon = icon(mdiMapMarkerOutline);
export const PlanIcon = icon(mdiChartGantt);
export const PlayIcon = icon(mdiPlay);
export const PrintIcon = icon(mdiPrinterOutline);
export const QuietIcon = icon(mdiWeatherNight);
export const ReportIcon = icon(mdiFileChartOutline);
export const RotateIcon = icon(mdiRotateRight);
export const SailingIcon = icon(mdiSailBoat);
export const SearchIcon = icon(mdiMagnify);
export const SendIcon = icon(mdiSend);
export const SettingsIcon = icon(mdiCogOutline);
export const ShieldIcon = icon(mdiShieldLockOutline);
export const ShowIcon = icon(mdiEyeOutline);
export const ShorterIcon = icon(mdiCalendarCollapseHorizontalOutline);
export const SignOutIcon = icon(mdiLogout);
export const TagIcon = icon(mdiTagOutline);
export const TillIcon = icon(mdiCashRegister);
export const UndoIcon = icon(mdiUndo);
export const UploadIcon = icon(mdiTrayArrowUp);
export const VacancyIcon = icon(mdiCalendarArrowLeft);
export const WalkIcon = icon(mdiClipboardCheckOutline);
export const WasteIcon = icon(mdiGasStationOutline);
export const WaterIcon = icon(mdiWaterOutline);
export const ZoomInIcon = icon(mdiMagnifyPlusOutline);
export const ZoomOutIcon = icon(mdiMagnifyMinusOutline);
