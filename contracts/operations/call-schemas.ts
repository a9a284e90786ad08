import * as z from 'zod';
import { instant } from '../vocabulary/dates-schemas.js';
import { language } from '../vocabulary/languages-schemas.js';
import { languages } from '../vocabulary/languages.js';
import { listAnswer, pageRequest, receiptExample, callSchemas } from '../vocabulary/route.js';
import { line, paragraph } from '../vocabulary/text.js';
import { marinaStorage } from './storage.js';
import { CRASH_LIMITS, demoAccounts } from './vocabulary.js';

/** A dead letter: a stream that one consumer has set aside because it failed on one of its events. */
export const parkedStream = z.object({
  /** A read model with its version (`reservations@3`) or a policy (`policy:departures`). */
  consumer: z.string(),
  stream: z.string(),
  /** Position of the event that failed; processing resumes with it. */
  revision: z.number().int(),
  position: z.number().int(),
  event_type: z.string(),
  error: z.string(),
  parked_at: instant,
});

/**
 * The effect while an optional engine is down: hints cause more reads, processes limit requests each on their own,
 * mails wait, and files and online payments answer 503. Everything else works.
 */
export const sparableParts = ['redis', 'mail', 'blobs', 'payments'] as const;

export const consumerState = z.enum(['catching_up', 'live', 'failing', 'stopped']);

export const consumerStatus = z.object({
  name: z.string(),
  kind: z.enum(['read_model', 'policy', 'realtime', 'feed']),
  state: consumerState,
  /** Position of the last processed event. */
  position: z.number().int(),
  /** Lag behind the log. */
  lag: z.number().int(),
  /** The error, while it fails or is stopped. */
  error: z.string().nullable(),
  /** The engine that it needs and that is down; everything else works. */
  waits_for: z.enum(sparableParts).nullable(),
  parked_streams: z.number().int(),
});

/** A mail that was stored instead of sent, in a list. */
export const outboxEntry = z.object({
  id: z.string(),
  marina_id: z.string(),
  person_id: z.string(),
  to: z.string(),
  language,
  subject: z.string(),
  sent_at: instant,
});

export const outboxMail = outboxEntry.extend({ text: z.string(), html: z.string() });

/** The parts of an installation beside its consumers, in the order in which a request needs them. */
export const engineParts = [
  'event_store',
  'read_models',
  'processing_record',
  'keys',
  'mail',
  'blobs',
  'payments',
  'redis',
] as const;

export const engineHealth = z.object({
  part: z.enum(engineParts),
  /** Null: it answers. `other_log`: the log was exchanged under the running process, which ends because of it. */
  problem: z.enum(['unavailable', 'no_answer', 'other_log']).nullable(),
  /** False: the product works without it, with less. */
  needed: z.boolean(),
});

export const rebuildProgress = z.object({
  read_model: z.string(),
  state: z.enum(['building', 'served', 'failed']),
  position: z.number().int(),
  head: z.number().int(),
  started_at: instant,
});

const parkedExample: z.input<typeof parkedStream> = {
  consumer: 'reservations@3',
  stream: `reservation-${receiptExample.id}`,
  revision: 4,
  position: 4711,
  event_type: 'ReservationApproved',
  error: 'reservation-…: 2 is followed by 4',
  parked_at: '2027-07-14T09:00:00.000Z',
};

const mailExample: z.input<typeof outboxEntry> = {
  id: '0190f3a2-5b1c-5c3e-9a44-6f5f1c0f2b12',
  marina_id: receiptExample.id,
  person_id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b13',
  to: 'ada@example.org',
  language: languages[0],
  subject: 'Your berth is waiting',
  sent_at: '2027-07-14T09:00:00.000Z',
};

/** A backup that succeeded: it was made, read as a whole and checked. */
export const backupDone = z.object({
  /** Place of the backup, as the program that made it names it. */
  to: z.string(),
  /** Everything that was recorded before this moment is in the backup. */
  made_at: instant,
  /** Position of the last event in it. */
  position: z.number().int(),
  events: z.number().int(),
  /** Attachments. */
  files: z.number().int(),
  bytes: z.number().int(),
});

