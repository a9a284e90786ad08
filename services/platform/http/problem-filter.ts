import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { EngineUnavailableError } from '../availability/engine-unavailable.js';
import { problemOf, RefusedError } from './problem.js';

const BY_STATUS: Record<number, Refusal> = {
  400: refuse('validation', 'VALIDATION'),
  401: refuse('unauthenticated', 'UNAUTHENTICATED'),
  403: refuse('forbidden', 'FORBIDDEN'),
  404: refuse('not_found', 'NOT_FOUND'),
  405: refuse('wrong_method', 'METHOD_NOT_ALLOWED'),
  406: refuse('validation', 'VALIDATION'),
  413: refuse('too_large', 'PAYLOAD_TOO_LARGE'),
  415: refuse('unsupported_type', 'UNSUPPORTED_MEDIA_TYPE'),
  429: refuse('too_many', 'TOO_MANY_REQUESTS'),
};

/** Turns every error into a problem document. An unexpected error is logged, and its answer holds no details. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (isHungUp(error)) {
      // The connection is closed and the server has no fault.
      this.logger.debug({ err: error, correlation_id: request.id }, 'the caller went away');
      return;
    }
    const refusal = refusalOf(error);
    if (refusal === undefined) this.logger.error({ err: error, correlation_id: request.id }, 'request failed');
    const problem =
      refusal === undefined
        ? {
            type: 'urn:quayside:problem:internal',
            title: 'Sorry, an error has occurred',
            status: 500,
            error_type: 'INTERNAL',
            correlation_id: request.id,
          }
        : problemOf(refusal, request.id);
    if (error instanceof RefusedError && error.retryAfter !== undefined) {
      void reply.header('Retry-After', String(error.retryAfter));
    }
    void reply.status(problem.status).header('Content-Type', 'application/problem+json').send(JSON.stringify(problem));
  }
}

/** Whether the client closed the connection before the end of the answer, as browsers do when a page is left. */
function isHungUp(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof RefusedError) return error.refusal;
  if (error instanceof EngineUnavailableError) return refuse('unavailable', 'UNAVAILABLE');
  const status =
    error instanceof HttpException ? error.getStatus() : (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? BY_STATUS[status] : undefined;
}
