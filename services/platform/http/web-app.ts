import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readdir } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';

/** A host name or address, with a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Restricts the page to its own origin. The console's theme writes styles into the page, pictures are made in the page,
 * and a mail is shown in a frame that inherits this policy and may run nothing. Older browsers do not count the
 * sockets of the origin as `'self'`, so they are named.
 */
function policyFor({ host }: FastifyRequest): string {
  const sockets = HOST.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${sockets}`,
    "manifest-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Paths of the server. An unknown path under them is a missing call, never a screen. */
const OF_THE_SERVER = /^\/(admin|boater|attachments|docs|health|metrics|openapi\.json|socket\.io|feed)(\/|$)/;

const YEAR_SECONDS = 31_536_000;

/**
 * Serves the built console from `directory`: its files by name, and its page for every navigation. Without a built
 * console, `/` leads to the API documentation. The directory is read once, at the start. A file with a compressed twin
 * (`.br`, `.gz`) is sent compressed to clients that accept the encoding. Source maps stay on the server.
 */
export async function serveWebApp(server: FastifyInstance, directory: string): Promise<void> {
  const root = resolve(directory);
  const files = await filesIn(root);
  const built = files.has('/index.html');
  await server.register(fastifyStatic, { root, serve: false, cacheControl: false, etag: true, preCompressed: true });
  server.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const path = pathOf(request);
    if (!built) {
      if (path === '/') await reply.redirect('/docs', 302);
    } else if (path !== '/index.html' && files.has(path)) {
      await sendFile(request, reply, path);
    } else if (isNavigation(request, path)) {
      await sendFile(request, reply, '/index.html');
    }
  });
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

/** Whether the request opens a page of the console: it is no call, and browsers accept HTML, programs do not. */
function isNavigation(request: FastifyRequest, path: string): boolean {
  return (
    request.is404 && !OF_THE_SERVER.test(path) && (path === '/' || (request.headers.accept ?? '').includes('text/html'))
  );
}

function sendFile(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  // The names of assets contain a hash of their content.
  const keeps = path.startsWith('/assets/') ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
  void reply.header('Cache-Control', keeps);
  if (path === '/index.html') void reply.header('Content-Security-Policy', policyFor(request));
  return reply.sendFile(path.slice(1));
}

/** A source map, or its compressed twin. */
function isMap(name: string): boolean {
  return /\.map(?:\.\w+)?$/.test(name);
}

async function filesIn(root: string): Promise<ReadonlySet<string>> {
  try {
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !isMap(entry.name));
    return new Set(files.map((entry) => join(entry.parentPath, entry.name).slice(root.length).split(sep).join('/')));
  } catch {
    // The console is not built: this server has API clients only.
    return new Set();
  }
}
