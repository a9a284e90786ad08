import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { PAYMENT_ID_REUSED_CODE, PAYMENT_UNKNOWN_CODE, PaymentProviderUnavailableError } from './payment-provider.js';

export interface StripeAccess {
  readonly secretKey: string;
  /** Replaces Stripe's address in tests. */
  readonly apiUrl?: string | undefined;
  readonly timeoutMs?: number | undefined;
  readonly retries?: number | undefined;
}

const TIMEOUT_MS = 15_000;
/** Retries carry the same idempotency key. */
const RETRIES = 2;

/** The official client, with telemetry off. */
export function stripeClient({ secretKey, apiUrl, timeoutMs = TIMEOUT_MS, retries = RETRIES }: StripeAccess): Stripe {
  const url = apiUrl === undefined ? undefined : new URL(apiUrl);
  const secure = url?.protocol !== 'http:';
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(url === undefined
      ? {}
      : {
          host: url.hostname,
          port: url.port === '' ? (secure ? 443 : 80) : Number(url.port),
          protocol: secure ? 'https' : 'http',
        }),
  });
}

/**
 * Translates an error of the client for the port's caller. Its message is never passed on, because it holds parts of
 * keys and of the request.
 * @throws PaymentProviderUnavailableError when it is unknown whether the call took effect, or a later attempt may
 * succeed
 * @throws Error when Stripe's refusal can only be explained by a defect or by the settings
 */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const { type, code, statusCode } = error;
  switch (type) {
    case 'StripeIdempotencyError':
      return refuse('key_reused', PAYMENT_ID_REUSED_CODE);
    case 'StripeInvalidRequestError':
      if (code === 'resource_missing' && statusCode === 404) return refuse('not_found', PAYMENT_UNKNOWN_CODE);
      throw new Error(`Stripe refuses the request (${statusCode} ${code ?? 'without a code'}).`);
    case 'StripeAuthenticationError':
      throw new PaymentProviderUnavailableError('Stripe refuses STRIPE_SECRET_KEY (401).');
    case 'StripePermissionError':
      throw new PaymentProviderUnavailableError('STRIPE_SECRET_KEY may not do what payments need (403).');
    case 'StripeConnectionError':
      throw new PaymentProviderUnavailableError(`Stripe does not answer${detailOf(error)}.`);
    default:
      throw new PaymentProviderUnavailableError(`Stripe cannot answer now (${statusCode ?? 'no answer'}).`);
  }
}

function detailOf({ detail }: InstanceType<typeof Stripe.errors.StripeError>): string {
  const code = (detail as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' && /^[A-Z_]+$/.test(code) ? ` (${code})` : '';
}

/** An idempotency key of Stripe, which accepts up to 255 characters. */
export function stripeKeyOf(what: string, id: string, ...more: (string | number)[]): string {
  const hash = createHash('sha256').update(JSON.stringify([id, ...more]));
  return `quayside-${what}-${hash.digest('hex')}`;
}
