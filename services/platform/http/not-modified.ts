import type { FastifyInstance } from 'fastify';

/** Answers 304 without a body where the client names the ETag of the answer in `If-None-Match` (RFC 9110, 13.1.2). */
export function answerNotModified(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const asked = request.headers['if-none-match'];
    const etag = reply.getHeader('etag');
    if (asked === undefined || typeof etag !== 'string' || reply.statusCode !== 200) {
      done(null, payload);
      return;
    }
    const known = asked.split(',').map((one) => one.trim().replace(/^W\//, ''));
    if (known.includes(etag)) {
      void reply.status(304).removeHeader('content-length').removeHeader('content-type');
      done(null, null);
    } else {
      done(null, payload);
    }
  });
}
