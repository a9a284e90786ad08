import {
  AbsenceIcon,
  AnchorIcon,
  ChartIcon,
  CalendarIcon,
  CardIcon,
  EventIcon,
  HistoryIcon,
  HomeIcon,
  ListIcon,
  MapIcon,
  MailIcon,
  MatchingIcon,
  OperationsIcon,
  PastIcon,
  PersonIcon,
  PierIcon,
  PeopleIcon,
  PlanIcon,
  SailingIcon,
  SettingsIcon,
  WalkIcon,
} from '../../ui/icons.js';
import type { MenuEntryId } from './menu-rules.js';

const icons: Partial<Record<MenuEntryId, typeof SailingIcon>> = {
  absenceReports: AbsenceIcon,
  liteAbsenceReports: AbsenceIcon,
  activity: EventIcon,
  berths: WalkIcon,
  dashboard: HomeIcon,
  associationPanel: HomeIcon,
  customers: PeopleIcon,
  liteCustomers: PeopleIcon,
  memberships: CardIcon,
  liteMemberships: CardIcon,
  reservations: CalendarIcon,
  allReservations: EventIcon,
  adPanel: HomeIcon,
  boaters: PersonIcon,
  statistics: ChartIcon,
  trends: ChartIcon,
  configuration: SettingsIcon,
  operations: OperationsIcon,
  matching: MatchingIcon,
  pastReservations: PastIcon,
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
