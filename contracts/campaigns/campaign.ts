import * as z from 'zod';
import { instant } from '../vocabulary/dates-schemas.js';
import { campaignSections, campaignStates, campaignSubjects } from './vocabulary.js';

export const campaignSection = z.enum(campaignSections, 'unknownSection');

const count = z.number().int();

/** Residents whom a section does not write to, by the reason that applies first. */
const leftOut = z.object({
  no_email: count,
  /** Another resident has the same address. */
  same_address: count,
  unsubscribed: count,
  /** They have done what the mail is for: taken up contact, reported an absence, or redeemed all their nights. */
  done_already: count,
  /** Without a card that is good today; only for MARINA_TRAFFIC. */
  no_card: count,
});
export type LeftOut = z.infer<typeof leftOut>;

/** A campaign of a section, running or over. */
export const campaign = z.object({
  campaign_id: z.string(),
  screen_type: campaignSection,
  status: z.enum(campaignStates),
  started_at: instant,
  /** Who sent it; null once the user was erased. */
  by: z.string().nullable(),
  recipients: count,
  /** Recipients that were dealt with: mailed, refused by the mail server, or no longer to be written to. */
  done: count,
  sent: count,
  refused: count,
  skipped: count,
  /** Registrations, absences or nights of the recipients in the days after. */
  came_of_it: count,
});
export type Campaign = z.infer<typeof campaign>;

/** A section as its screen shows it (spec 2 §3). */
export const screenDetails = z.object({
  screen_type: campaignSection,
  /** Key of the mail's subject, and the subject in the user's language. */
  subject_key: z.enum(Object.values(campaignSubjects)),
  subject: z.string(),
  residents_found: count,
  residents_listed: count,
  left_out: leftOut,
  /** The sender's address; empty: none is set. */
  from_email: z.string(),
  /** Answers come to the marina's office; null: no address is set. */
  reply_to: z.string().nullable(),
  /** The call that answers the template. */
  template_url: z.string(),
  /** When the last mail that reached at least one resident was sent. */
  previously_sent: instant.nullable(),
  /** Whether that was today by the marina's calendar. */
  sent_today: z.boolean(),
  /** How many of `of` have done what the mail is for. */
  metric: z.object({ value: count, of: count }),
  /** The section's latest campaign. */
  latest: campaign.nullable(),
});
export type ScreenDetails = z.infer<typeof screenDetails>;
