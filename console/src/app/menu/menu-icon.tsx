import {
  AnchorIcon,
  CalendarIcon,
  EventIcon,
  HistoryIcon,
  ListIcon,
  MapIcon,
  MailIcon,
  MatchingIcon,
  PersonIcon,
  PierIcon,
  PeopleIcon,
  PlanIcon,
  SailingIcon,
  SettingsIcon,
} from '../../ui/icons.js';
import type { MenuEntryId } from './menu-rules.js';

const icons: Partial<Record<MenuEntryId, typeof SailingIcon>> = {
  activity: EventIcon,
  customers: PeopleIcon,
  liteCustomers: PeopleIcon,
  reservations: CalendarIcon,
  allReservations: EventIcon,
  matching: MatchingIcon,
  pastReservations: EventIcon,
  plan: PlanIcon,
  waitingList: ListIcon,
  harbourMap: MapIcon,
  history: HistoryIcon,
  liteHistory: HistoryIcon,
  outbox: MailIcon,
  inventory: PierIcon,
  liteInventory: PierIcon,
  marinas: AnchorIcon,
  marinaSettings: SettingsIcon,
  userSettings: PersonIcon,
};

/** The icon of an entry; decorative, because the label carries the meaning. */
export function MenuIcon({ id }: { id: MenuEntryId }) {
  const Icon = icons[id] ?? SailingIcon;
  return <Icon />;
}
