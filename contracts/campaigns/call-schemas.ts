import * as z from 'zod';
import { language } from '../vocabulary/languages-schemas.js';
import { callSchemas, commandReceipt, listAnswer, pageRequest, receiptExample } from '../vocabulary/route.js';
import { spreadsheetFile } from '../vocabulary/spreadsheets-schemas.js';
import { campaign, campaignSection, screenDetails } from './campaign.js';
import { templateTypes } from './vocabulary.js';

const ofSection = z.strictObject({ screen_type: campaignSection });

const campaignExample = {
  campaign_id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2c01',
  screen_type: 'REVENUE_PLANNING' as const,
  status: 'DONE' as const,
  started_at: '2027-07-03T06:10:00.000Z',
  by: 'Maëlle Kervadec',
  recipients: 171,
  done: 171,
  sent: 170,
  refused: 1,
  skipped: 0,
  came_of_it: 3,
};

const file = { file_name: 'boaters-list-2027-07-03.csv', media_type: 'text/csv; charset=utf-8', content: 'TmFtZQ0K' };

/** Mails to the residents of a marina. */
export const campaignSchemas = {
  section: callSchemas({
    summary: 'A section of the marketing: its audience, its mail and what was sent',
    body: ofSection,
    answer: z.object({ screen_details: screenDetails }),
    example: {
      body: { screen_type: 'REVENUE_PLANNING' },
      answer: {
        screen_details: {
          screen_type: 'REVENUE_PLANNING',
          subject_key: 'TE42',
          subject: 'Tell us when you sail, and your berth pays you back',
          residents_found: 171,
          residents_listed: 212,
          left_out: { no_email: 19, same_address: 0, unsubscribed: 14, done_already: 8, no_card: 0 },
          from_email: 'harbour@example.org',
          reply_to: 'office@example.org',
          template_url: '/admin/marketing/template',
          previously_sent: '2027-07-03T06:10:00.000Z',
          sent_today: true,
          metric: { value: 8, of: 212 },
          latest: campaignExample,
        },
      },
    },
  }),
  send: callSchemas({
    summary:
      "Send the section's mail to its audience, once on each day of the marina's calendar; it goes out afterwards",
    body: ofSection,
    answer: commandReceipt.extend({
      action: z.literal('SEND_MARKETING_EMAIL_SUCCESS'),
      campaign_id: z.string(),
      recipients: z.number().int(),
    }),
    example: {
      body: { screen_type: 'REVENUE_PLANNING' },
      answer: {
        ...receiptExample,
        action: 'SEND_MARKETING_EMAIL_SUCCESS',
        campaign_id: campaignExample.campaign_id,
        recipients: 171,
      },
    },
  }),
  audience: callSchemas({
    summary: 'The people whom the section writes to as a CSV file',
    body: ofSection,
    answer: spreadsheetFile,
    example: { body: { screen_type: 'REVENUE_PLANNING' }, answer: file },
  }),
  template: callSchemas({
    summary: "The section's mail with an example's facts, as HTML or as text",
    body: ofSection.extend({
      data_type: z.enum(templateTypes, 'unknownTemplate'),
      /** Default: the language of the user. */
      language: language.optional(),
    }),
    answer: spreadsheetFile.extend({ subject: z.string() }),
    example: {
      body: { screen_type: 'REVENUE_PLANNING', data_type: 'TEXT' },
      answer: {
        file_name: 'TE42-en.txt',
        media_type: 'text/plain; charset=utf-8',
        content: 'SGVsbG8K',
        subject: 'Tell us when you sail, and your berth pays you back',
      },
    },
  }),
  sendTest: callSchemas({
    summary: "Send the section's mail to the signed-in user alone",
    body: ofSection,
    answer: z.object({ to: z.string() }),
    example: { body: { screen_type: 'REVENUE_PLANNING' }, answer: { to: 'maelle@example.org' } },
  }),
  sent: callSchemas({
    summary: 'The campaigns of the marina, newest first, with what came of them',
    body: z.strictObject(pageRequest),
    answer: listAnswer(campaign),
    example: { body: {}, answer: { items: [campaignExample], total: 1 } },
  }),
};

/** At most as long as a token can be. */
const token = z.string().min(1).max(200);
const subscription = z.object({
  marina: z.string(),
  /** Masked but for its first letter: the link may have been passed on. */
  email: z.string(),
  subscribed: z.boolean(),
});

export const subscriptionSchemas = {
  show: callSchemas({
    summary: 'Whether the marina writes to the address of a link to unsubscribe',
    body: z.strictObject({ token }),
    answer: subscription,
    example: {
      body: { token: 'b1Zk.q9W' },
      answer: { marina: 'Port Saint-Maurice', email: 'i***@example.org', subscribed: true },
    },
  }),
  change: callSchemas({
    summary: "Stop the marina's marketing mails to this address, or allow them again",
    body: z.strictObject({ token, subscribed: z.boolean() }),
    answer: z.object({ subscribed: z.boolean() }),
    example: { body: { token: 'b1Zk.q9W', subscribed: false }, answer: { subscribed: false } },
  }),
};
