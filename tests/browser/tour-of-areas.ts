import { cardApi, requestApi } from '../../contracts/memberships/api.js';
import { PRICE, somebody } from '../fixtures/harbour.js';
import { EDITOR } from '../fixtures/permissions.js';
import type { FrontDesk } from './front-desk.js';
import type { Place, Tour } from './readable.js';

/** Screens without a record in their address, by the person who opens them. */
const STAFF = [
  '/',
  '/activity',
  '/absence-reports',
  '/cards/create',
  '/changePassword',
  '/customers',
  '/email_preferences',
  '/hourly_config',
  '/inventory',
  '/long_term_config',
  '/long_term_settings',
  '/map',
  '/marina_settings',
  '/matching',
  '/memberships',
  '/memberships/grow_up',
  '/memberships/popeye-invite',
  '/message_templates',
  '/messages',
  '/payments',
  '/payouts',
  '/piers/create',
  '/plan',
  '/plan/changes',
  '/price_settings',
  '/reports',
  '/reservations_settings',
  '/security',
  '/short_term_config',
  '/statistics',
  '/two_factor',
  '/users',
] as const;
const ADMINISTRATOR = [
  '/boaters',
  '/ad-panel',
  '/configuration',
  '/gift-points',
  '/history-admin',
  '/marinas/create',
  '/marinas/managers',
  '/marinas/reports',
  '/operations',
  '/promotions',
  '/trends',
] as const;

/** Makes a marina with people, boats, berths and stays; returns the screens of the areas beside the front desk. */
export async function furnishAreas(desk: FrontDesk): Promise<Tour[]> {
  const { harbour, server } = desk;
  const boater = { first_name: 'Elise', last_name: 'Mikkelsen', email: 'elise@cards.example' };
  const vessel = { name: 'Alcyon', length: 11.3, beam: 3.6, draft: 1.9, type: 'SAIL' as const };
  const card = await server.must(cardApi.add, {
    token: harbour.token,
    body: { vessel, boaters: [boater], membership: {} },
  });
  const asked = await harbour.request({ boater: somebody({ first_name: 'Rosa', last_name: 'Pereira' }) });
  await server.must(requestApi.file, { token: asked.link, body: { kind: 'RESIDENCY' } });
  await harbour.approved({}, PRICE, harbour.berth('A1'));
  const lost = await harbour.request();
  await harbour.must(lost, 'ADD_TO_WAITING_LIST', {});
  const { boater_id } = await harbour.show(asked);
  const admin = await server.addStaff(harbour.marina, EDITOR, { is_admin: true });
  await server.settled(20_000);
  const [pier] = harbour.piers.values();
  const records = [
    await desk.conflictIn('A2'),
    `/boaters/${boater_id}`,
    `/berths/${harbour.berths.get('A1') ?? ''}`,
    `/piers/${pier ?? ''}`,
    `/cards/${card.card_number}`,
  ];
  const places = (paths: readonly string[]): Place[] => paths.map((path) => ({ name: path, path }));
  return [
    { member: harbour.staff, places: places([...STAFF, ...records]) },
    { member: admin, places: places(ADMINISTRATOR) },
  ];
}
