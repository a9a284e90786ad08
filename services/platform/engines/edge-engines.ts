import type { Logger } from 'pino';
import type { BlobStore } from '../blobs/blob-store.js';
import { DirectoryBlobStore } from '../blobs/directory-blob-store.js';
import type { Clock } from '../clock/clock.js';
import type { DiskSync } from '../sqlite/disk-sync.js';
import type { Mailbox } from '../mail/mailbox.js';
import type { MailOutbox } from '../mail/mail-outbox.js';
import type { MailPort } from '../mail/mail-port.js';
import { SqliteMailAdapter } from '../mail/sqlite-mail.js';
import type { PaymentProvider } from '../payments/payment-provider.js';
import { SandboxPayments } from '../payments/sandbox-payments.js';
import type { PersonKeys } from '../personal-data/person-keys.js';
import type { ProcessingRecord } from '../processing/processing-record.js';
import type { Settings } from '../settings/settings.js';

/** The engines that connect the product to the outside. Each is embedded or remote, independently of the others. */
export interface EdgeEngines {
  readonly blobs: BlobStore;
  readonly mail: MailPort;
  /** Mails that are stored for reading instead of being sent; null if real mail is sent. */
  readonly outbox: MailOutbox | null;
  /** The mailbox with the replies of boaters; null if none is read. */
  readonly mailbox: Mailbox | null;
  readonly payments: PaymentProvider;
}

export interface EdgeSurroundings {
  readonly settings: Settings;
  readonly keys: PersonKeys;
  readonly record: ProcessingRecord;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Registers an engine to be closed if a later one cannot be opened. */
export type Keep = <T extends { close(): Promise<void> }>(opening: Promise<T> | T) => Promise<T>;

/** @throws EngineUnavailableError with one line that names the engine and the reason */
export async function openEdgeEngines(given: EdgeSurroundings, keep: Keep): Promise<EdgeEngines> {
  const blobs = await keep(openBlobs(given));
  const { mail, outbox } = await openMail(given, keep);
  const mailbox = await openMailbox(given.settings);
  if (mailbox !== null) await keep(mailbox);
  return { blobs, mail, outbox, mailbox, payments: await keep(openPayments(given)) };
}

/** Opens all of them in the data directory. */
export function openEmbeddedEdges(directory: string, keys: PersonKeys, clock: Clock, sync: DiskSync): EdgeEngines {
  const outbox = new SqliteMailAdapter({ directory, keys, clock });
  const blobs = new DirectoryBlobStore(directory, keys);
  return { blobs, mail: outbox, outbox, mailbox: null, payments: new SandboxPayments(directory, sync) };
}

/** True if log and read models are on servers; other processes may then have the data directory open as well. */
export function isShared({ EVENT_STORE_URL, READ_MODELS_URL }: Settings): boolean {
  return EVENT_STORE_URL !== undefined && READ_MODELS_URL !== undefined;
}

async function openBlobs({ settings, keys }: EdgeSurroundings): Promise<BlobStore> {
  const { BLOBS_URL: url, DATA_DIR: directory } = settings;
  if (url === undefined) return new DirectoryBlobStore(directory, keys, isShared(settings));
  const { openS3Blobs } = await import('../blobs/s3-blob-store.js');
  return openS3Blobs(url, keys);
}

async function openMail(
  { settings, keys, record, clock, logger }: EdgeSurroundings,
  keep: Keep,
): Promise<Pick<EdgeEngines, 'mail' | 'outbox'>> {
  const { MAIL_URL: url, MAIL_FROM: from, DATA_DIR: directory } = settings;
  if (url === undefined || from === undefined) {
    const outbox = await keep(new SqliteMailAdapter({ directory, keys, clock, shared: isShared(settings) }));
    return { mail: outbox, outbox };
  }
  const { openSmtpMail } = await import('../mail/smtp-mail.js');
  return { mail: await keep(openSmtpMail({ url, from, keys, record, clock, logger })), outbox: null };
}

async function openMailbox({ MAILBOX_URL: url }: Settings): Promise<Mailbox | null> {
  if (url === undefined) return null;
  const { ImapMailbox } = await import('../mail/imap-mailbox.js');
  return new ImapMailbox(url);
}

async function openPayments({ settings, logger }: EdgeSurroundings): Promise<PaymentProvider> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = settings;
  if (secretKey === undefined || webhookSecret === undefined) {
    return new SandboxPayments(settings.DATA_DIR, 'every_commit', isShared(settings));
  }
  const { openStripePayments } = await import('../payments/stripe-payments.js');
  const connectWebhookSecret = settings.STRIPE_CONNECT_WEBHOOK_SECRET;
  return openStripePayments({ secretKey, webhookSecret, connectWebhookSecret, apiUrl }, logger);
}
