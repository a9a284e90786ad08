import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import { RefusedError } from './problem.js';

interface DeclaredPath {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

/**
 * Refuses requests by their head, before the body is read: a body with a content encoding, which could be far larger
 * than it was sent (415), and a method that the path does not have (405, RFC 9110 §15.5.6). Register it before routes.
 */
export function checkRequestHeads(server: FastifyInstance): void {
  const declared = new Map<string, DeclaredPath>();
  server.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const known = declared.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() };
    for (const each of [method].flat()) known.methods.add(each);
    declared.set(url, known);
  });
  server.addHook('onRequest', async (request, reply) => {
    refuseEncoding(request, reply);
    if (request.is404) refuseMethod(request, reply, [...declared.values()]);
    return Promise.resolve();
  });
}

function patternOf(url: string): RegExp {
  const escaped = url.replace(/\/$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:[^/]+/g, '[^/]+')}/?$`);
}

function refuseEncoding(request: FastifyRequest, reply: FastifyReply): void {
  const encoding = request.headers['content-encoding']?.trim().toLowerCase();
  if (encoding === undefined || encoding === '' || encoding === 'identity') return;
  void reply.header('Accept-Encoding', 'identity');
  throw new RefusedError(refuse('unsupported_type', 'UNSUPPORTED_MEDIA_TYPE', { details: { allowed: ['identity'] } }));
}

function refuseMethod(request: FastifyRequest, reply: FastifyReply, declared: readonly DeclaredPath[]): void {
  const path = request.url.split('?', 1)[0] ?? '/';
  const methods = declared.filter(({ pattern }) => pattern.test(path)).flatMap((each) => [...each.methods]);
  if (methods.length === 0) return;
  void reply.header('Allow', [...new Set(methods)].toSorted().join(', '));
  throw new RefusedError(refuse('wrong_method', 'METHOD_NOT_ALLOWED'));
}
