import { campaignApi } from '../../contracts/campaigns/api.js';
import type { CampaignSection } from '../../contracts/campaigns/vocabulary.js';
import { customerListApi } from '../../contracts/customers/api.js';
import { cardApi } from '../../contracts/memberships/api.js';
import { addDays } from '../../contracts/vocabulary/dates.js';
import { commandId, type DemoWorld, unlessRefused } from './demo-world.js';
import type { DemoMarina } from './marinas.js';

/** Days before today on which the manager sent each mail; absences reported and nights redeemed since then count. */
const SENT: readonly (readonly [daysAgo: number, section: CampaignSection])[] = [
  [27, 'REVENUE_PLANNING'],
  [20, 'MARINA_TRAFFIC'],
];

/** Visits of members to the partner marina that end on a morning: days before today, and nights redeemed. */
const VISITS = [
  [13, 2],
  [9, 1],
  [4, 2],
] as const;

/** The manager sends the residents the mail of a section if this is the morning for one. */
export async function sendCampaign(world: DemoWorld, marina: DemoMarina, slot: number): Promise<void> {
  const [, section] = SENT.find(([daysAgo]) => isMorning(world, slot, daysAgo)) ?? [];
  if (section === undefined) return;
  const by = { token: marina.staff[0], commandId: commandId(world, marina.code, 'campaign', section) };
  const body = { screen_type: section };
  unlessRefused(world, await world.host.client.call(campaignApi.send, { body, ...by }));
  await world.host.settle();
}

/** A member of the first marina leaves the partner marina, which redeems the nights, if this is a morning of one. */
export async function sailToPartner(
  world: DemoWorld,
  marina: DemoMarina,
  partner: DemoMarina,
  slot: number,
): Promise<void> {
  const { client } = world.host;
  const visit = VISITS.findIndex(([daysAgo]) => isMorning(world, slot, daysAgo));
  const [daysAgo, nights] = VISITS[visit] ?? [];
  if (daysAgo === undefined) return;
  const { items } = await client.must(customerListApi.residents, {
    token: marina.staff[0],
    body: { filter: { membership: 'active' }, page_size: VISITS.length },
    commandId: commandId(world, marina.code, 'members who sail', visit),
  });
  const card = items[visit]?.membership_card;
  if (card == null) return;
  const end_date = addDays(world.today, -daysAgo);
  const body = { customer_id: card.card_id, start_date: addDays(end_date, -nights), end_date };
  const by = { token: partner.staff[0], commandId: commandId(world, partner.code, 'nights of a member', visit) };
  unlessRefused(world, await client.call(cardApi.redeemNights, { body, ...by }));
  await world.host.settle();
}

function isMorning({ agenda, today }: DemoWorld, slot: number, daysAgo: number): boolean {
  return agenda.dateOf(slot) === addDays(today, -daysAgo);
}
