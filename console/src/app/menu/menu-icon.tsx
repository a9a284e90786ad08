import Anchor from '@mui/icons-material/AnchorOutlined';
import CalendarToday from '@mui/icons-material/CalendarTodayOutlined';
import Event from '@mui/icons-material/EventAvailableOutlined';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import HistoryIcon from '@mui/icons-material/History';
import Mail from '@mui/icons-material/MailOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Sailing from '@mui/icons-material/SailingOutlined';
import type { MenuEntryId } from './menu-rules.js';

const icons: Partial<Record<MenuEntryId, typeof Sailing>> = {
  reservations: CalendarToday,
  allReservations: Event,
  pastReservations: Event,
  waitingList: FormatListBulleted,
  history: HistoryIcon,
  liteHistory: HistoryIcon,
  outbox: Mail,
  marinas: Anchor,
  marinaSettings: Settings,
  userSettings: Person,
};

/** The picture beside an entry; the words say what it is. */
export function MenuIcon({ id }: { id: MenuEntryId }) {
  const Icon = icons[id] ?? Sailing;
  return <Icon aria-hidden="true" />;
}
