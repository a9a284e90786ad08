import { Inject, Injectable } from '@nestjs/common';
import { request as plainRequest } from 'node:http';
import { request as secureRequest, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import webPush from 'web-push';
import type { PersonKeys } from '../personal-data/person-keys.js';
import { readSender } from '../mail/smtp-url.js';
import type { Settings } from '../settings/settings.js';
import { PERSON_KEYS, SETTINGS } from '../tokens.js';
import { NotPublicError, publicLookup } from './public-lookup.js';
import { type PushKey, pushKeyOf } from './push-key.js';

/** How long a push service may take to answer. */
const LONGEST_ANSWER_MS = 10_000;
/** The contact for push services if the installation sets none. */
const NOBODY = 'mailto:quayside@example.org';

/** A browser that accepts pushes, as it describes itself (PushSubscription). */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  /** At most 4,096 bytes once it is encrypted (RFC 8291). */
  readonly payload: string;
  /** How long the push service keeps it for a device that cannot be reached. */
  readonly ttl_seconds: number;
  /** At most 32 characters of base64url: a later message with the same topic replaces one that still waits. */
  readonly topic: string;
}

/**
 * `delivered`: the push service has it. `gone`: the browser no longer accepts pushes. `refused`: this message will never
 * be accepted. `failed`: it may be accepted later.
 */
export interface PushAnswer {
  readonly outcome: 'delivered' | 'gone' | 'refused' | 'failed';
  /** HTTP status; null without an answer. */
  readonly status: number | null;
  /** The pause that the push service asks for. */
  readonly retry_after_ms: number | null;
}

/** Sends messages to browsers by the standard protocol (RFC 8030), encrypted for each of them. */
@Injectable()
export class PushService {
  private key: Promise<PushKey> | undefined;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(PERSON_KEYS) private readonly keys: PersonKeys,
  ) {}

  /** The key that a browser needs to subscribe; base64url. */
  async publicKey(): Promise<string> {
    return (await this.pair()).publicKey;
  }

  /** Never rejects because of the push service or of what the browser claims to be. */
  async send({ endpoint, p256dh, auth }: PushTarget, message: PushMessage): Promise<PushAnswer> {
    const vapidDetails = { subject: this.contact(), ...(await this.pair()) };
    let details: webPush.RequestDetails;
    try {
      details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message.payload, {
        vapidDetails,
        TTL: message.ttl_seconds,
        topic: message.topic,
        urgency: 'high',
        contentEncoding: 'aes128gcm',
      });
    } catch {
      // The keys are not points of the curve, so no browser made them.
      return { outcome: 'gone', status: null, retry_after_ms: null };
    }
    try {
      return answerOf(await this.post(details));
    } catch {
      return { outcome: 'failed', status: null, retry_after_ms: null };
    }
  }

  private pair(): Promise<PushKey> {
    this.key ??= this.keys.secret('push key').then(pushKeyOf);
    return this.key;
  }

  /** The contact for push services that have a problem with our messages. */
  private contact(): string {
    const { PUSH_CONTACT, SUPPORT_EMAIL, MAIL_FROM } = this.settings;
    if (PUSH_CONTACT !== undefined) return PUSH_CONTACT;
    const address = SUPPORT_EMAIL ?? (MAIL_FROM === undefined ? undefined : readSender(MAIL_FROM)?.address);
    return address === undefined ? NOBODY : `mailto:${address}`;
  }

  private post({ endpoint, headers, body, method }: webPush.RequestDetails): Promise<Received> {
    const instead = this.settings.PUSH_SERVICE_URL;
    const target = new URL(endpoint);
    // The look-up checks names only, so an endpoint with an IP address is refused here.
    if (isIP(target.hostname.replace(/^\[|\]$/g, '')) !== 0) return Promise.reject(new NotPublicError(target.hostname));
    const address = instead === undefined ? target : new URL(`${target.pathname}${target.search}`, instead);
    const options: RequestOptions = {
      method,
      headers,
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
      ...(instead === undefined ? { lookup: publicLookup } : {}),
    };
    return new Promise((resolve, reject) => {
      const request = (address.protocol === 'http:' ? plainRequest : secureRequest)(address, options, (response) => {
        const { statusCode = 0, headers: answered } = response;
        // Nothing in the body matters, and a redirection is never followed.
        response.destroy();
        resolve({ status: statusCode, retry_after: answered['retry-after'] });
      });
      request.on('error', reject);
      request.end(body);
    });
  }
}

interface Received {
  readonly status: number;
  readonly retry_after: string | undefined;
}

function answerOf({ status, retry_after }: Received): PushAnswer {
  const seconds = /^\d{1,6}$/.test(retry_after ?? '') ? Number(retry_after) : null;
  return { outcome: outcomeOf(status), status, retry_after_ms: seconds === null ? null : seconds * 1_000 };
}

function outcomeOf(status: number): PushAnswer['outcome'] {
  if (status >= 200 && status < 300) return 'delivered';
  if (status === 404 || status === 410) return 'gone';
  if (status === 408 || status === 429 || status >= 500 || status < 300) return 'failed';
  return 'refused';
}
