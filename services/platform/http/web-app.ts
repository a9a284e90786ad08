import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readdir } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';

/**
 * What the page may load: nothing from anywhere else. Styles are written into the page by the console's theme, pictures
 * are made in the page, and a mail is shown in a frame that inherits all of this and may run nothing.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' ws: wss:",
  "manifest-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Paths of the server itself: what is not there is a missing call, never a screen. */
const OF_THE_SERVER = /^\/(admin|boater|attachments|docs|health|metrics|openapi\.json|socket\.io|feed)(\/|$)/;

const YEAR_SECONDS = 31_536_000;

/**
 * Serves the built console from `directory`: its files by name, and its page wherever a person navigates to. Where there
 * is none, the bare address leads to the documentation of the calls. Looks at the directory once, at the start. A file
 * that has a compressed twin beside it (`.br`, `.gz`) is sent as that one to whoever reads it.
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
      await sendFile(reply, path);
    } else if (isNavigation(request, path)) {
      await sendFile(reply, '/index.html');
    }
  });
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

/** A person opens an address: browsers ask for a page, programs do not. */
function isNavigation(request: FastifyRequest, path: string): boolean {
  return !OF_THE_SERVER.test(path) && (path === '/' || (request.headers.accept ?? '').includes('text/html'));
}

function sendFile(reply: FastifyReply, path: string): FastifyReply {
  // Assets carry a hash of what is in them in their names.
  const keeps = path.startsWith('/assets/') ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
  void reply.header('Cache-Control', keeps);
  if (path === '/index.html') void reply.header('Content-Security-Policy', POLICY);
  return reply.sendFile(path.slice(1));
}

async function filesIn(root: string): Promise<ReadonlySet<string>> {
  try {
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
    return new Set(files.map((entry) => join(entry.parentPath, entry.name).slice(root.length).split(sep).join('/')));
  } catch {
    // Not built: a server for programs.
    return new Set();
  }
}