export const operationsSchemas = {
  storage: callSchemas({
    summary: 'How much room the files of each marina take, the fullest first',
    body: z.strictObject({ ...pageRequest }),
    answer: listAnswer(marinaStorage),
    example: {
      body: {},
      answer: {
        items: [
          {
            marina_id: receiptExample.id,
            marina_name: 'Port-Maurice',
            files: 49,
            bytes: 9_137_400_000,
            limit: 10_737_418_240,
            nearly_full: true,
          },
        ],
        total: 1,
      },
    },
  }),
  backup: callSchemas({
    summary: 'When and where the last backup succeeded',
    answer: z.object({
      /** Null: no backup was ever made with the program of the product. */
      last: backupDone.nullable(),
    }),
    example: {
      answer: {
        last: {
          to: '/backups/2027-07-14',
          made_at: '2027-07-14T02:00:00.000Z',
          position: 4711,
          events: 4711,
          files: 49,
          bytes: 77_051_491,
        },
      },
    },
  }),
  parked: callSchemas({
    summary: 'Streams that a read model or policy has set aside, newest first',
    body: z.strictObject({ consumer: line(120).optional(), ...pageRequest }),
    answer: listAnswer(parkedStream),
    example: { body: { consumer: 'reservations@3' }, answer: { items: [parkedExample], total: 1 } },
  }),
  resume: callSchemas({
    summary: 'Take a parked stream in again, from the event that failed',
    body: z.strictObject({ consumer: line(120), stream: line(200) }),
    answer: z.object({
      /** False: it failed again and remains a dead letter. */
      resumed: z.boolean(),
    }),
    example: { body: { consumer: parkedExample.consumer, stream: parkedExample.stream }, answer: { resumed: true } },
  }),
  overview: callSchemas({
    summary: 'Version, engines and the rebuilds of read models since this process started',
    answer: z.object({
      version: z.string(),
      /** Of the runtime. */
      node_version: z.string(),
      /** When this process started. */
      started_at: instant,
      /** The position of the newest event. */
      log_head: z.number().int(),
      engines: z.array(engineHealth),
      /** Null: it is known what was sent. Otherwise nothing that was due in this time was sent by this installation. */
      not_sent: z.object({ from: instant, until: instant }).nullable(),
      rebuilds: z.array(rebuildProgress),
    }),
    example: {
      answer: {
        version: '0.1.0',
        node_version: 'v24.12.0',
        started_at: '2027-07-14T05:00:00.000Z',
        log_head: 4711,
        engines: [{ part: 'event_store', problem: null, needed: true }],
        not_sent: { from: '2027-07-11T05:00:00.000Z', until: '2027-07-14T05:00:00.000Z' },
        rebuilds: [
          {
            read_model: 'reservations',
            state: 'building',
            position: 2100,
            head: 4711,
            started_at: '2027-07-14T09:00:00.000Z',
          },
        ],
      },
    },
  }),
  rebuild: callSchemas({
    summary: 'Rebuild one read model from the log beside the served one, and serve it once it is complete',
    body: z.strictObject({ read_model: line(120) }),
    answer: z.object({ read_model: z.string() }),
    example: { body: { read_model: 'reservations' }, answer: { read_model: 'reservations' } },
  }),
  consumers: callSchemas({
    summary: 'How far every read model and policy has followed the log',
    answer: listAnswer(consumerStatus),
    example: {
      answer: {
        items: [
          {
            name: 'reservations@3',
            kind: 'read_model',
            state: 'live',
            position: 4711,
            lag: 0,
            error: null,
            waits_for: null,
            parked_streams: 1,
          },
        ],
        total: 1,
      },
    },
  }),
};

export const crashSchemas = {
  report: callSchemas({
    summary: 'A page of the console broke: put where and how into the log, without what it was about',
    body: z.strictObject({
      url: line(CRASH_LIMITS.url),
      errorStackTrace: paragraph(CRASH_LIMITS.errorStackTrace),
      agent: line(CRASH_LIMITS.agent),
    }),
    answer: z.object({
      /** Position of the line in the log. */
      correlation_id: z.string(),
    }),
    rate: 'public',
    example: {
      body: {
        url: 'https://quayside.example/reservations?page=2',
        errorStackTrace:
          'TypeError: x is undefined\n    at StayCard (https://quayside.example/assets/stay-1a2b.js:1:204)',
        agent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/132.0',
      },
      answer: { correlation_id: receiptExample.id },
    },
  }),
};

export const mailOutboxSchemas = {
  getall: callSchemas({
    summary: 'Mails of the marina that were kept instead of sent, newest first',
    body: z.strictObject({
      /** The whole address; case does not matter. */
      to: line(320).optional(),
      /** Part of address, subject or text. */
      search: line(120).optional(),
      ...pageRequest,
    }),
    answer: listAnswer(outboxEntry),
    example: { body: { search: 'berth' }, answer: { items: [mailExample], total: 1 } },
  }),
  get: callSchemas({
    summary: 'One such mail',
    body: z.strictObject({ mail_id: line(200) }),
    answer: outboxMail,
    example: {
      body: { mail_id: mailExample.id },
      answer: { ...mailExample, text: 'Dear Ada, …', html: '<p>Dear Ada, …</p>' },
    },
  }),
};

export const demoSchemas = {
  signIns: callSchemas({
    summary: 'The sign-ins of a demo installation; none anywhere else',
    answer: z.object({
      items: z.array(z.object({ email: z.string(), password: z.string(), account: z.enum(demoAccounts) })),
    }),
    rate: 'public',
    example: { answer: { items: [{ email: 'desk@example.org', password: 'fair-winds', account: 'desk' }] } },
  }),
};

const click = z.object({
  /** Whether the address for clicks received it; false also where none is set. */
  delivered: z.boolean(),
});

export const clickSchemas = {
  learnMore: callSchemas({
    summary: 'Reports that staff want to learn more about a part of the product',
    body: z.strictObject({ type: z.enum(['reservation', 'absences'], 'unknownPart') }),
    answer: click,
    rate: 'public',
    example: { body: { type: 'reservation' }, answer: { delivered: true } },
  }),
  reportBanner: callSchemas({
    summary: 'Reports that staff clicked a banner',
    body: z.strictObject({ banner: z.string().trim().min(1, 'unknownPart').max(60, 'tooLong') }),
    answer: click,
    rate: 'public',
    example: { body: { banner: 'freedom_boat_banner' }, answer: { delivered: false } },
  }),
};
